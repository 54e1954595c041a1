/** The link with which somebody is invited. */

import { tableAddress } from "./routes";

const LETTERS = 16;

/**
 * What shows a server that a link was sent by somebody with the invite: it follows from the invite,
 * and nobody gets from it to the table. Without a secure address there is none, and no preview.
 */
export async function previewToken(invite: string): Promise<string> {
  const subtle = (crypto as Partial<Crypto>).subtle;
  if (invite === "" || !subtle) return "";
  const digest = await subtle.digest("SHA-256", new TextEncoder().encode(`preview:${invite}`));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  return hex.join("").slice(0, LETTERS);
}

/** The address of a table as it is sent to friends. */
export function inviteAddress(id: string, invite: string | null, token: string): string {
  const [path = "", hash] = tableAddress(id, invite).split("#");
  return path + (token === "" ? "" : `?p=${token}`) + (hash === undefined ? "" : `#${hash}`);
}
