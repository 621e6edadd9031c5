import { Parser } from "htmlparser2";

const BLOCKS = new Set(
  "address article aside blockquote br dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table td th tr ul".split(
    " ",
  ),
);
const UNSEEN = new Set(["script", "style", "template", "noscript", "iframe", "svg", "object"]);

/** The visible text of HTML, with blank lines between paragraphs. */
export function plainText(html: string, mostSigns: number): string {
  let text = "";
  let unseen = 0;
  let isOver = false;
  const parser = new Parser({
    onopentagname(name) {
      if (UNSEEN.has(name)) unseen += 1;
      if (BLOCKS.has(name)) text += "\n";
    },
    ontext(part) {
      if (unseen === 0) text += part;
      if (text.length > mostSigns * 4 && !isOver) {
        isOver = true;
        parser.pause();
      }
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen -= 1;
      if (BLOCKS.has(name)) text += "\n";
    },
  });
  parser.write(html);
  if (!isOver) parser.end();
  return inParagraphs(text, mostSigns);
}

/** Plain text as we keep it; PostgreSQL stores no NUL. */
export function inParagraphs(text: string, mostSigns: number): string {
  return text
    .replaceAll("\0", "")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n+/g, "\n\n")
    .trim()
    .slice(0, mostSigns)
    .toWellFormed();
}
