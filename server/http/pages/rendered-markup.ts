/**
 * Reads HTML as React writes it: attributes in double quotes, every `<` in a text or a value
 * escaped. It searches for fixed words, since each page is scanned several times and patterns take
 * ten times as long.
 */

export type RenderedElement = {
  /** Where its opening tag begins, and where its closing tag ends. */
  start: number;
  end: number;
  /** The rest of the opening tag after its name, such as ` type="module" async=""`. */
  attributes: string;
  content: string;
};

/** The elements of a name, in order; they must not be nested. */
export function elementsOf(html: string, name: "script" | "style"): RenderedElement[] {
  const found: RenderedElement[] = [];
  const [opening, closing] = [`<${name}`, `</${name}>`];
  for (let start = html.indexOf(opening); start >= 0; ) {
    const nameEnd = start + opening.length;
    const tagEnd = html.indexOf(">", nameEnd);
    const contentEnd = html.indexOf(closing, tagEnd);
    if (tagEnd < 0 || contentEnd < 0) break;
    const end = contentEnd + closing.length;
    found.push({
      start,
      end,
      attributes: html.slice(nameEnd, tagEnd),
      content: html.slice(tagEnd + 1, contentEnd),
    });
    start = html.indexOf(opening, end);
  }
  return found;
}

/** The distinct raw values of an attribute. */
export function valuesOf(
  html: string,
  attribute: "class" | "style" | "fill" | "stroke",
): Set<string> {
  const values = new Set<string>();
  const opening = ` ${attribute}="`;
  for (let at = html.indexOf(opening); at >= 0; ) {
    const start = at + opening.length;
    const end = html.indexOf('"', start);
    if (end < 0) break;
    values.add(html.slice(start, end));
    at = html.indexOf(opening, end);
  }
  return values;
}
