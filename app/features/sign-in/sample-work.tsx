import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sayScore } from "../../i18n/scores.ts";
import { percentage } from "../../i18n/sizes.ts";
import type { SampleJudgements } from "./sample-judgements.server.ts";

/** Examples of the product's work: a part of a review and of a match, from the sample content. */
export function SampleWork({ sample }: { sample: SampleJudgements }) {
  const t = useMessages("auth");
  const language = useLanguage();
  const { review, match } = sample;
  const { startup, investor } = match;
  return (
    <div className="mt-6 grid max-w-md gap-3 lg:mt-8">
      <figure className="card !p-4">
        <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-sm font-semibold text-leaf">{t("sampleReview")}</span>
          <span className="font-semibold tabular-nums">
            {t("sampleScore", { score: sayScore(review.score, language) })}
          </span>
        </figcaption>
        <p className="mt-2 border-s-4 border-alert ps-3 font-semibold">
          {t("samplePage", { page: review.page, text: review.text })}
        </p>
        <p className="mt-2 text-sm text-muted">{review.why}</p>
      </figure>
      <figure className="card !p-4">
        <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-sm font-semibold text-leaf">{t("sampleMatch")}</span>
          <span className="font-semibold tabular-nums">
            {t("sampleRate", { rate: percentage(match.rate / 100, language) })}
          </span>
        </figcaption>
        <p className="mt-2 font-semibold">{t("samplePair", { startup, investor })}</p>
        <ul className="mt-1 text-sm text-muted">
          {match.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </figure>
    </div>
  );
}
