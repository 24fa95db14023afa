"""Acts of people, checked as Discord's chat client checks them."""
