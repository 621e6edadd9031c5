/** The host of an address, for a source that names no publisher. */
export function hostOf(url: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(url)?.[1] ?? url;
}
