/** Creates passkeys and signs in with them, by way of the browser. */

import { Refusal } from "../net/http";
import type { AccountCard, Me } from "../protocol";
import { bytesOf, textOf } from "./bytes";
import { requests } from "./requests";

/** How long the browser may ask: as long as the server's challenge is good. */
const PATIENCE = 300_000;

/** Why there is no passkey, by the name of what the browser throws. */
const REFUSALS: Readonly<Record<string, string>> = {
  NotAllowedError: "passkey-cancelled",
  AbortError: "passkey-cancelled",
  InvalidStateError: "passkey-there",
};

/** Does this browser know passkeys, on this page? */
export function knowsPasskeys(): boolean {
  return "PublicKeyCredential" in globalThis && "credentials" in navigator;
}

/** A new passkey for this person, kept by the server. */
export async function createPasskey(): Promise<AccountCard> {
  const asked = await requests.creation();
  const credential = await fromBrowser(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(asked.challenge),
        rp: { id: asked.rp, name: "Wardroom" },
        user: { id: bytesOf(asked.user), name: asked.name, displayName: asked.name },
        pubKeyCredParams: asked.algorithms.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: asked.known.map((id) => ({ type: "public-key", id: bytesOf(id) })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        attestation: "none",
        timeout: PATIENCE,
      },
    }),
  );
  const { clientDataJSON, attestationObject } =
    credential.response as AuthenticatorAttestationResponse;
  return requests.add({
    id: credential.id,
    client_data: textOf(clientDataJSON),
    attestation: textOf(attestationObject),
  });
}

/** The person of a passkey, which this device belongs to from now on. */
export async function signIn(): Promise<Me> {
  const { challenge, rp } = await requests.request();
  const credential = await fromBrowser(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: bytesOf(challenge),
        rpId: rp,
        userVerification: "required",
        timeout: PATIENCE,
      },
    }),
  );
  const response = credential.response as AuthenticatorAssertionResponse;
  return requests.signIn({
    id: credential.id,
    client_data: textOf(response.clientDataJSON),
    authenticator_data: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    user: response.userHandle ? textOf(response.userHandle) : null,
  });
}

async function fromBrowser(task: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  let credential: Credential | null;
  try {
    credential = await task();
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    throw new Refusal(REFUSALS[name] ?? "passkey-failed", String(error));
  }
  if (!(credential instanceof PublicKeyCredential)) {
    throw new Refusal("passkey-failed", "The browser returned no passkey.");
  }
  return credential;
}
