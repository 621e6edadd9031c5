import { z } from "zod";
import type { Language } from "../../../../contracts/languages.ts";
import type { MatchDirection } from "../../../../contracts/matching.ts";
import type { Question } from "../../../services/language-model/language-model.ts";
import { ABOUT_EVIDENCE, evidenceOf } from "../../evidence.ts";
import { languageName, writtenIn } from "../../written-in.ts";

/** So far may a model move a rate that the rules have given. */
export const MOST_MOVED = 10;

function answerIn(language: Language, ids: ReadonlySet<string>) {
  const reason = writtenIn(language, 300);
  return z
    .object({
      matches: z.array(
        z.object({
          id: z.string().refine((id) => ids.has(id), "must be the id of a candidate"),
          rate: z.number().min(0).max(100),
          reasons: z.array(reason).min(1).max(3),
          against: reason,
        }),
      ),
    })
    .refine(
      ({ matches }) => new Set(matches.map(({ id }) => id)).size === ids.size,
      "every candidate must be judged",
    );
}

export type MatchAnswer = z.infer<ReturnType<typeof answerIn>>;

/** What a model is asked of candidates that the rules have ranked: how well they fit, and why. */
export function matchQuestion(
  direction: MatchDirection,
  shown: { subject: object; candidates: readonly { id: string }[] },
  language: Language,
): Question<MatchAnswer> {
  const [whom, what] =
    direction === "startups" ? ["a startup", "investors"] : ["an investor", "startups"];
  return {
    purpose: "match",
    instructions: `You judge for ${whom} which ${what} fit. Rules have ranked the candidates and said why; you may know better what belongs together.

${ABOUT_EVIDENCE}

For each candidate of the evidence answer once, with its id:
- rate: from 0 to 100, at most ${MOST_MOVED} away from the rate given.
- reasons: two or three, the most telling first, each one sentence in ${languageName(language)} that cites facts of the evidence which hold for both sides: a past deal, a stated wish, a region, an amount. Write names, figures and amounts exactly as they stand there, and no others.
- against: the one honest reason against it, in the same way.`,
    material: evidenceOf(shown),
    answer: answerIn(language, new Set(shown.candidates.map(({ id }) => id))),
  };
}
