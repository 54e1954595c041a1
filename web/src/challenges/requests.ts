/** Requests about deals that are given to friends. */

import type { Company } from "../daily/requests";
import { ask } from "../net/http";
import type { Challenge, ChallengeGiving, TableCard } from "../protocol";

const place = (id: string): string => `/challenges/${encodeURIComponent(id)}`;

export const requests = {
  give: (wish: Partial<ChallengeGiving>, invite: string | null) =>
    ask<Challenge>("/challenges", { method: "POST", body: wish, invite }),
  look: (id: string) => ask<Challenge>(place(id)),
  take: (id: string, company: Company) =>
    ask<TableCard>(`${place(id)}/tables`, { method: "POST", body: { company } }),
};
