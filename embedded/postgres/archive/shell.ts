/** One word of a shell, whatever is in it. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Text in a command of PostgreSQL's settings, where a percent sign begins a placeholder. */
export function forPostgres(text: string): string {
  return text.replaceAll("%", "%%");
}
