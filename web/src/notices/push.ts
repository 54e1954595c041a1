/** Web Push: this browser hears of turns while no page is open. */

import { requests } from "./requests";

async function pushManager(): Promise<PushManager | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager ?? null;
}

/** Take push messages of this server; false if the browser cannot. */
export async function subscribe(): Promise<boolean> {
  const manager = await pushManager();
  if (!manager) return false;
  const { push_key: key } = await requests.notices();
  let subscription: PushSubscription;
  try {
    subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return false; // There is no push service, or it was another server's key.
  }
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.["p256dh"] || !keys["auth"]) return false;
  await requests.subscribe(endpoint, keys["p256dh"], keys["auth"]);
  return true;
}

/** Take none any more. */
export async function unsubscribe(): Promise<void> {
  const subscription = await (await pushManager())?.getSubscription();
  if (!subscription) return;
  await requests.unsubscribe(subscription.endpoint);
  await subscription.unsubscribe();
}
