"""The routes and sockets of all features."""

from wardroom.server.features.accounts.routes import ACCOUNT_ROUTES
from wardroom.server.features.challenges.routes import CHALLENGE_ROUTES
from wardroom.server.features.company.routes import COMPANY_ROUTES
from wardroom.server.features.daily.routes import DAILY_ROUTES
from wardroom.server.features.debriefs.routes import DEBRIEF_ROUTES
from wardroom.server.features.endings.routes import ENDING_ROUTES
from wardroom.server.features.first_games.routes import FIRST_GAME_ROUTES
from wardroom.server.features.invitations.routes import INVITATION_ROUTES
from wardroom.server.features.lessons.routes import LESSON_ROUTES
from wardroom.server.features.lessons.socket import lesson
from wardroom.server.features.notes.routes import NOTE_ROUTES
from wardroom.server.features.notices.routes import NOTICE_ROUTES
from wardroom.server.features.own_games.routes import OWN_GAME_ROUTES
from wardroom.server.features.personal.routes import PERSONAL_ROUTES
from wardroom.server.features.puzzles.routes import PUZZLE_ROUTES
from wardroom.server.features.puzzles.socket import puzzle
from wardroom.server.features.records.routes import RECORD_ROUTES
from wardroom.server.features.reports.routes import REPORT_ROUTES
from wardroom.server.features.tours.routes import TOUR_ROUTES
from wardroom.server.features.tours.socket import follow
from wardroom.server.features.what_ifs.routes import WHAT_IF_ROUTES

FEATURE_ROUTES = [
    *ACCOUNT_ROUTES,
    *CHALLENGE_ROUTES,
    *COMPANY_ROUTES,
    *DAILY_ROUTES,
    *DEBRIEF_ROUTES,
    *ENDING_ROUTES,
    *FIRST_GAME_ROUTES,
    *INVITATION_ROUTES,
    *LESSON_ROUTES,
    *NOTE_ROUTES,
    *NOTICE_ROUTES,
    *OWN_GAME_ROUTES,
    *PERSONAL_ROUTES,
    *PUZZLE_ROUTES,
    *RECORD_ROUTES,
    *REPORT_ROUTES,
    *TOUR_ROUTES,
    *WHAT_IF_ROUTES,
    follow,
    lesson,
    puzzle,
]
