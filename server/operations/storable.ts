/** Escaped NUL, not after a backslash that is itself escaped. */
const NUL = /\\u0000(?<=(?:^|[^\\])(?:\\\\)*\\u0000)/g;
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;

/** Parses JSON without characters that PostgreSQL cannot store: NUL and lone surrogates. */
export function parseStorable(body: string): unknown {
  if (!UNSTORABLE.test(body)) return JSON.parse(body);
  return JSON.parse(body.replace(NUL, ""), (_key, value: unknown) =>
    typeof value === "string" ? value.toWellFormed() : value,
  );
}

/** The fields of a form, without the same characters. */
export function readStorableForm(body: string): Record<string, string> {
  const fields = [...new URLSearchParams(body)];
  return Object.fromEntries(fields.map(([name, value]) => [name, value.replaceAll("\0", "")]));
}
