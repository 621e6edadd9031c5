import type { Units } from "../text/units.ts";
import { hasComma } from "./between-words.ts";
import { type Item, isNamed, type Sentence } from "./sentences.ts";
import { isRefusal } from "./words-behind.ts";

/** Refusals that another word of the sentence denies or extends. */

/** Units between "it is not true that" and the refusal that it denies. */
const DENIAL_REACH = 4;
/** Units between a refusal and the rivals whose backers it means. */
const RIVAL_REACH = 18;

/** The refusal that is denied: "It is not true that we avoid hardware". */
export function deniedRefusal(units: Units, sentence: Sentence, at: number): Item | undefined {
  const denial = sentence.items[at];
  const next = sentence.next(at + 1, isNamedOrRefusal);
  if (!denial || !next || isNamed(next)) return undefined;
  const isNear = next.from - denial.to <= DENIAL_REACH;
  return isNear && !hasComma(units, denial.to, next.from) ? next : undefined;
}

const isNamedOrRefusal = (item: Item) => isNamed(item) || isRefusal(item);

/** "No talks with whoever invested in a rival": the verb between does not end the refusal. */
export function isRefusedBefore(sentence: Sentence, { from }: Item): boolean {
  return sentence
    .around(from - RIVAL_REACH, from)
    .some(({ cues, to }) => cues.has("refuse") && to <= from);
}
