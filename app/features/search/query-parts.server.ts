import { fold } from "./fold.ts";
import { segmentQuery } from "./segment-query.server.ts";
import type { Facet } from "./vocabulary.server.ts";

/** One thing that a query asks for: a value, alternatives, a name or a word. */
export type Part = {
  /** As typed; alternatives are listed one by one. */
  texts: string[];
  /** Undefined if it is not a value. */
  facet?: Facet;
  values: string[];
  /** Some company has this name. */
  isName?: true;
};

/** A stretch of the query that is understood, or a name. */
export type Piece = {
  start: number;
  end: number;
  meant?: { facet: Facet; value: string };
  /** It cannot be missing from a result: a conjunction, or the kind of thing sought. */
  isOmitted?: boolean;
};

/** A company is in one country and at one stage, but may well be in two industries. */
export function isAlternative(facet: Facet, isEither: boolean): boolean {
  return facet !== "industry" || isEither;
}

/** @param pieces from left to right, none inside another; between them are words. */
export function partsOf(query: string, pieces: Piece[], isEither: boolean): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { start, end, meant, isOmitted } of pieces) {
    parts.push(...wordParts(query.slice(at, start)));
    at = end;
    const text = query.slice(start, end);
    if (isOmitted) continue;
    if (!meant) parts.push({ texts: [text], values: [], isName: true });
    else addValue(parts, { text, isEither, ...meant });
  }
  parts.push(...wordParts(query.slice(at)));
  const foldedOf = ({ texts }: Part) => fold(texts.join(" ")).text;
  return parts.filter(
    (part, place) => parts.findIndex((other) => foldedOf(other) === foldedOf(part)) === place,
  );
}

function addValue(
  parts: Part[],
  named: { text: string; facet: Facet; value: string; isEither: boolean },
): void {
  const { text, facet, value, isEither } = named;
  const before = parts.find(
    (part) =>
      part.facet === facet && (isAlternative(facet, isEither) || part.values.includes(value)),
  );
  if (!before) parts.push({ texts: [text], facet, values: [value] });
  else {
    before.texts.push(text);
    if (!before.values.includes(value)) before.values.push(value);
  }
}

/** Single Vietnamese syllables mean little: where there are marks, neighbours stay together. */
const VIETNAMESE = /[\u00e0-\u00fdăđĩũơưạ-ỹ]/iu;

function wordParts(text: string): Part[] {
  const stretches = text.split(/[,;·|/]+/).flatMap((stretch) => {
    if (VIETNAMESE.test(stretch.normalize("NFC"))) return [stretch];
    return (segmentQuery(stretch) ?? stretch).split(/\s+/);
  });
  return stretches.flatMap((stretch) => {
    const word = stretch.trim();
    return isWord(word) ? [{ texts: [word], values: [] }] : [];
  });
}

/** In scripts without spaces, a single character is only part of a word. */
function isWord(text: string): boolean {
  if (/^(?:\p{Script=Han}|\p{Script=Thai}\p{M}*)$/u.test(text)) return false;
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text);
}
