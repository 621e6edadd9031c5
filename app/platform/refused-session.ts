/**
 * A refused token may belong to a session that ended elsewhere: by signing out all devices, a new
 * password, or in the settings. Callers with a token report it here;
 * features/account/follow-session.ts listens and checks.
 */
const REFUSED = "benih-session-refused";

export function tellSessionRefused(): void {
  dispatchEvent(new Event(REFUSED));
}

export function onSessionRefused(listener: () => void): void {
  addEventListener(REFUSED, listener);
}
