import { escapeHtml } from "../../../contracts/html-text.ts";

/** A text with `code` in it, as HTML. */
export function inlineCode(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}
