const TOKEN =
  /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/gy;
const LOOSE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/;

/**
 * Why a text is not well-formed XML: a broken tag, a wrong end tag, a loose ampersand, more than
 * one root. Empty for a valid one.
 */
export function xmlProblems(xml: string): string[] {
  const open: string[] = [];
  const roots: string[] = [];
  let position = 0;
  for (const match of xml.matchAll(TOKEN)) {
    const [token, endTag, startTag, attributes = "", selfClosed] = match;
    position = match.index + token.length;
    if (endTag !== undefined) {
      const expected = open.pop();
      if (expected !== endTag) return [`</${endTag}> stands where </${expected}> belongs`];
    } else if (startTag !== undefined) {
      if (open.length === 0) roots.push(startTag);
      if (selfClosed === "") open.push(startTag);
      if (LOOSE_AMPERSAND.test(attributes)) return [`loose & in <${startTag}>`];
    } else if (!token.startsWith("<")) {
      if (LOOSE_AMPERSAND.test(token)) return [`loose & in "${token.slice(0, 60)}"`];
      if (open.length === 0 && token.trim() !== "") return ["text outside the root"];
    }
  }
  if (position !== xml.length) return [`no XML at "${xml.slice(position, position + 60)}"`];
  if (open.length > 0) return [`<${open.at(-1)}> is never closed`];
  return roots.length === 1 ? [] : [`${roots.length} roots`];
}
