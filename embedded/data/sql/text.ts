/** Collects the values of one statement. Nothing from a client goes into the SQL text itself. */
export class Parameters {
  readonly values: (string | null)[] = [];

  /** Keeps `value` and answers its placeholder. */
  add(value: string | null): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** A name as SQL: quoted, so that nothing in it can end the quotes. */
export function ident(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function qualified({ schema, name }: { schema: string; name: string }): string {
  return `${ident(schema)}.${ident(name)}`;
}

/** A string constant. Only for names that came from the catalogue. */
export function literal(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`;
  return text.includes("\\") ? `E${quoted.replaceAll("\\", "\\\\")}` : quoted;
}
