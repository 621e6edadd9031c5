/** Deeper than real data, but not too deep for recursive code. */
const MAX_DEPTH = 100;

/** Whether a JSON text nests too deep. Scans the text, as nothing may recurse before this check. */
export function nestsTooDeep(json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const char = json[at];
    if (char === '"') at = endOfString(json, at);
    else if (char === "]" || char === "}") depth -= 1;
    else if (char === "[" || char === "{") {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    }
  }
  return false;
}

function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === "\\" ? 2 : 1;
  return at;
}
