/** This browser's searches, stored only here. */
const STORAGE_KEY = "benih-recent-searches";
const KEPT = 6;

/** @returns newest first; nothing if storage is refused (private mode) or holds something else. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    if (!Array.isArray(kept)) return [];
    return kept.filter((text) => typeof text === "string").slice(0, KEPT);
  } catch {
    return [];
  }
}

/** Moves a search to the front, without a duplicate. */
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
