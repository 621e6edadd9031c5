/**
 * An address pattern in the syntax of hosted projects: `*` matches anything but `.` and `/`, `**`
 * anything, `?` one character other than those, `{a,b}` either, `[a-z]` one of a range.
 */
export function globPattern(glob: string): RegExp {
  let source = "";
  let depth = 0;
  for (let at = 0; at < glob.length; at++) {
    const sign = glob.charAt(at);
    const range = sign === "[" ? /^\[(!?)([\w-]+)\]/.exec(glob.slice(at)) : null;
    if (range) {
      source += `[${range[1] === "!" ? "^" : ""}${range[2]}]`;
      at += range[0].length - 1;
    } else if (glob.startsWith("**", at)) {
      source += ".*";
      at++;
    } else if (sign === "*") source += "[^./]*";
    else if (sign === "?") source += "[^./]";
    else if (sign === "{") {
      source += "(?:";
      depth++;
    } else if (sign === "}" && depth > 0) {
      source += ")";
      depth--;
    } else if (sign === "," && depth > 0) source += "|";
    else if (sign === "\\" && at + 1 < glob.length) source += literal(glob.charAt(++at));
    else source += literal(sign);
  }
  return new RegExp(`^${source}$`);
}

function literal(sign: string): string {
  return sign.replace(/[\\^$.*+?()[\]{}|/-]/, "\\$&");
}
