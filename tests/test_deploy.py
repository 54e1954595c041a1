"""The files for those who host: as far as can be told here, they say what they should."""

import configparser
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from wardroom.cli.arguments import read_arguments

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
UNITS = ("wardroom.service", "wardroom-backup.service", "wardroom-backup.timer")


def unit(name: str) -> configparser.ConfigParser:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(DEPLOY / name, encoding="utf-8")
    return parser


def test_hosting_tells_of_every_file() -> None:
    for file in DEPLOY.iterdir():
        assert f"deploy/{file.name}" in HOSTING


@pytest.mark.parametrize("name", ["wardroom.service", "wardroom-backup.service"])
def test_what_a_unit_starts_is_a_command_of_ours(name: str) -> None:
    service = unit(name)["Service"]
    program, *words = service["ExecStart"].split()
    assert program.endswith("/wardroom")
    read_arguments(words)
    assert service["User"] == "wardroom"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_finds_nothing_wrong_but_that_nothing_is_installed() -> None:
    said = subprocess.run(
        ["systemd-analyze", "verify", *(str(DEPLOY / name) for name in UNITS)],
        capture_output=True,
        text=True,
        check=False,
    ).stderr
    lines = [line for line in said.splitlines() if "is not executable" not in line]
    assert not [line for line in lines if "wardroom" in line]


def test_the_container_starts_the_server_and_asks_how_it_is() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    command = re.findall(r"^CMD \[(.+)\]$", text, re.MULTILINE)[-1]
    program, *words = re.findall(r'"([^"]+)"', command)
    assert program == "wardroom"
    read_arguments(words)
    assert "/api/health" in text
    assert "USER wardroom" in text


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_a_proxy_keeps_figures_to_itself_and_passes_the_rest_on(name: str) -> None:
    text = re.sub(r"#.*", "", (DEPLOY / name).read_text(encoding="utf-8"))
    assert text.count("{") == text.count("}")
    assert "/metrics" in text
    assert "404" in text
    assert "127.0.0.1:8000" in text
    assert "Strict-Transport-Security" in text
    if name == "nginx.conf":
        for header in ("Host $http_host", "Upgrade $http_upgrade", "X-Forwarded-For"):
            assert f"proxy_set_header {header}" in text


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_a_proxy_sends_all_of_a_table_to_one_process(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    patterns = [
        re.compile(found.replace("(?<", "(?P<"))
        for found in re.findall(r"\^/api/[^\s\"]+", text.replace("~^", "^"))
    ]

    def key(path: str) -> str | None:
        return next((found[1] for one in patterns if (found := one.match(path))), None)

    for path in ("play", "chat", "seats/0/stand-in"):
        assert key(f"/api/tables/k3v9/{path}") == "k3v9"
    assert key("/api/tables/k3v9") == "k3v9"
    assert key("/api/tours/t1/follow") == "t1"
    assert key("/api/tables") is None
    assert key("/api/lobby") is None
    assert ("hash $wardroom_table" in text) or ("lb_policy header X-Wardroom-Table" in text)


@pytest.mark.parametrize(
    ("program", "known", "check"),
    [
        ("caddy", ["version"], ["validate", "--adapter", "caddyfile", "--config", "Caddyfile"]),
        ("docker", ["compose", "version"], ["compose", "-f", "compose.yaml", "config", "-q"]),
    ],
)
def test_the_programs_themselves_take_the_files(
    program: str, known: list[str], check: list[str]
) -> None:
    if shutil.which(program) is None:
        pytest.skip(f"there is no {program} here")
    if subprocess.run([program, *known], capture_output=True, check=False).returncode:
        pytest.skip(f"there is no {program} {known[0]} here")
    subprocess.run([program, *check], cwd=DEPLOY, check=True)


def test_every_command_of_the_page_can_be_typed() -> None:
    typed = re.findall(r"^\| `wardroom (admin [^`]+)`", HOSTING, re.MULTILINE)
    assert len(typed) == 12
    for line in typed:
        plain = re.sub(r"[\[\]]", "", line)
        read_arguments(plain.split())
