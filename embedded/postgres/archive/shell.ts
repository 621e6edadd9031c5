/** Quotes any text as one word of a shell. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Escapes text for commands in PostgreSQL's settings, where a percent sign begins a placeholder. */
export function forPostgres(text: string): string {
  return text.replaceAll("%", "%%");
}
