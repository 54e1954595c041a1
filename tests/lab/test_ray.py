"""Games on a real Ray cluster of this one machine, where Ray is installed (the extra `ray`)."""

import pytest

pytest.importorskip("ray", reason="Ray is not installed here; pip install 'wardroom-table[ray]'")

from wardroom.kernel import WardroomError, game
from wardroom.lab import simulate
from wardroom.lab.cluster import over_ray

pytestmark = pytest.mark.filterwarnings("ignore")


def refuse(number: int) -> int:
    raise WardroomError(f"{number} is refused.")


def test_a_cluster_plays_the_same_games_and_tells_what_goes_wrong() -> None:
    kinds = ["random", "random"]
    alone = simulate(game("pandemic"), kinds, 12)
    spread = simulate(game("pandemic"), kinds, 12, ray="local")
    assert [played.result for played in alone.games] == [played.result for played in spread.games]
    with pytest.raises(WardroomError, match=r"^1 is refused\.$"):
        list(over_ray(refuse, [1, 2], "local"))
