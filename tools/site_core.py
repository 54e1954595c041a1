"""The native core of Pandemic as a WebAssembly module, for the strong colleague of a site.

It needs nothing of its surroundings, so it does not have to be built by the compiler that built the
interpreter beside it. The compiler here is Zig's, for it comes as a package with C++ for
WebAssembly in it, and equal sources make equal bytes with it on every machine.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
TOOLS: Final = ROOT / "build/site-tools"
NATIVE: Final = ROOT / "native"
PYTHON: Final = NATIVE / "python/wardroom_native"
MODULES: Final = {
    "__init__.py": "__init__.py",
    "exchange.py": "exchange.py",
    "strong.py": "strong.py",
    "webassembly.py": "core.py",
}
"""The modules of the colleague, and what each is called on a site."""
FLAGS: Final = (
    *("-target", "wasm32-wasi", "-mexec-model=reactor", "-mcpu=generic+simd128"),
    *("-std=c++20", "-O3", "-fno-exceptions", "-fno-rtti", "-DNDEBUG"),
    *("-Wl,--strip-all", "-Wl,-z,stack-size=1048576"),
)


def put_core(folder: Path) -> bool:
    """Put the colleague and its core into a folder of packages; False if they cannot be built."""
    package = folder / "wardroom_native"
    package.mkdir(parents=True)
    for name, called in MODULES.items():
        shutil.copyfile(PYTHON / name, package / called)
    try:
        build(package / "core.wasm")
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"Pandemic goes without the colleague 'strong': {error}")
        shutil.rmtree(folder)
        return False
    return True


def build(module: Path) -> None:
    """Compile the core; an error of the system or of a process if that cannot be done here."""
    if not (TOOLS / "ziglang").exists():
        subprocess.run(
            [
                *(sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
                *("--no-deps", "--only-binary=:all:", "--require-hashes", "--target", str(TOOLS)),
                *("-r", "requirements/site-core.txt"),
            ],
            cwd=ROOT,
            check=True,
        )
    places = {
        name: str(TOOLS / "cache") for name in ("ZIG_GLOBAL_CACHE_DIR", "ZIG_LOCAL_CACHE_DIR")
    }
    subprocess.run(
        [
            *(sys.executable, "-m", "ziglang", "c++", *FLAGS, f"-I{NATIVE / 'include'}"),
            *(str(NATIVE / "wasm/face.cpp"), "-o", str(module)),
        ],
        cwd=ROOT,
        env={**os.environ, **places, "PYTHONPATH": str(TOOLS)},
        check=True,
    )
