import { z } from "zod";
import type { DeckIssue } from "../../../../contracts/deck-review.ts";
import { SEVERITIES } from "../../../../contracts/review-terms.ts";
import { withoutUnseen } from "../../../../contracts/unseen-signs.ts";
import type { Question } from "../../../services/language-model/language-model.ts";
import type { Deck } from "../read/deck.ts";
import { ABOUT_DECKS, deckAsEvidence } from "./deck-question.ts";

const answer = z.object({
  findings: z.array(
    z.object({
      number: z.number(),
      why: z.string(),
      stands: z.boolean(),
      severity: z.literal(SEVERITIES),
      sameAs: z.number().nullable(),
    }),
  ),
});

export type RefuteAnswer = z.infer<typeof answer>;

/**
 * A second, skeptical reading: for which issues would an honest founder have an answer? The answer refers
 * to the issues by their places in the list, from 1.
 */
export function refuteQuestion(
  deck: Deck,
  issues: readonly DeckIssue[],
  today: string,
): Question<RefuteAnswer> {
  const findings = issues.map(({ kind, about, severity, why, page, text, also }, at) => ({
    number: at + 1,
    severity,
    says: withoutUnseen(`${kind} (${about}): ${why}`),
    places: [...(page === null ? [] : [{ page, quote: text }]), ...also].map((place) => ({
      ...place,
      quote: withoutUnseen(place.quote),
    })),
  }));
  return {
    purpose: "deck_refute",
    instructions: `A reviewer has found faults in a startup's pitch deck, and so has a program that computes. Some of what they say is wrong. Try to refute each of it from the deck, as the founders' best advocate who does not lie.

${ABOUT_DECKS}

Day of review: ${today}.

"findings" lists what was found, each with a number and its places; without a place it is said to be missing. For each number: do the arithmetic again with the units, times and currencies that stand there; look for the passage that answers it (another page, a footnote, a total, a row that was left out); ask whether both figures speak of the same thing at the same time; of what is said to be missing, whether any page tells it in other words. Severity is 3 for what could end the talk, 2 for what an investor will press on, 1 for a blemish, which stands if it is true. "why" says in one sentence, in English, what you found; "stands" is false when the deck answers it, when it mixes up two things, or when no sensible investor would stumble over it; otherwise true. "severity" is what is left of it: lower than given where the finding is right at its core and overstated, never higher. "sameAs" is the number of an earlier finding that says the same fault, of which one mend would settle both; else null. A fault that the deck itself discloses and prices in is none; one that it discloses and leaves open stays. A doubt alone refutes nothing. Answer every number once.`,
    material: deckAsEvidence(deck, { findings }),
    answer,
  };
}

/** The issues that the second reading upheld or did not mention, as serious as it found them. */
export function withoutRefuted(issues: readonly DeckIssue[], said: RefuteAnswer): DeckIssue[] {
  const byNumber = new Map(said.findings.map((finding) => [finding.number, finding]));
  return issues.flatMap((issue, at) => {
    const finding = byNumber.get(at + 1);
    if (!finding) return [issue];
    if (!finding.stands || isDouble(finding, byNumber)) return [];
    const [least = issue.severity] = [issue.severity, finding.severity].toSorted();
    return [{ ...issue, severity: least }];
  });
}

/** Whether an earlier issue says the same and is not refuted. */
function isDouble(
  { number, sameAs }: RefuteAnswer["findings"][number],
  byNumber: ReadonlyMap<number, RefuteAnswer["findings"][number]>,
): boolean {
  return sameAs !== null && sameAs < number && byNumber.get(sameAs)?.stands !== false;
}
