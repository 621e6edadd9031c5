import type { Match } from "../../../../contracts/matching.ts";
import { isGrounded } from "./grounded.ts";
import { type MatchAnswer, MOST_MOVED } from "./match-question.ts";

/**
 * The matches of the rules as a model judges them: moved a little, in its words where these say
 * nothing but what it was shown of the two.
 */
export function judgeMatches(
  said: MatchAnswer,
  byRules: readonly Match[],
  shownOf: (id: string) => string,
): Match[] {
  return byRules.map((match) => {
    const judged = said.matches.find(({ id }) => id === match.id);
    if (!judged) return match;
    const known = shownOf(match.id);
    const isTrue = (sentence: string) => isGrounded(sentence, known);
    return {
      ...match,
      rate: movedRate(judged.rate, match.rate),
      reasons: reasonsOf(judged.reasons, match.reasons, isTrue),
      // A conflict is what weighs most against a match, whatever else does.
      against:
        match.conflicts.length === 0 && isTrue(judged.against) ? judged.against : match.against,
    };
  });
}

function movedRate(said: number, given: number): number {
  const moved = Math.min(given + MOST_MOVED, Math.max(given - MOST_MOVED, Math.round(said)));
  return Math.min(100, Math.max(0, moved));
}

/** The model's, and in the place of each that is not borne out the next of the rules'. */
function reasonsOf(
  said: readonly string[],
  byRules: readonly string[],
  isTrue: (reason: string) => boolean,
): string[] {
  const spare = [...byRules];
  const reasons = said.flatMap((reason) => (isTrue(reason) ? reason : (spare.shift() ?? [])));
  return [...new Set(reasons)];
}
