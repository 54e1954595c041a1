"""The proxies of deploy/, loaded and run by the real programs in front of a real server.

They are what `apt install nginx-light caddy openssl` brings on Debian 12. Only ports, names and the
certificate differ from the files as people copy them.
"""

import http.client
import re
import shutil
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.conftest import eventually, run
from wardroom.lab.load.server_process import ServerProcess, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
FEW = {
    "wardroom.server.rate_limit.CREATIONS_A_SECOND": 0.0,
    "wardroom.server.rate_limit.CREATIONS_AT_ONCE": 3.0,
}
AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/wardroom.conf;
}}
"""


class Proxy(NamedTuple):
    """A proxy that runs, and what it answers."""

    port: int
    secure: bool

    def answer(self, method: str, path: str, **headers: str) -> tuple[int, bytes]:
        if self.secure:
            trusting = ssl.create_default_context()
            trusting.check_hostname = False
            trusting.verify_mode = ssl.CERT_NONE
            line: http.client.HTTPConnection = http.client.HTTPSConnection(
                "127.0.0.1", self.port, timeout=60, context=trusting
            )
        else:
            line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            line.request(method, path, b"{}" if method == "POST" else None, headers)
            answer = line.getresponse()
            return answer.status, answer.read()
        finally:
            line.close()


def must_have(program: str) -> str:
    """Where a program is; without it the test says loudly that nothing was tried."""
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin:/usr/local/sbin")
    if found is None:
        pytest.skip(f"NOT TRIED: there is no {program} here; apt install nginx-light caddy openssl")
    return found


def nginx_conf(folder: Path, server: int, secure: int) -> Path:
    """deploy/nginx.conf with the ports of this test and a certificate of its own."""
    subprocess.run(
        [
            *(must_have("openssl"), "req", "-x509", "-newkey", "ec", "-nodes", "-days", "1"),
            *("-pkeyopt", "ec_paramgen_curve:prime256v1", "-subj", "/CN=example.org"),
            *("-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")),
        ],
        check=True,
        capture_output=True,
    )
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    text = re.sub(r"^ *listen \[::\].*\n", "", text, flags=re.MULTILINE)
    for theirs, ours in (
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("listen 443 ", f"listen 127.0.0.1:{secure} "),
        ("/etc/letsencrypt/live/example.org", str(folder)),
        ("server 127.0.0.1:8000;", f"server 127.0.0.1:{server};"),
    ):
        assert theirs in text, theirs
        text = text.replace(theirs, ours)
    (folder / "wardroom.conf").write_text(text, encoding="utf-8")
    around = folder / "nginx.conf"
    around.write_text(AROUND.format(folder=folder), encoding="utf-8")
    return around


def caddyfile(folder: Path, server: int, port: int) -> Path:
    """deploy/Caddyfile with the ports of this test, and without a certificate."""
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    for theirs, ours in (
        ("example.org {", f"http://127.0.0.1:{port} {{"),
        ("127.0.0.1:8000", f"127.0.0.1:{server}"),
    ):
        assert theirs in text, theirs
        text = text.replace(theirs, ours)
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + text, encoding="utf-8")
    return file


@contextmanager
def running(name: str, folder: Path, server: int) -> Iterator[Proxy]:
    """A proxy in front of a server."""
    program, port = must_have(name), free_port()
    if name == "nginx":
        words = ["-c", str(nginx_conf(folder, server, port)), "-p", str(folder)]
        subprocess.run([program, "-t", *words], check=True, capture_output=True)
    else:
        words = ["run", "--adapter", "caddyfile", "--config", str(caddyfile(folder, server, port))]
    proxy = Proxy(port, name == "nginx")
    homes = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen([program, *words], env=homes, stdout=log, stderr=log)
    try:

        async def answers() -> bool:
            assert process.poll() is None, (folder / "proxy.log").read_text(encoding="utf-8")
            try:
                return proxy.answer("GET", "/api/health")[0] == 200
            except OSError:
                return False

        run(eventually(answers))
        yield proxy
    finally:
        process.terminate()
        process.wait(20)


def test_nginx_takes_the_file_as_it_is_but_for_the_certificate(tmp_path: Path) -> None:
    program = must_have("nginx")
    around = nginx_conf(tmp_path, free_port(), free_port())
    said = subprocess.run(
        [program, "-t", "-c", str(around), "-p", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stderr
    assert "warn" not in said.stderr


def test_caddy_takes_the_file_as_it_is() -> None:
    said = subprocess.run(
        [must_have("caddy"), "validate", "--adapter", "caddyfile", "--config", "Caddyfile"],
        cwd=DEPLOY,
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stderr


@pytest.mark.parametrize("name", ["nginx", "caddy"])
def test_behind_a_proxy_no_invented_address_escapes_the_limits(
    name: str, tmp_path: Path, own_server: Callable[..., ServerProcess]
) -> None:
    must_have(name)
    server = own_server(WARDROOM_LIMITS="on", constants=FEW)
    with running(name, tmp_path, server.port) as proxy:
        assert proxy.answer("GET", "/metrics")[0] == 404
        assert proxy.answer("GET", "/api/ready")[0] == 200
        statuses = []
        for number in range(5):
            invented = {
                "X-Forwarded-For": f"203.0.113.{number % 250}, 198.51.100.{number % 250}",
                "X-Real-IP": f"203.0.113.{number % 250}",
                "Forwarded": f"for=203.0.113.{number % 250}",
            }
            statuses.append(proxy.answer("POST", "/api/me", **invented)[0])
    assert statuses == [200, 200, 200, 429, 429]


def test_a_server_that_believes_every_proxy_says_so_when_it_starts(
    own_server: Callable[..., ServerProcess],
) -> None:
    server = own_server(FORWARDED_ALLOW_IPS="*", WARDROOM_LIMITS="on")
    assert "FORWARDED_ALLOW_IPS" in server.log.read_text(encoding="utf-8")


def test_the_container_names_the_proxy_it_believes() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    believed = re.search(r'FORWARDED_ALLOW_IPS: "([^"]+)"', text)
    gateway = re.search(r"gateway: (\S+)", text)
    assert believed is not None
    assert gateway is not None
    assert believed[1] == gateway[1]
