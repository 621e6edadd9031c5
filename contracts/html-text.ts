const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for HTML, also within quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** The text that `escapeHtml` was given. */
export function unescapeHtml(html: string): string {
  return Object.entries(ENTITIES).reduceRight(
    (text, [character, entity]) => text.replaceAll(entity, character),
    html,
  );
}
