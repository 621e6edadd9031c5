import { escapeHtml } from "../../escape-html.ts";

/** Text that is HTML already. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | undefined | readonly Markup[];

/** A template of HTML: whatever is filled in is escaped, unless it was made by this too. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  const filled = strings.map((text, place) => text + render(parts[place]));
  return new Markup(filled.join(""));
}

function render(part: Part): string {
  if (part === undefined) return "";
  if (part instanceof Markup) return part.text;
  if (typeof part === "string" || typeof part === "number") return escapeHtml(String(part));
  return part.map(({ text }) => text).join("\n");
}
