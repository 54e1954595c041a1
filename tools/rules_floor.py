"""The build hook that compiles the rules floor with mypyc, a C file for each module, side by side.

Hatchling loads it where HATCH_BUILD_HOOK_ENABLE_CUSTOM is set; pyproject.toml says what is compiled
and how. All of it happens in a temporary folder, so the tree stays as it was. JOBS says how many
compilers work at a time, else there are as many as processors. Where WARDROOM_KEPT names a folder
of extension modules that are kept already (tools.compiled), the wheel takes these.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from hatch_mypyc import plugin

KEPT: Final = "WARDROOM_KEPT"
EXTENSIONS: Final = (".so", ".pyd")
WANTED: Final = "wanted.json"
BUILT: Final = "built"
EXACT: Final = "-ffp-contract=off"
"""A fused multiply-add rounds once where Python rounds twice. That of Windows never fuses."""


class RulesFloor(plugin.MypycBuildHook):
    """What is compiled, as hatch-mypyc reads it from the settings; how is decided here."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Give the wheel its extension modules."""
        if self.target_name != "wheel":
            return
        if KEPT in os.environ:
            place = Path(os.environ[KEPT])
        else:
            self._folder = TemporaryDirectory()
            place = self._compiled(Path(self._folder.name).resolve())
        build_data["infer_tag"] = True
        build_data["pure_python"] = False
        for path in sorted(place.rglob("*")):
            if path.suffix in EXTENSIONS:
                build_data["force_include"][str(path)] = path.relative_to(place).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The wheel has them now."""
        if hasattr(self, "_folder"):
            self._folder.cleanup()

    def clean(self, versions: Sequence[str]) -> None:
        """It leaves nothing in the tree."""

    def _compiled(self, folder: Path) -> Path:
        sources = Path(self.root, "src")
        shutil.copytree(sources, folder / "src", ignore=_without_pages)
        wanted = {
            "paths": [*self.config_mypy_args, *self.normalized_included_files],
            "options": self.config_options,
        }
        (folder / WANTED).write_text(json.dumps(wanted), encoding="utf-8")
        # Without this folder on the path: its modules have names that others may look for.
        ran = subprocess.run(
            [sys.executable, "-P", str(Path(self.root, "tools/rules_floor.py"))],
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        if ran.returncode:
            raise RuntimeError(f"mypyc:\n{ran.stdout.decode(errors='replace')}")
        return folder / BUILT


def _without_pages(folder: str, names: list[str]) -> list[str]:
    return [
        name
        for name in names
        if not name.endswith((".py", ".typed")) and not Path(folder, name).is_dir()
    ]


def main() -> None:
    """Compile what is wanted in this folder, which is empty but for the sources."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):
        """All files of all modules share a few compilers."""

        def build_extensions(self) -> None:
            jobs = int(os.environ.get("JOBS", 0)) or os.cpu_count() or 1
            compiler = self.compiler
            one_after_another = compiler.compile
            if compiler.compiler_type == "unix":
                for extension in self.extensions:
                    extension.extra_compile_args.append(EXACT)
            elif not getattr(compiler, "initialized", True):
                compiler.initialize()
            with ThreadPoolExecutor(jobs) as compilers:

                def compile_all(sources: Sequence[str], *more: Any, **named: Any) -> list[str]:
                    def compiled(source: str) -> list[str]:
                        objects: list[str] = one_after_another([source], *more, **named)
                        return objects

                    return [each for some in compilers.map(compiled, sources) for each in some]

                compiler.compile = compile_all
                self.parallel = jobs
                super().build_extensions()

    wanted = json.loads(Path(WANTED).read_text(encoding="utf-8"))
    setup(
        name="rules-floor",
        package_dir={"": "src"},
        ext_modules=mypycify(wanted["paths"], target_dir="c", **wanted["options"]),
        cmdclass={"build_ext": SideBySide},
        script_args=["build_ext", "--build-lib", BUILT, "--build-temp", "objects"],
    )


if __name__ == "__main__":
    main()
