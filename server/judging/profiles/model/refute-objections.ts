import { z } from "zod";
import type { ProfileFinding, ProfileVerdict } from "../../../../contracts/profile-review.ts";
import type { Question } from "../../../services/language-model/language-model.ts";
import { ABOUT_EVIDENCE, evidenceOf } from "../../evidence.ts";
import type { ProfileEvidence } from "../profile-evidence.ts";
import { shownTexts } from "./profile-places.ts";
import { ASKED } from "./profile-question.ts";

const answer = z.object({
  objections: z.array(z.object({ number: z.number(), why: z.string(), stands: z.boolean() })),
});

export type RefutedObjections = z.infer<typeof answer>;

/**
 * The objections that a second reading may refute: matters of judgement, whether a model's or a rule's.
 * Facts (a silent website, a year in the future) are not; and whoever plainly writes orders to the
 * reviewer gets no second reading.
 */
export function refutableOf({ findings }: ProfileVerdict): ProfileFinding[] {
  if (findings.some(({ rule, weight }) => rule === "instructions" && weight === "rejects"))
    return [];
  return findings.filter(({ rule, weight }) => weight === "rejects" && ASKED[rule]?.mayReject);
}

/** Asks which of the objections to publishing an honest founder would refute. */
export function refuteObjectionsQuestion(
  evidence: ProfileEvidence,
  objections: readonly ProfileFinding[],
): Question<RefutedObjections> {
  const listed = objections.map(({ rule, place, text, why }, at) => ({
    number: at + 1,
    rule: `${rule}: ${ASKED[rule]?.what ?? ""}`,
    place,
    quote: text,
    why,
  }));
  return {
    purpose: "profile_refute",
    instructions: `A reviewer objects to a profile that is to be published in a directory of startups and investors in Southeast Asia. Its founders have paid for the review, and a wrong objection costs them their money. Try to refute each objection from the evidence, as their best advocate who does not lie.

${ABOUT_EVIDENCE}

Today is ${evidence.today}. "objections" lists them, each with a number, its rule, its place and the words in question. For each number: ask whether the words are what the rule speaks of, in the language that they are written in; whether two names are one company (a brand and its legal name, a translation, a parent, a former name); whether two statements speak of the same thing at the same time; whether a reader would really be harmed or misled. "why" says in one sentence, in English, what you found; "stands" is false when the evidence answers it or when somebody sensible could doubt it; otherwise true. Answer every number once.`,
    material: evidenceOf({ ...shownTexts(evidence), objections: listed }),
    answer,
  };
}

/** The verdict without what the second reading refuted; an objection that it does not mention remains. */
export function withoutRefutedObjections(
  { findings }: ProfileVerdict,
  objections: readonly ProfileFinding[],
  said: RefutedObjections,
): ProfileVerdict {
  const refuted = said.objections.filter(({ stands }) => !stands);
  const gone = new Set(refuted.map(({ number }) => objections[number - 1]));
  const left = findings.filter((finding) => !gone.has(finding));
  const isRejected = left.some(({ weight }) => weight === "rejects");
  return { verdict: isRejected ? "rejected" : "approved", findings: left };
}
