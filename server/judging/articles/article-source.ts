import type { Language } from "../../../contracts/languages.ts";
import { withoutUnseen } from "../../../contracts/unseen-signs.ts";
import { steeringSpans } from "../../language/instructions.ts";
import { sentencesIn } from "../../language/sentences.ts";
import { seenText } from "../../language/unseen-signs.ts";

/** Something that an article may rest on: what a publisher has reported, or our own rows. */
export type ArticleSource = {
  /** `s1`, `s2`, … or `benih`. */
  id: string;
  publisher: string;
  language: Language;
  /** `2026-11-24` */
  publishedOn: string;
  title: string;
  /** Plain text, a paragraph on each line. */
  text: string;
};

const LONGEST_TEXT = 12_000;

/** A source as it may be shown and quoted: nothing unseen in it, and nothing that speaks to its reader. */
export function readSource(source: ArticleSource): ArticleSource {
  return {
    ...source,
    publisher: withoutOrders(source.publisher),
    title: withoutOrders(source.title),
    text: withoutOrders(source.text).slice(0, LONGEST_TEXT),
  };
}

/** Whole sentences go, in Thai whole paragraphs: the rest of an order is no order by itself, and would be read as news. */
function withoutOrders(text: string): string {
  const seen = withoutUnseen(seenText(text));
  const orders = steeringSpans(seen);
  return sentencesIn(seen)
    .filter((sentence) =>
      orders.some(({ start, end }) => start < sentence.end && end > sentence.start),
    )
    .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), seen)
    .trim();
}

/** The whole sentences of a source around words of it. */
export function sentencesAround(source: ArticleSource, words: string): string {
  const whole = wholeText(source);
  const at = whole.indexOf(words);
  if (at < 0) return words;
  const touched = sentencesIn(whole).filter(
    ({ start, end }) => start < at + words.length && end > at,
  );
  return touched.map(({ text }) => text).join("\n");
}

/** All that a source says: its title, and its text. */
export function wholeText({ title, text }: ArticleSource): string {
  return `${title}\n${text}`;
}

/** Whether a text speaks to its reader. */
export function givesOrders(text: string): boolean {
  return steeringSpans(text).length > 0;
}
