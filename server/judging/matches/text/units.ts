import { plain, singular, withoutMarks } from "../../../language/fold.ts";
import { simplified } from "../../../language/simplified.ts";

/**
 * A text in the units that word lists are compared with: Latin words without marks, and single
 * characters of scripts without spaces. Punctuation stays, as it ends lists and sentences.
 */
export type Units = {
  text: string;
  words: string[];
  starts: number[];
  ends: number[];
};

const UNIT =
  /[\p{Script=Thai}\p{Script=Han}]|[\p{Script=Latin}\p{Nd}]+(?:['.,][\p{Script=Latin}\p{Nd}][\p{Script=Latin}\p{Nd}]*)*|[^\s\-–—_]/gu;
const NUMBER = /^[\d.,]+\p{L}{0,3}$/u;
const LATIN = /^[\p{Script=Latin}\p{Nd}]/u;

/** Prepares a text for `readUnits`: plain, and "U.S." neither two words nor "us". */
export function normalise(text: string): string {
  return plain(text)
    .replace(/\bU\.S\.(A\.)?/g, "USA")
    .replace(/\bUS\$/g, "USD");
}

/** @param text in the form that `normalise` gives. */
export function readUnits(text: string): Units {
  const units: Units = { text, words: [], starts: [], ends: [] };
  for (const { 0: found, index } of text.matchAll(UNIT)) addUnit(units, found, index);
  return units;
}

function addUnit(units: Units, found: string, start: number): void {
  if (LATIN.test(found) && /[.,]/.test(found) && !NUMBER.test(found)) {
    // "fintech,saas" and "Ltd.We" are two words; "1.5" and "1.5M" are one.
    const [first = "", ...rest] = found.split(/([.,])/);
    let at = start;
    for (const part of [first, ...rest]) {
      if (part !== "") push(units, part, at);
      at += part.length;
    }
    return;
  }
  push(units, found, start);
}

function push(units: Units, found: string, start: number): void {
  units.words.push(unitOf(found));
  units.starts.push(start);
  units.ends.push(start + found.length);
}

/** The same words are looked up again and again. */
const known = new Map<string, string>();
const MOST_KNOWN = 50_000;

function unitOf(found: string): string {
  if (found.length === 1) return simplified(found.toLowerCase());
  const unit = known.get(found) ?? singular(withoutMarks(found.toLowerCase()).replaceAll("'", ""));
  if (known.size < MOST_KNOWN) known.set(found, unit);
  return unit;
}
