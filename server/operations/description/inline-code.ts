import { escapeHtml } from "../../escape-html.ts";

/** A text with `code` in it, as HTML. */
export function inlineCode(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}
