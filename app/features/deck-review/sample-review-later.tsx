import { useQuery } from "@tanstack/react-query";
import type { Language } from "../../../contracts/languages.ts";
import type { DeckReader } from "../../../contracts/review-terms.ts";
import { sampleReview } from "../../../contracts/sample-review.ts";
import { useLanguage } from "../../i18n/messages-context.tsx";
import { SampleReview } from "./sample-review.tsx";

const SAMPLES: Record<Language, () => Promise<{ default: unknown }>> = {
  en: () => import("./sample-reviews/en.json"),
  id: () => import("./sample-reviews/id.json"),
  th: () => import("./sample-reviews/th.json"),
  vi: () => import("./sample-reviews/vi.json"),
  zh: () => import("./sample-reviews/zh.json"),
};

/** The sample in the reader's language, loaded where it is shown; nothing depends on it. */
export function SampleReviewLater({ reader }: { reader: DeckReader }) {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ["sample-review", language],
    queryFn: async () => sampleReview.parse((await SAMPLES[language]()).default),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ? <SampleReview reader={reader} sample={data} /> : null;
}
