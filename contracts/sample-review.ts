import { z } from "zod";
import { deckIssue, deckReview, deckStrength } from "./deck-review.ts";

/** The part of a review that is shown before anybody pays for one. */
export const sampleReview = deckReview.pick({ score: true, sections: true, pages: true }).extend({
  issues: z.array(
    deckIssue.pick({
      id: true,
      category: true,
      page: true,
      text: true,
      title: true,
      why: true,
      fix: true,
      corrects: true,
      kind: true,
      severity: true,
      certainty: true,
      adds: true,
      place: true,
      also: true,
    }),
  ),
  strengths: z.array(deckStrength.pick({ page: true, text: true, why: true })),
});
export type SampleReview = z.infer<typeof sampleReview>;
