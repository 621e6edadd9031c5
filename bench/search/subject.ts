import { folded, latinWords } from "./folded.ts";
import type { Term, Terms } from "./query.ts";

/** A text that may be right, in the forms that terms are compared with. */
export type Subject = {
  lower: string;
  letters: string;
  words: string;
  parts: ReadonlySet<string>;
};

/** @param parts the words of a language without spaces, where the author placed them. */
export function subjectOf(text: string, parts: Iterable<string> = []): Subject {
  return {
    lower: text.toLowerCase(),
    letters: folded(text),
    words: latinWords(text),
    parts: new Set(parts),
  };
}

export function isRight(subject: Subject, terms: Terms): boolean {
  return terms.some((all) => all.every((term) => holds(subject, term)));
}

function holds(subject: Subject, term: Term): boolean {
  if ("words" in term) return subject.words.includes(latinWords(term.words));
  if ("begins" in term) return subject.words.includes(` ${folded(term.begins)}`);
  if ("placed" in term) return subject.parts.has(term.placed);
  if ("within" in term) return subject.letters.includes(folded(term.within));
  return subject.lower.includes(term.marked);
}
