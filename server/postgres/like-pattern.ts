/** A pattern for `like` that finds what contains these words as they stand, signs and all. */
export function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, "\\$&")}%`;
}
