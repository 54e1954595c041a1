"""What has to be in a package is missed, and what does not belong there is found."""

import tarfile
import zipfile
from pathlib import Path

from tools.release.check import IN_THE_ARCHIVE, IN_THE_WHEEL, contents


def wheel(folder: Path, names: tuple[str, ...]) -> Path:
    path = folder / "wardroom_table-0.1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for name in names:
            archive.writestr(name, "")
    return path


def archive(folder: Path, names: tuple[str, ...]) -> Path:
    path = folder / "wardroom_table-0.1.0.tar.gz"
    nothing = folder / "nothing"
    nothing.touch()
    with tarfile.open(path, "w:gz") as packed:
        for name in names:
            packed.add(nothing, f"wardroom_table-0.1.0/{name}")
    return path


def test_whole_packages_are_fine(tmp_path: Path) -> None:
    files = [wheel(tmp_path, IN_THE_WHEEL)], [archive(tmp_path, IN_THE_ARCHIVE)]
    assert list(contents(*files)) == []


def test_a_wheel_without_its_page_is_found(tmp_path: Path) -> None:
    (found,) = contents([wheel(tmp_path, IN_THE_WHEEL[1:])], [])
    assert found.endswith("lacks wardroom/server/page/index.html")


def test_an_archive_with_the_pictures_is_found(tmp_path: Path) -> None:
    names = (*IN_THE_ARCHIVE, "docs/pictures/a.png")
    (found,) = contents([wheel(tmp_path, IN_THE_WHEEL)], [archive(tmp_path, names)])
    assert found.endswith("has docs/pictures/")


def test_an_empty_folder_is_not_fine() -> None:
    assert list(contents([], []))
