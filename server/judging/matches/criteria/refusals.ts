import type { Units } from "../text/units.ts";
import { hasComma } from "./gaps.ts";
import type { Item, Sentence } from "./sentences.ts";

/** Refusals that another word of the sentence denies or carries further. */

/** Units between "it is not true that" and the refusal that it denies. */
const DENIAL_REACH = 4;
/** Units between a refusal and the rivals whose backers it means. */
const RIVAL_REACH = 18;

/** "It is not true that we avoid hardware": a denied refusal. */
export function deniedRefusal(units: Units, { items }: Sentence, at: number): Item | undefined {
  const denial = items[at];
  const next = items
    .slice(at + 1)
    .find(
      ({ meanings, cues }) =>
        meanings.length > 0 || cues.has("refuse") || cues.has("neg") || cues.has("after"),
    );
  if (!denial || !next || next.meanings.length > 0) return undefined;
  const isNear = next.from - denial.to <= DENIAL_REACH;
  return isNear && !hasComma(units, denial.to, next.from) ? next : undefined;
}

/** "No talks with whoever invested in a rival": the verb between does not end the refusal. */
export function isRefusedBefore({ items }: Sentence, { from }: Item): boolean {
  return items.some(({ cues, to }) => cues.has("refuse") && to <= from && from - to <= RIVAL_REACH);
}
