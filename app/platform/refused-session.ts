/**
 * A token that is refused may be of a session that has ended elsewhere: by a sign-out of all devices, a new
 * password, from the settings. Whoever calls with a token tells of it here; whoever follows the session
 * (features/account/follow-session.ts) listens, and finds out.
 */
const REFUSED = "benih-session-refused";

export function tellSessionRefused(): void {
  dispatchEvent(new Event(REFUSED));
}

export function onSessionRefused(listener: () => void): void {
  addEventListener(REFUSED, listener);
}
