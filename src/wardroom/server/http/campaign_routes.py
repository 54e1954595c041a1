"""HTTP: your campaigns."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from wardroom.protocol import CampaignCard, CampaignFile
from wardroom.server.http.dependencies import Person, Served
from wardroom.server.http.guards import makes_something, needs_room


@get("/api/campaigns")
async def my_campaigns(services: Served, person: Person) -> list[CampaignCard]:
    """The campaigns you belong to, the last played first."""
    return await services.campaigns.mine(person)


@get("/api/campaigns/{id:str}")
async def show_campaign(services: Served, person: Person, id: FromPath[str]) -> CampaignCard:
    """How far one of your campaigns has got."""
    return await services.campaigns.show(id, person)


@post("/api/campaigns", status_code=201, guards=[makes_something, needs_room])
async def bring_campaign(
    services: Served, person: Person, data: JSONBody[CampaignFile]
) -> CampaignCard:
    """Continue here a campaign that was played elsewhere, as a new one of yours."""
    return await services.campaigns.bring(person, data)


@post("/api/campaigns/{id:str}/leave", status_code=204)
async def leave_campaign(services: Served, person: Person, id: FromPath[str]) -> None:
    """Leave a campaign; the others keep it."""
    await services.campaigns.leave(id, person)


CAMPAIGN_ROUTES = [my_campaigns, show_campaign, bring_campaign, leave_campaign]
