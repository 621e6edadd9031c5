/** Thin until the judging is there. */
export function canonicalAddress(url: string): string {
  const at = new URL(url);
  at.hash = "";
  for (const name of [...at.searchParams.keys()]) {
    if (name.startsWith("utm_")) at.searchParams.delete(name);
  }
  return at.href;
}
