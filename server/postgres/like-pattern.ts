/** A pattern for `like` that matches text with exactly these words, wildcard characters included. */
export function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, "\\$&")}%`;
}
