import type { Language } from "../../../contracts/languages.ts";
import { withoutUnseen } from "../../../contracts/unseen-signs.ts";
import { plain } from "../../language/fold.ts";
import { clausesIn, type Piece, sentencesIn } from "../../language/sentences.ts";
import type { FeedItem } from "./feed-item.ts";

/** A sentence of an item, or a paragraph in Thai, which has no full stops. All its texts have the same length. */
export type Sentence = {
  where: "title" | "summary" | "text";
  /** Its number in the item. */
  at: number;
  /** Counted from 0 in the text; the title and the summary come before. */
  paragraph: number;
  /** As written, for quoting. */
  quote: string;
  /** Plain text, in which names keep their capitals. */
  plain: string;
  /** The same in small letters. */
  low: string;
  clauses: Piece[];
  /** A headline in which every word is capitalised, so that capitals do not reveal names. */
  isCapitalised: boolean;
  isItem: boolean;
};

const PARTING =
  /[,;:]\s+|\s[-–—]\s|(?<=[\p{Script=Han})])[,;:。]|(?<=\p{Script=Thai}) +(?=\p{Script=Thai})|\n/gu;
/** "3. …", "• …", "Mango (Indonesia, payments): …" */
const LISTED =
  /^\s*(?:[-•*–·▪]\s|\d{1,2}[.)、]\s?|[①-⑳]|[^\s.:：(（][^.:：(（]{1,40}[(（][^)）]{2,40}[)）] ?[:：])/u;

/** Limits a page without punctuation, as names, verbs and sums of a sentence are compared with each other. */
const STRETCH = /.{1,4000}(?=\s|$)|.{1,4000}/gsu;

/** The sentences of an item, its title first. */
export function sentencesOf(item: FeedItem): Sentence[] {
  const { language } = item;
  const paragraphs = clean(item.text)
    .split(/\n\s*\n|\n(?=\s*(?:[-•*]|\d{1,2}[.)、]))/u)
    .filter((one) => one.trim() !== "");
  return [
    ...inPieces(clean(item.title), "title", -2, language),
    ...inPieces(clean(item.summary), "summary", -1, language),
    ...paragraphs.flatMap((one, at) => inPieces(one, "text", at, language)),
  ].map((sentence, at) => ({ ...sentence, at }));
}

function clean(text: string): string {
  return withoutUnseen(text.normalize("NFC"))
    .replace(/[\u00a0\u202f]/g, " ")
    .trim();
}

function inPieces(
  text: string,
  where: Sentence["where"],
  paragraph: number,
  language: Language,
): Omit<Sentence, "at">[] {
  const pieces = where === "title" ? [{ start: 0, end: text.length, text }] : sentencesIn(text);
  return pieces
    .flatMap((piece) => piece.text.match(STRETCH) ?? [])
    .filter((stretch) => stretch.trim() !== "")
    .map((stretch, at) => sentenceOf(stretch.trim(), where, paragraph, at === 0, language));
}

function sentenceOf(
  quote: string,
  where: Sentence["where"],
  paragraph: number,
  isFirst: boolean,
  language: Language,
): Omit<Sentence, "at"> {
  const plainText = plain(quote);
  const low = plainText.toLowerCase();
  return {
    where,
    paragraph,
    quote,
    plain: plainText,
    low: low.length === plainText.length ? low : plainText,
    clauses: inClauses(plainText, language),
    isCapitalised: where !== "text" && areCapitals(plainText),
    isItem: isFirst && where === "text" && LISTED.test(quote),
  };
}

function inClauses(text: string, language: Language): Piece[] {
  const clauses: Piece[] = [];
  const whole = language === "th" ? clausesIn(text) : [{ start: 0, end: text.length, text }];
  for (const part of whole) {
    let start = part.start;
    const take = (end: number) => {
      if (text.slice(start, end).trim() !== "")
        clauses.push({ start, end, text: text.slice(start, end) });
    };
    for (const { 0: sign, index } of part.text.matchAll(PARTING)) {
      take(part.start + index);
      start = part.start + index + sign.length;
    }
    take(part.end);
  }
  return clauses;
}

/** Whether nearly all longer words begin with a capital. */
function areCapitals(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}\p{M}'-]{3,}/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word));
  return words.length >= 3 && capitals.length / words.length > 0.7;
}
