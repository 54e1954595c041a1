/** What is asked of the server about people one plays with. */

import { ask } from "../net/http";
import type { Company } from "../protocol";

const companion = (id: string): string => `/me/company/${encodeURIComponent(id)}`;

export const requests = {
  company: () => ask<Company>("/me/company"),
  setListed: (listed: boolean) => ask<Company>("/me/company", { method: "PUT", body: { listed } }),
  block: (id: string, blocked: boolean) =>
    ask<Company>(companion(id), { method: "PATCH", body: { blocked } }),
  invite: (table: string, whom: string) =>
    ask<null>(`/tables/${encodeURIComponent(table)}/invitations`, {
      method: "POST",
      body: { whom },
    }),
  decline: (table: string) =>
    ask<null>(`/me/invitations/${encodeURIComponent(table)}`, { method: "DELETE" }),
};
