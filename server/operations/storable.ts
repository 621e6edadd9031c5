/** Escaped NUL, not behind a backslash that is itself escaped. */
const NUL = /\\u0000(?<=(?:^|[^\\])(?:\\\\)*\\u0000)/g;
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;

/** JSON without what PostgreSQL cannot keep, in any field: NUL, and halves of letters. */
export function parseStorable(body: string): unknown {
  if (!UNSTORABLE.test(body)) return JSON.parse(body);
  return JSON.parse(body.replace(NUL, ""), (_key, value: unknown) =>
    typeof value === "string" ? value.toWellFormed() : value,
  );
}

/** The fields of a form, without the same. */
export function readStorableForm(body: string): Record<string, string> {
  const fields = [...new URLSearchParams(body)];
  return Object.fromEntries(fields.map(([name, value]) => [name, value.replaceAll("\0", "")]));
}
