import { z } from "zod";
import type { Language } from "../../../../contracts/languages.ts";
import type { MatchDirection } from "../../../../contracts/matching.ts";
import type { Question } from "../../../services/language-model/language-model.ts";
import { ABOUT_EVIDENCE, evidenceOf } from "../../evidence.ts";
import { languageName, writtenIn } from "../../written-in.ts";

/** `open` unless a stated limit rules the candidate out, or may. */
const VERDICTS = ["open", "doubtful", "refused"] as const;

function answerIn(language: Language, ids: ReadonlySet<string>) {
  const sentence = writtenIn(language, 300);
  return z
    .object({
      matches: z.array(
        z.object({
          id: z.string().refine((id) => ids.has(id), "must be the id of a candidate"),
          verdict: z.enum(VERDICTS),
          decides: z.object({ criteria: z.string(), fact: z.string() }).nullable(),
          rate: z.number().min(0).max(100),
          reasons: z.array(sentence).min(1).max(3),
          against: sentence,
        }),
      ),
    })
    .refine(
      ({ matches }) => new Set(matches.map(({ id }) => id)).size === ids.size,
      "every candidate must be judged",
    );
}

export type MatchAnswer = z.infer<ReturnType<typeof answerIn>>;

/** Asks a model which candidates the criteria rule out, how well the rest fit, and why. */
export function matchQuestion(
  direction: MatchDirection,
  shown: { subject: object; candidates: readonly { id: string }[] },
  { language, today }: { language: Language; today: Date },
): Question<MatchAnswer> {
  const [whom, what] =
    direction === "startups" ? ["a startup", "investors"] : ["an investor", "startups"];
  return {
    purpose: "match",
    instructions: `You judge for ${whom} which ${what} it should talk to, as a careful partner of it would who knows what it has written by heart.

${ABOUT_EVIDENCE}

Day: ${today.toISOString().slice(0, 10)}. "criteria" is what the one who asks has written; "constraints" is how it was read, which may be wrong: the text decides. "candidates" are the ${what}: their fields, and in "about" their own words, which go before the fields where they differ.

For each candidate answer once, with its id:
- verdict: "refused" when a limit, a no, an unmet condition or a conflict that the criteria state rules it out with the facts that are known; "doubtful" when that hangs on how a word is meant; else "open". Judge what things are and not what they are called: a company that parents pay is B2C though it never says so. "Only" and "nothing but" refuse all that is plainly something else. An exception lifts a no for what it names; a condition that is met lifts it, one that is not met refuses. What is liked, preferred, ideal or usual refuses nobody. A focus of the past, somebody else's rule, a double negation that means yes, refuse nobody. What the candidate's profile does not tell refuses nobody: never take silence for a no. Compare amounts, stages, years, shares and places by their values, with currencies converted. Fields such as stages, regions and sectors of the one who asks are what they usually do, and refuse nobody by themselves.
- decides: for "refused" and "doubtful" the words of the criteria that decide, and the words or the value of the candidate's facts that they meet, each copied letter by letter; for "open" null.
- rate: how likely the one who asks would say "yes, that is one of those I asked for", in percent. 85 and more: it is asked for by name or by what it does, and every limit is met. 60 to 80: within what is asked for, with something open. 30 to 50: neither asked for nor refused. Below 25: far from all that is asked for. Of "refused" and "doubtful" the rate that it would have without that limit. Use the whole range, and no rate twice where one fits better.
- reasons: one to three, the most telling first, each one short sentence in ${languageName(language)} as people say it, with one idea. Begin with what the two have in common, in plain words ("Both work in payments in Vietnam"), and cite facts of the evidence which hold for both sides: a past deal, a stated wish, a region, an amount. Repeat no phrase of one reason in the next. Write names, figures and amounts exactly as they stand there, and no others.
- against: the one honest point to consider, in the same way.`,
    material: evidenceOf(shown),
    answer: answerIn(language, new Set(shown.candidates.map(({ id }) => id))),
  };
}
