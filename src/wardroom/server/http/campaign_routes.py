"""HTTP: your campaigns."""

from litestar import get, post
from litestar.params import FromPath

from wardroom.protocol import CampaignCard
from wardroom.server.http.dependencies import Person, Served


@get("/api/campaigns")
async def my_campaigns(services: Served, person: Person) -> list[CampaignCard]:
    """The campaigns you belong to, the last played first."""
    return await services.campaigns.mine(person)


@get("/api/campaigns/{id:str}")
async def show_campaign(services: Served, person: Person, id: FromPath[str]) -> CampaignCard:
    """How far one of your campaigns has come."""
    return await services.campaigns.show(id, person)


@post("/api/campaigns/{id:str}/leave", status_code=204)
async def leave_campaign(services: Served, person: Person, id: FromPath[str]) -> None:
    """Belong to a campaign no more; the others go on with it."""
    await services.campaigns.leave(id, person)


CAMPAIGN_ROUTES = [my_campaigns, show_campaign, leave_campaign]
