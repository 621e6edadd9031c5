import type { Language } from "../../../contracts/languages.ts";
import { withoutUnseen } from "../../../contracts/unseen-signs.ts";
import { steeringSpans } from "../../language/instructions.ts";
import { sentencesIn } from "../../language/sentences.ts";
import { seenText } from "../../language/unseen-signs.ts";

/** A source for an article: a publisher's report, or our own rows. */
export type ArticleSource = {
  /** `s1`, `s2`, … or `benih`. */
  id: string;
  publisher: string;
  language: Language;
  /** `2026-11-24` */
  publishedOn: string;
  title: string;
  /** Plain text, one paragraph per line. */
  text: string;
};

const LONGEST_TEXT = 12_000;

/** A source that is safe to show and quote: without invisible text, and without orders to its reader. */
export function readSource(source: ArticleSource): ArticleSource {
  return {
    ...source,
    publisher: withoutOrders(source.publisher),
    title: withoutOrders(source.title),
    text: withoutOrders(source.text).slice(0, LONGEST_TEXT),
  };
}

/** Removes whole sentences, in Thai whole paragraphs, since the rest of an order would be read as news. */
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

export function wholeText({ title, text }: ArticleSource): string {
  return `${title}\n${text}`;
}

/** Whether a text gives orders to its reader. */
export function givesOrders(text: string): boolean {
  return steeringSpans(text).length > 0;
}
