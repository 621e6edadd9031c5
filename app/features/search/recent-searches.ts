/** What this browser searched for, kept in it alone. */
const STORAGE_KEY = "benih-recent-searches";
const KEPT = 6;

/** @returns newest first; nothing where storage is refused (private mode) or holds something else. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    if (!Array.isArray(kept)) return [];
    return kept.filter((text) => typeof text === "string").slice(0, KEPT);
  } catch {
    return [];
  }
}

/** Puts a search first, once. */
export function rememberSearch(text: string): void {
  const others = readRecentSearches().filter((kept) => !isSame(kept, text));
  write([text, ...others].slice(0, KEPT));
}

export function forgetSearch(text: string): void {
  write(readRecentSearches().filter((kept) => kept !== text));
}

export function forgetAllSearches(): void {
  write([]);
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function write(texts: string[]): void {
  try {
    if (texts.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(texts));
  } catch {
    // Storage is refused or full: searching works without it.
  }
}
