import { Link } from "react-router";
import { dateBesideTables } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { Loaded } from "../account/loaded.tsx";
import type { Person } from "../account/signed-in.tsx";
import { reviewAddress } from "./review-address.ts";
import { ReviewResult } from "./review-result.tsx";
import { isNotThere, useDeckReview } from "./use-deck-review.ts";

/** Another review, with a link back to the current deck's. */
export function EarlierReview({ person, reviewId }: { person: Person; reviewId: string }) {
  const t = useMessages("deckReview");
  const language = useLanguage();
  const earlier = useDeckReview(person, reviewId);
  if (isNotThere(earlier.error)) return <Lead text={t("notThere")} />;
  return (
    <Loaded query={earlier} failedTitle={t("readFailed")} showsEarlier>
      {({ review, changes }) =>
        review ? (
          <>
            <Lead
              text={t("earlierOf", {
                date: dateBesideTables(review.createdAt, language, undefined),
              })}
            />
            <ReviewResult person={person} stored={review} changes={changes} actions={null} />
          </>
        ) : (
          <Lead text={t("notThere")} />
        )
      }
    </Loaded>
  );
}

function Lead({ text }: { text: string }) {
  const t = useMessages("deckReview");
  return (
    <div className="notice notice-info" role="status">
      <p className="font-semibold">{text}</p>
      <Link
        to={reviewAddress()}
        preventScrollReset
        className="mt-1 inline-block text-leaf underline underline-offset-4"
      >
        {t("toPresent")}
      </Link>
    </div>
  );
}
