import { REVIEW_CATEGORIES, type ReviewCategory } from "../../../contracts/deck-review.ts";
import type { seenOf } from "../../../contracts/told-sections.ts";
import { useMessages } from "../../i18n/messages-context.tsx";

/**
 * What a check saw of each part. Its sub-scores are shown nowhere: where rules find nothing wrong
 * they are high, and beside a weak deck that reads like praise.
 */
export function CheckedParts(props: { see(category: ReviewCategory): ReturnType<typeof seenOf> }) {
  const t = useMessages("deckReview");
  const say = useMessages("deckSections");
  return (
    <dl className="divide-y divide-line">
      {REVIEW_CATEGORIES.map((category) => {
        const { count, sections } = props.see(category);
        return (
          <div key={category} className="flex items-baseline justify-between gap-4 py-3">
            <dt className="font-semibold">{t(category)}</dt>
            <dd className="text-end text-muted">
              {sections ? <span className="block">{say("partSections", sections)}</span> : null}
              {count > 0 ? (
                <span className="font-semibold text-alert">{say("partIssues", { count })}</span>
              ) : null}
              {count === 0 && !sections ? say("partNone") : null}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
