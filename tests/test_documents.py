"""Pages that follow from code."""

import pytest

from tests.documents import DOCUMENTS, ROOT


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_page_that_is_written_from_code_says_what_the_code_says(name: str) -> None:
    assert (ROOT / name).read_text("utf-8") == DOCUMENTS[name](), "make docs"
