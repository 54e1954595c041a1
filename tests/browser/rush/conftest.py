"""Rush M.D.: every table is dealt the same cards."""

import pytest

DEAL = 3610
"""The first Hospitalized Patients need Cultures and an X-ray, a Blood Exam and an MRI, and surgery;
the first Regular Patient needs an orange and a blue pill."""


@pytest.fixture
def deal() -> int:
    return DEAL
