/** What is asked of the server about passkeys, devices and signing in. */

import { ask } from "../net/http";
import type {
  AccountCard,
  Me,
  NewPasskey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRequest,
} from "../protocol";

const post = (body: unknown = {}): { method: "POST"; body: unknown } => ({ method: "POST", body });

export const requests = {
  account: () => ask<AccountCard>("/me/account"),
  signOut: (device: string) =>
    ask<AccountCard>(`/me/devices/${encodeURIComponent(device)}`, { method: "DELETE" }),
  creation: () => ask<PasskeyCreation>("/me/passkeys/creation", post()),
  add: (passkey: NewPasskey) => ask<AccountCard>("/me/passkeys", post(passkey)),
  remove: (passkey: string) =>
    ask<AccountCard>(`/me/passkeys/${encodeURIComponent(passkey)}`, { method: "DELETE" }),
  request: () => ask<PasskeyRequest>("/sign-in/passkey/request", post()),
  signIn: (assertion: PasskeyAssertion) => ask<Me>("/sign-in/passkey", post(assertion)),
  sendLink: (address: string) => ask<null>("/sign-in/mail", post({ address })),
  follow: (token: string) => ask<Me>("/sign-in/mail/link", post({ token })),
};
