"""What people do, checked as Discord's chat client checks it before it sends anything."""
