import type { ReactNode } from "react";
import { Link } from "react-router";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { PriceList } from "../../../contracts/price-list.ts";
import { MIN_DECK_SCORE, pricesFor } from "../../../contracts/prices.ts";
import type { DeckReader } from "../../../contracts/review-terms.ts";
import type { SampleReview as Sample } from "../../../contracts/sample-review.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { signUpAddress } from "../../platform/sign-up-address.ts";
import { Headline } from "../../ui/headline.tsx";
import { SampleReview } from "./sample-review.tsx";

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
    <div className="frame grid gap-x-16 gap-y-6 py-4 md:py-10 lg:grid-cols-2">
      <div>
        <h1 className="text-2xl leading-tight font-bold tracking-tight md:text-5xl">
          <Headline text={t("title")} />
        </h1>
        <p className="mt-3 max-w-prose text-muted md:text-lg">{t("lead")}</p>
        <p className="mt-4">{begin}</p>
      </div>
      <dl className="grid content-start gap-x-6 gap-y-4 sm:grid-cols-[auto_1fr] sm:gap-y-2 lg:pt-3">
        <Term name={t("gets")}>{t("getsText")}</Term>
        <Term name={t("takes")}>{review(`time_${reader}`)}</Term>
        <Term name={t("costs")}>
          {firstReviewIsFree ? (
            <span className="block font-semibold text-leaf">{t("firstFree")}</span>
          ) : null}
          {t(firstReviewIsFree ? "priceLater" : "price", { count: deckReview })}{" "}
          <Link to="/pricing" className="underline underline-offset-4 hover:text-leaf">
            {t("allPrices")}
          </Link>
        </Term>
        <Term name={t("publishName")}>{t("publishText", { score: MIN_DECK_SCORE })}</Term>
      </dl>
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

/** On a phone its name is directly above it. */
function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-y-0.5 sm:col-span-2 sm:grid-cols-subgrid">
      <dt className="font-semibold">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
