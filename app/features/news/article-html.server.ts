import { Marked } from "marked";
import { escapeHtml } from "../../../contracts/html-text.ts";
import { textKeptWhole } from "../../ui/text-kept-whole.server.ts";

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
    blockquote({ tokens }) {
      return quoteHtml(this.parser.parse(tokens));
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
 * Strong words that end with punctuation and are followed by a letter: Markdown would not close
 * them there, because Chinese writes no space. The punctuation moves after the mark.
 */
const STOP_WITHIN = /\*\*([^*\n]{1,300}?)([。，：；！？、）」』”]{1,5})\*\*(?=\p{L})/gu;

/** The speaker, after a dash: after the closing mark or on lines of their own, at the end of a quote. */
const SPEAKER =
  /(?<=[”’"»」』])\s*—{1,2}\s*([^—“”"<>]{2,200})<\/p>\s*$|<p>—{1,2}\s*([^—“”"<>]{2,200})<\/p>\s*$/;

/** A quote, with its speaker set apart. */
function quoteHtml(html: string): string {
  const found = SPEAKER.exec(html);
  const speaker = found?.[1] ?? found?.[2];
  if (!found || !speaker) return `<blockquote>\n${html}</blockquote>\n`;
  const said = html.slice(0, found.index) + (found[1] ? "</p>\n" : "");
  return `<figure><blockquote>\n${said}</blockquote><figcaption>${speaker.trim()}</figcaption></figure>\n`;
}

/** The body of an article as HTML that is safe to put into a page. */
export function articleHtml(body: string): string {
  const html = markdown.parse(body.replace(STOP_WITHIN, "**$1**$2"), { async: false });
  // Wide content scrolls inside itself, by keyboard too. These tags can only be our own.
  return textKeptWhole(html)
    .replaceAll("<pre>", '<pre tabindex="0">')
    .replaceAll("<table>", '<div class="wide" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");
}
