/** What begins like this goes with the session: it names a website, and what somebody asks for. */
const STORAGE_KEY = "benih-form-settled";
/** Older ones are of profiles that have changed since. */
const KEPT = 20;

/** Whether this browser's person has dealt with it, and need not be told again. */
export function isSettled(name: string): boolean {
  return read().includes(name);
}

export function settle(name: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([name, ...read()].slice(0, KEPT)));
  } catch {
    // Without storage they are told again the next time.
  }
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}
