/** A report has one group per recipient, of ours or of those they forward to. */
const MOST_GROUPS = 50;
const MOST_FIELDS = 50;

/**
 * The groups of fields of a report (RFC 3464 §2.1): empty lines separate them, and a line that begins with a
 * blank continues the one before. Names are in small letters; if a name occurs twice, the first counts.
 */
export function readGroups(text: string): ReadonlyMap<string, string>[] {
  const groups = text
    .replace(/\r\n?/g, "\n")
    .replace(/\n[ \t]+(?=\S)/g, " ")
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .slice(0, MOST_GROUPS);
  return groups.map(readFields).filter((fields) => fields.size > 0);
}

function readFields(group: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of group.split("\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon < 1 || !/^[\w-]+$/.test(name) || fields.has(name) || fields.size >= MOST_FIELDS) {
      continue;
    }
    fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}
