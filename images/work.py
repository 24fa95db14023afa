"""The jobs of a drawing process, called by name: see `images.workers`."""

from typing import Final

from games.scene import Scene, Table
from images import memory
from images.art.emojis import emoji as emoji
from images.art.emojis import emoji_name as emoji_name
from images.art.logo import logo as logo
from images.drawing import Look
from images.files.avatar import BadPicture, read_avatar
from images.files.gif import Film
from images.files.png import png
from images.layout import layout
from images.paint.painting import packed
from images.paint.patches import picture
from images.theme import PLAIN, Style

_FILMS: Final[dict[str, Film]] = {}


def draw(scene: Scene, style: Style = PLAIN) -> bytes:
    """The picture of a scene as a PNG with a palette; takes milliseconds of a processor."""
    return png(picture(layout(scene), style))


def warm(card: str, width: int, look: Look, style: Style, bare: bool) -> None:
    """Draw a card before it is needed."""
    packed(card, width, look, style.deck, bare)


def avatar(data: bytes) -> bytes:
    """The result of `read_avatar`; nothing for a file that is no picture that may be shown."""
    try:
        return read_avatar(data)
    except BadPicture:
        return b""


def begin_film(name: str, size: tuple[int, int], style: Style) -> None:
    """Begin a film under a name that no other has."""
    _FILMS[name] = Film(size, style)


def add_to_film(name: str, scene: Table, milliseconds: int) -> int:
    """Show a table for so long; how many bytes the film has by now."""
    film = _FILMS[name]
    film.add(scene, milliseconds)
    return film.length


def film_file(name: str) -> bytes:
    """A film as far as it has grown; ValueError without frames."""
    return _FILMS[name].file()


def end_film(name: str) -> None:
    """Forget a film."""
    _FILMS.pop(name, None)


def release() -> None:
    """Give free memory back to the system; takes some milliseconds."""
    memory.release()
