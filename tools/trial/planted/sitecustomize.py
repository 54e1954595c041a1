"""Found by every Python process that has this folder on its path: plants the cards of Pandemic."""

from tools.trial.planting import plant

plant()
