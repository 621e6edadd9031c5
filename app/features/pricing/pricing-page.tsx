import type { ReactNode } from "react";
import { Link } from "react-router";
import { INVESTOR_ROLE, ROLES, type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { exactDollars } from "../../../contracts/amounts.ts";
import { dearestCredit, firstOffer } from "../../../contracts/offers.ts";
import type { PriceList } from "../../../contracts/price-list.ts";
import { pricesFor } from "../../../contracts/prices.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { Headline } from "../../ui/headline.tsx";
import { OfferCard } from "./offer-card.tsx";
import { Questions } from "./questions.tsx";
import { ROLE_NAMES } from "./role-names.ts";
import { ServicesTable } from "./services-table.tsx";
import { useOfferWords } from "./use-offer-words.ts";
import { WorkedExample } from "./worked-example.tsx";

/** `/pricing`: what everything costs and is worth, before anybody signs up; as on the credits page. */
export function PricingPage(props: { prices: PriceList; firstReviewIsFree: boolean }) {
  const { prices, firstReviewIsFree } = props;
  const t = useMessages("pricing");
  return (
    <div className="frame py-4 md:py-10">
      <div className="gap-x-16 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
        <div>
          <h1 className="text-2xl font-bold tracking-tight md:text-5xl">{t("title")}</h1>
          <p className="mt-1 max-w-prose text-muted md:mt-3 md:text-lg">
            <Headline text={t("lead")} />
          </p>
        </div>
        <div className="mt-4 grid gap-3 lg:mt-0 lg:max-w-sm">
          {firstReviewIsFree ? (
            <div className="max-lg:order-last">
              <p className="font-semibold text-leaf">{t("freeTitle")}</p>
              <p className="text-sm text-muted">{t("freeText")}</p>
            </div>
          ) : null}
          <SignUp to={SIGN_UP} look="button-leaf justify-self-start">
            {t("signUp")}
          </SignUp>
        </div>
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-10 md:mt-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <section>
          <h2 className="text-xl font-bold md:text-2xl">{t("services")}</h2>
          <div className="mt-3">
            <ServicesTable prices={prices} firstReviewIsFree={firstReviewIsFree} />
          </div>
          <p className="mt-3 text-sm text-muted">
            <strong className="font-semibold text-ink">{t("alwaysFree")}</strong>{" "}
            {t("alwaysFreeText")}
          </p>
        </section>
        <WorkedExample prices={prices} firstReviewIsFree={firstReviewIsFree} />
      </div>
      <Packs prices={prices} />
      <Plans prices={prices} />
      <Questions />
    </div>
  );
}

const SIGN_UP = "/auth?mode=signup";
/** Every offer is bought in the account, which is the next page after signing up. */
const SIGN_UP_TO_BUY = `${SIGN_UP}&next=/credits`;

function SignUp({ to, look, children }: { to: string; look: string; children: string }) {
  return (
    <Link to={to} className={`button ${look}`}>
      {children}
    </Link>
  );
}

/** Packs or plans: what they are, whom they suit, and the offers. */
function Offers(props: { title: string; text: string; suits: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="text-xl font-bold md:text-2xl">{props.title}</h2>
      <p className="mt-0.5 text-sm text-muted">{props.text}</p>
      <p className="mt-0.5 text-sm text-muted">
        <Headline text={props.suits} />
      </p>
      <ul className="mt-5 grid gap-x-3 gap-y-5 sm:grid-cols-2 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none lg:grid-rows-[repeat(3,auto)]">
        {props.children}
      </ul>
    </section>
  );
}

function Begin({ isBest, children }: { isBest: boolean; children: string }) {
  return (
    <SignUp to={SIGN_UP_TO_BUY} look={isBest ? "button-leaf" : "button-quiet"}>
      {children}
    </SignUp>
  );
}

function Packs({ prices }: { prices: PriceList }) {
  const t = useMessages("pricing");
  const offers = useMessages("offers");
  const language = useLanguage();
  const worth = useOfferWords();
  const price = exactDollars(dearestCredit(prices.packs), language);
  return (
    <Offers title={t("packs")} text={t("packsText", { price })} suits={t("packFor")}>
      {prices.packs.map((pack) => {
        const starting = ROLES.find((role) => startsWith(role, prices) === pack.id);
        const notes = (starting ? [starting] : ROLES).map((role) => {
          const text = worth.enoughFor(pack.credits, role, pricesFor(role, prices));
          return text && t("forRole", { role: t(ROLE_NAMES[role]), text });
        });
        return (
          <OfferCard
            key={pack.id}
            title={t("credits", { count: pack.credits })}
            price={<PriceWith word="oncePrice">{exactDollars(pack.cents, language)}</PriceWith>}
            perCredit={worth.perCredit(pack, prices.packs)}
            badge={starting && offers(BEST[starting])}
            notes={notes}
          >
            <Begin isBest={starting !== undefined}>{t("begin", { count: pack.credits })}</Begin>
          </OfferCard>
        );
      })}
    </Offers>
  );
}

function Plans({ prices }: { prices: PriceList }) {
  const t = useMessages("pricing");
  const offers = useMessages("offers");
  const language = useLanguage();
  const worth = useOfferWords();
  return (
    <Offers title={t("plans")} text={t("plansText")} suits={t("planFor")}>
      {prices.plans.map((plan) => {
        const { id, role, credits, cents } = plan;
        const isStart = startsWith(role, prices) === id;
        return (
          <OfferCard
            key={id}
            label={t(ROLE_NAMES[role])}
            title={t("monthly", { count: credits })}
            price={<PriceWith word="monthlyPrice">{exactDollars(cents, language)}</PriceWith>}
            badge={isStart ? offers(BEST[role]) : undefined}
            perCredit={worth.perCredit(plan, prices.packs)}
            notes={[
              worth.enoughFor(credits, role, pricesFor(role, prices)),
              ...worth.planTerms(prices.planDiscount),
              worth.planExpiry(),
            ]}
          >
            <Begin isBest={isStart}>{t("beginPlan", { count: credits })}</Begin>
          </OfferCard>
        );
      })}
    </Offers>
  );
}

/** The price, in large type within the words that say how often it is paid. */
function PriceWith(props: { word: "oncePrice" | "monthlyPrice"; children: string }) {
  const t = useMessages("pricing");
  const price = props.children;
  const text = t(props.word, { price });
  const at = text.indexOf(price);
  const small = "font-sans text-base font-normal text-muted";
  return (
    <>
      <span className={small}>{text.slice(0, at)}</span>
      {price}
      <span className={small}>{text.slice(at + price.length)}</span>
    </>
  );
}

const BEST = {
  [STARTUP_ROLE]: "bestStartStartup",
  [INVESTOR_ROLE]: "bestStartInvestor",
} as const;

function startsWith(role: Role, prices: PriceList): string | undefined {
  return firstOffer(role, pricesFor(role, prices), prices);
}
