import type { Language } from "../../../contracts/languages.ts";
import { type SampleReview, sampleReview } from "../../../contracts/sample-review.ts";
import en from "./sample-reviews/en.json" with { type: "json" };
import id from "./sample-reviews/id.json" with { type: "json" };
import th from "./sample-reviews/th.json" with { type: "json" };
import vi from "./sample-reviews/vi.json" with { type: "json" };
import zh from "./sample-reviews/zh.json" with { type: "json" };

const SAMPLES: Record<Language, SampleReview> = {
  en: sampleReview.parse(en),
  id: sampleReview.parse(id),
  th: sampleReview.parse(th),
  vi: sampleReview.parse(vi),
  zh: sampleReview.parse(zh),
};

/**
 * What the check says about a made-up deck in this language
 * (server/judging/sample-reviews.test.ts).
 */
export function sampleReviewIn(language: Language): SampleReview {
  return SAMPLES[language];
}
