import { DOUBTED, sharesOfJudged } from "../../../../contracts/match-rate.ts";
import type { Match } from "../../../../contracts/matching.ts";
import { locateQuote } from "../../locate-quote.ts";
import { isGrounded } from "./grounded.ts";
import type { MatchAnswer } from "./match-question.ts";
import type { MatchClaim } from "./refute-question.ts";

/** A match as the rules see it, and what the model was shown of the two sides. */
export type Shown = {
  match: Match;
  /** The searcher's criteria. */
  criteria: string;
  /** All facts that are shown of both. */
  facts: string;
  /** The doubt comes from the candidate's own criteria, which the model does not see. */
  isDoubtedByThem: boolean;
};

export type Claim = MatchClaim & { kind: "refusal" | "reason" };

/** What a second reading checks in a model's answer: its refusals, and its reasons if they are grounded. */
export function claimsOf(said: MatchAnswer, shown: readonly Shown[]): Claim[] {
  return shown.flatMap((one): Claim[] => {
    const judged = said.matches.find(({ id }) => id === one.match.id);
    if (!judged) return [];
    const { id, decides } = judged;
    if (decides && isLocated(decides, one)) {
      const says = `“${decides.criteria}” refuses it, for “${decides.fact}”`;
      return judged.verdict === "open" ? [] : [{ id, kind: "refusal", says }];
    }
    return judged.reasons
      .filter((reason) => isGrounded(reason, one.facts))
      .map((says) => ({ id, kind: "reason", says }));
  });
}

/**
 * The matches as the model judges them, as far as a second reading bears it out. A candidate is left out if words of
 * the criteria refuse words of its facts; where only the rules doubt, the model's word counts.
 */
export function judgeMatches(
  said: MatchAnswer,
  shown: readonly Shown[],
  stands: ReadonlySet<Claim>,
): Match[] {
  const claims = [...stands];
  return shown.flatMap((one): Match[] => {
    const { match } = one;
    const judged = said.matches.find(({ id }) => id === match.id);
    if (!judged) return [match];
    const own = claims.filter(({ id }) => id === match.id);
    const isRefused = own.some(({ kind }) => kind === "refusal");
    if (isRefused && judged.verdict === "refused") return [];
    const isDoubtful = isRefused || one.isDoubtedByThem;
    const reasons = own.filter(({ kind }) => kind === "reason").map(({ says }) => says);
    // The rules' sentences in other languages do not express the model's doubt.
    const { otherWords, telling, ...inOneLanguage } = match;
    const rate = Math.round(judged.rate * (isDoubtful ? DOUBTED : 1));
    // The next reason of the rules replaces each that is not borne out.
    const kept = [...new Set([...reasons, ...match.reasons])].slice(
      0,
      new Set(judged.reasons).size,
    );
    const first = reasons[0] ?? kept.find((reason) => reason === telling);
    return [
      {
        ...inOneLanguage,
        ...(otherWords && !isRefused && { otherWords }),
        isDoubtful,
        rate,
        ...(match.shares && {
          shares: sharesOfJudged(match.shares, Math.round(judged.rate), rate),
        }),
        reasons: kept,
        ...(first !== undefined && { telling: first }),
        // Nothing weighs more against a match than a conflict.
        against:
          match.conflicts.length === 0 && isGrounded(judged.against, one.facts)
            ? judged.against
            : match.against,
      },
    ];
  });
}

function isLocated(
  { criteria, fact }: NonNullable<MatchAnswer["matches"][number]["decides"]>,
  shown: Shown,
): boolean {
  return (
    locateQuote(shown.criteria, criteria) !== undefined &&
    locateQuote(shown.facts, fact) !== undefined
  );
}
