import { z } from "zod";
import type { Question } from "../../../services/language-model/language-model.ts";
import { ABOUT_EVIDENCE, evidenceOf } from "../../evidence.ts";

const answer = z.object({
  findings: z.array(z.object({ number: z.number(), why: z.string(), stands: z.boolean() })),
});

export type MatchRefuteAnswer = z.infer<typeof answer>;

/** What a first reading said about a candidate: that it is refused, or a reason for it. */
export type MatchClaim = { id: string; says: string };

/** A second, skeptical reading: which refusals and reasons are not borne out? */
export function refuteMatchesQuestion(
  shown: { subject: object; candidates: readonly object[] },
  claims: readonly MatchClaim[],
  today: Date,
): Question<MatchRefuteAnswer> {
  return {
    purpose: "match_refute",
    instructions: `A reviewer has compared candidates with what somebody wrote that they look for, and said which are refused by it, and why others fit. Some of that is wrong. Try to refute each of it from the evidence.

${ABOUT_EVIDENCE}

Day: ${today.toISOString().slice(0, 10)}. "findings" lists what was said, each with a number and the candidate's id. A refusal does not stand when the criteria do not state it, when it is a preference, a habit, a thing of the past or somebody else's, when an exception or a met condition lifts it, or when the candidate's facts do not show that it is met: silence shows nothing. A reason does not stand when it claims of either side what the evidence does not say, nor when it is true and says nothing for this fit. Check amounts with their currencies, stages, years, places. "why" says in one short English sentence what you found; "stands" is true or false. A doubt alone refutes nothing. Answer every number once.`,
    material: evidenceOf({
      ...shown,
      findings: claims.map(({ id, says }, at) => ({ number: at + 1, id, says })),
    }),
    answer,
  };
}

/** The claims that the second reading did not refute. */
export function borneOut<Claim extends MatchClaim>(
  claims: readonly Claim[],
  said: MatchRefuteAnswer,
): Set<Claim> {
  const refuted = new Set(
    said.findings.filter(({ stands }) => !stands).map(({ number }) => number),
  );
  return new Set(claims.filter((_claim, at) => !refuted.has(at + 1)));
}
