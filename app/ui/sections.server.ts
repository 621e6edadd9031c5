import { unescapeHtml } from "../../contracts/html-text.ts";

export type Section = { id: string; name: string };

/**
 * Splits HTML into what comes before the first heading, the rest with an address at each heading,
 * and the list of headings.
 */
export function inSections(html: string): { intro: string; rest: string; sections: Section[] } {
  const start = html.search(/<h2\b/);
  if (start < 0) return { intro: html, rest: "", sections: [] };
  const sections: Section[] = [];
  const rest = html.slice(start).replace(/<h2>(.*?)<\/h2>/gs, (_heading, words: string) => {
    const id = `section-${sections.length + 1}`;
    sections.push({ id, name: unescapeHtml(words.replace(/<[^>]+>/g, "")) });
    return `<h2 id="${id}">${words}</h2>`;
  });
  return { intro: html.slice(0, start), rest, sections };
}
