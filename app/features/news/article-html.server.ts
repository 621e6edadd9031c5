import { Marked } from "marked";
import { escapeHtml } from "../../../contracts/html-text.ts";

/** A path of this site; no other host can hide in it. */
const OWN_PATH = /^\/(?![/\\])[\w\-/?=&.%#]*$/;

/** A body is somebody else's text: its HTML is shown as text, and only web links and paths of this site become links. */
const markdown = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) => escapeHtml(text),
    image: ({ text }) => escapeHtml(text),
    heading({ tokens, depth }) {
      // The page's own title is the only h1.
      const level = Math.max(2, Math.min(depth, 4));
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      if (OWN_PATH.test(href)) return `<a href="${escapeHtml(href)}">${words}</a>`;
      if (!/^https?:\/\//i.test(href)) return words;
      return `<a href="${escapeHtml(href)}" rel="noopener nofollow">${words}</a>`;
    },
  },
});

/**
 * Strong words that end with a stop, before a letter: Markdown would not close them there, as Chinese writes
 * no space. The stop goes behind the mark.
 */
const STOP_WITHIN = /\*\*([^*\n]{1,300}?)([。，：；！？、）」』”]{1,5})\*\*(?=\p{L})/gu;

/** The body of an article as HTML that is safe to put into a page. */
export function articleHtml(body: string): string {
  const html = markdown.parse(body.replace(STOP_WITHIN, "**$1**$2"), { async: false });
  // Wide content scrolls inside itself, by keyboard too. These tags can only be our own.
  return html
    .replaceAll("<pre>", '<pre tabindex="0">')
    .replaceAll("<table>", '<div class="wide" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");
}
