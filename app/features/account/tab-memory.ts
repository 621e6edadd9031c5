/** What this tab must remember across a reload, or a visit to another site. */
const KEYS = {
  /** The page that the person wanted before going to the provider. */
  next: "benih-next",
  /** The user of a recovery link's session: only they get the page for a new password. */
  recovery: "benih-recovery",
} as const;

type Key = keyof typeof KEYS;

const here = new Map<Key, string>();

/** Without storage the values last as long as the page is open. */
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
