"""Names are found however people type them, and ordered as each language orders them."""

import pytest

from games.naming import letters, place_of


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("HOLDEM", "Hold'em"),
        ("pisti", "Pişti"),
        ("PİŞTİ", "Pişti"),
        ("contree", "Contrée"),
        ("ёлка", "Елка"),
        ("はーつ", "ハーツ"),
        ("ﾊｰﾂ", "ハーツ"),
        ("lodz", "Łódź"),
    ],
)
def test_a_name_is_found_without_its_capitals_and_accents(typed: str, name: str) -> None:
    assert letters(typed) == letters(name)


@pytest.mark.parametrize("typed", ["夏", "Херц"])
def test_other_letters_are_others(typed: str) -> None:
    assert letters(typed) not in ("冬", letters("Черви"))


@pytest.mark.parametrize(
    ("locale", "names"),
    [
        ("en", ["Basra", "Big Two", "Oh Hell", "Omaha", "Palace", "Pişti", "President"]),
        ("de", ["Äpfel", "Apfelkern", "Öl", "Rommé", "Zwicker"]),
        ("es-419", ["nube", "ñu", "ómnibus", "oso"]),
        ("fr", ["côte", "cote d'or", "été", "étudiant", "fin"]),
        ("tr", ["cam", "çay", "hız", "Ilık", "Irmak", "iz", "İzmir", "su", "şeker"]),  # noqa: RUF001
        ("ru", ["Гольф", "Ёлка", "Жук", "Йота", "Козёл", "Омаха"]),
        ("ko", ["가", "각", "나", "다리"]),
        ("ja", ["ごみ", "コント", "ハワイ", "びり"]),
    ],
)
def test_names_stand_in_the_order_of_their_language(locale: str, names: list[str]) -> None:
    places = [place_of(name, locale) for name in names]
    assert sorted(places) == places


def test_letters_of_one_language_are_accents_in_another() -> None:
    names = ["nube", "ñu", "nuez"]
    assert sorted(names, key=lambda name: place_of(name, "en")) == ["ñu", "nube", "nuez"]
