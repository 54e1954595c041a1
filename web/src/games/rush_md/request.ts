/** What somebody asks of all while the clock runs: a pause. */
import type { TableRequest } from "../screens";
import { namesBut, type RushScene } from "./view";

export function request({ view, own, players, words, offers }: RushScene): TableRequest | null {
  const votes = view.pause_votes;
  if (view.phase !== "action" || view.paused !== "" || votes.length === 0) return null;
  const names = (seats: readonly number[]): readonly string[] =>
    seats.map((seat) => players[seat]?.name ?? "");
  const offer = offers.find(({ action }) => action === "pause");
  const others = votes.filter((seat) => !own.includes(seat));
  if (offer && others.length > 0) {
    const say = words.text("web-rush-asks-pause", { who: names(others) });
    return { say, agree: { offer, say: words.text("web-rush-agree") } };
  }
  const left = namesBut({ players }, [...votes, ...view.absent]);
  return { say: words.text("web-rush-asked-pause", { who: left }), agree: null };
}
