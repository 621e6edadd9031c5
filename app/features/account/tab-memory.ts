/** What this tab must still know after it was reloaded, or has come back from another site. */
const KEYS = {
  /** Where the person wanted to go before a provider's page. */
  next: "benih-next",
  /** Whose session came by a recovery link: the page for a new password is for that one only. */
  recovery: "benih-recovery",
} as const;

type Key = keyof typeof KEYS;

const here = new Map<Key, string>();

/** A browser that refuses storage still remembers as long as the page stands. */
export function remember(key: Key, value: string): void {
  here.set(key, value);
  try {
    sessionStorage.setItem(KEYS[key], value);
  } catch {}
}

export function recall(key: Key): string | null {
  try {
    return here.get(key) ?? sessionStorage.getItem(KEYS[key]);
  } catch {
    return here.get(key) ?? null;
  }
}

export function forget(key: Key): void {
  here.delete(key);
  try {
    sessionStorage.removeItem(KEYS[key]);
  } catch {}
}
