import { Link } from "react-router";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { DeckReader } from "../../../contracts/deck-review.ts";
import { MIN_DECK_SCORE, type PriceList, pricesFor } from "../../../contracts/prices.ts";
import type { SampleReview as Sample } from "../../../contracts/sample-review.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { signUpAddress } from "../../platform/sign-up-address.ts";
import { Headline } from "../../ui/headline.tsx";
import { SampleReview } from "../deck-review/sample-review.tsx";

const PARTS = [
  { name: "scoreName", text: "scoreText" },
  { name: "issuesName", text: "issuesText" },
  { name: "reportName", text: "reportText" },
  { name: "publishName", text: "publishText" },
] as const;

/** Where the deck is uploaded, once there is an account. */
const UPLOAD = { pathname: "/pitch-deck-upload", search: "" };

/** `/deck-review`: what founders get for the price of a review, shown before anybody signs up. */
export function DeckOfferPage(props: {
  prices: PriceList;
  firstReviewIsFree: boolean;
  reader: DeckReader;
  sample: Sample;
}) {
  const { prices, firstReviewIsFree, reader, sample } = props;
  const t = useMessages("deckOffer");
  const review = useMessages("deckReview");
  const { deckReview } = pricesFor(STARTUP_ROLE, prices);
  const begin = (
    <Link to={signUpAddress(UPLOAD)} className="button button-leaf">
      {t("begin")}
    </Link>
  );
  return (
    <div className="frame grid max-w-[76rem] gap-x-16 gap-y-8 py-4 md:gap-y-12 md:py-10 lg:grid-cols-2">
      <div>
        <h1 className="text-2xl leading-tight font-bold tracking-tight md:text-5xl">
          <Headline text={t("title")} />
        </h1>
        <p className="mt-3 max-w-prose text-muted md:text-lg">{t("lead")}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          {begin}
          <p>
            {firstReviewIsFree ? (
              <span className="block font-semibold text-leaf">{t("firstFree")}</span>
            ) : null}
            <span className="text-sm text-muted">
              {t(firstReviewIsFree ? "priceLater" : "price", { count: deckReview })}{" "}
              <Link to="/pricing" className="underline underline-offset-4 hover:text-ink">
                {t("allPrices")}
              </Link>
            </span>
          </p>
        </div>
      </div>
      <div>
        <h2 className="text-xl font-bold md:text-2xl">{t("gets")}</h2>
        <dl className="mt-3">
          {PARTS.map(({ name, text }) => (
            <div key={name} className="border-t border-line py-3">
              <dt className="font-semibold">{t(name)}</dt>
              <dd className="text-muted">{t(text, { score: MIN_DECK_SCORE })}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="lg:col-span-2">
        <SampleReview reader={reader} sample={sample} />
      </div>
      <section
        aria-labelledby="how"
        className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6 rounded-2xl bg-sunken p-5 md:p-8 lg:col-span-2"
      >
        <div className="max-w-prose">
          <h2 id="how" className="text-xl font-bold md:text-2xl">
            {t("howTitle")}
          </h2>
          <p className="mt-2">{review(reader === "rules" ? "willCheck" : "willRead")}</p>
          <p className="mt-2 text-muted">{t("privacy")}</p>
          <p className="mt-2 text-muted">{t("refund")}</p>
        </div>
        {begin}
      </section>
    </div>
  );
}
