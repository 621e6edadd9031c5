import type { ReactNode } from "react";
import { Link } from "react-router";
import { INVESTOR_ROLE, ROLES, type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { exactDollars } from "../../../contracts/amounts.ts";
import { firstOffer } from "../../../contracts/offers.ts";
import { type PriceList, packCents, pricesFor } from "../../../contracts/prices.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { percentage } from "../../i18n/sizes.ts";
import { OfferCard } from "./offer-card.tsx";
import { ServicesTable } from "./services-table.tsx";
import { useOfferWords } from "./use-offer-words.ts";

/** `/pricing`: what everything costs and is worth, before anybody signs up; as on the credits page. */
export function PricingPage(props: { prices: PriceList; firstReviewIsFree: boolean }) {
  const { prices, firstReviewIsFree } = props;
  const t = useMessages("pricing");
  return (
    <div className="frame py-4 md:py-10">
      <h1 className="text-2xl font-bold tracking-tight md:text-5xl">{t("title")}</h1>
      <div className="mt-1 gap-x-10 md:mt-3 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
        <p className="max-w-prose text-muted md:text-lg">{t("lead")}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 lg:mt-0">
          {firstReviewIsFree ? (
            <div className="min-w-0 max-lg:order-last">
              <p className="font-semibold text-leaf">{t("freeTitle")}</p>
              <p className="text-sm text-muted">{t("freeText")}</p>
            </div>
          ) : null}
          <SignUp />
        </div>
      </div>
      <section className="mt-8">
        <h2 className="text-xl font-bold md:text-2xl">{t("services")}</h2>
        <ServicesTable prices={prices} firstReviewIsFree={firstReviewIsFree} />
        <p className="mt-3 max-w-prose text-sm text-muted">{t("refunds")}</p>
      </section>
      <div className="mt-10 grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <Packs prices={prices} />
        <Plans prices={prices} />
      </div>
      <p className="mt-4 text-sm text-muted">{t("inDollars")}</p>
      <div className="mt-8">
        <SignUp />
      </div>
    </div>
  );
}

function SignUp() {
  const t = useMessages("pricing");
  return (
    <Link to="/auth?mode=signup" className="button button-leaf">
      {t("signUp")}
    </Link>
  );
}

function Offers({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-xl font-bold md:text-2xl">{title}</h2>
      <p className="mt-0.5 text-sm text-muted">{text}</p>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">{children}</ul>
    </section>
  );
}

function Packs({ prices }: { prices: PriceList }) {
  const t = useMessages("pricing");
  const offers = useMessages("offers");
  const language = useLanguage();
  const worth = useOfferWords();
  const names = { [STARTUP_ROLE]: t("forStartups"), [INVESTOR_ROLE]: t("forInvestors") };
  return (
    <Offers title={t("packs")} text={t("packsText")}>
      {prices.packs.map((pack) => {
        const starting = ROLES.find((role) => startsWith(role, prices) === pack.id);
        const bought = ROLES.map((role) => ({
          role,
          text: worth.enoughFor(pack.credits, role, pricesFor(role, prices)),
        })).filter(({ text }) => text !== "");
        return (
          <OfferCard
            key={pack.id}
            title={t("credits", { count: pack.credits })}
            price={exactDollars(pack.cents, language)}
            perCredit={worth.perCredit(pack, prices.packs)}
            best={starting && { badge: offers(BEST[starting]), why: worth.coversAll(starting) }}
            notes={bought.map(({ role, text }) => `${names[role]}: ${text}`)}
          >
            <p className="text-sm text-muted">
              {t("withPlan", { price: exactDollars(packCents(pack, prices, true), language) })}
            </p>
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
  const discount = percentage(prices.planDiscount / 100, language);
  return (
    <Offers title={t("plans")} text={t("plansText", { discount })}>
      {prices.plans.map((plan) => {
        const { id, role, credits, cents } = plan;
        const isStart = startsWith(role, prices) === id;
        return (
          <OfferCard
            key={id}
            label={t(role === STARTUP_ROLE ? "forStartups" : "forInvestors")}
            title={t("monthly", { count: credits })}
            price={t("monthlyPrice", { price: exactDollars(cents, language) })}
            perCredit={worth.perCredit(plan, prices.packs)}
            best={isStart && { badge: offers(BEST[role]), why: worth.coversAll(role) }}
            notes={[worth.enoughFor(credits, role, pricesFor(role, prices))]}
          />
        );
      })}
    </Offers>
  );
}

const BEST = {
  [STARTUP_ROLE]: "bestStartStartup",
  [INVESTOR_ROLE]: "bestStartInvestor",
} as const;

function startsWith(role: Role, prices: PriceList): string | undefined {
  return firstOffer(role, pricesFor(role, prices), prices);
}
