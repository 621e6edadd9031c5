import type { ReactNode } from "react";
import { Link } from "react-router";
import { INVESTOR_ROLE, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { exactDollars } from "../../../contracts/amounts.ts";
import { type PriceList, packCents } from "../../../contracts/prices.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { percentage } from "../../i18n/sizes.ts";

/** `/pricing`: what everything costs, before anybody signs up; as on the credits page. */
export function PricingPage(props: { prices: PriceList; firstReviewIsFree: boolean }) {
  const { prices, firstReviewIsFree } = props;
  const t = useMessages("pricing");
  return (
    <div className="frame py-8 md:py-12">
      <h1 className="text-4xl font-bold md:text-5xl">{t("title")}</h1>
      <p className="mt-3 max-w-prose text-lg text-muted">{t("lead")}</p>
      {firstReviewIsFree ? (
        <div className="notice notice-success mt-6 max-w-prose">
          <p className="font-semibold">{t("freeTitle")}</p>
          <p className="text-sm">{t("freeText")}</p>
        </div>
      ) : null}
      <div className="gap-x-16 lg:grid lg:grid-cols-[1fr_24rem]">
        <Services prices={prices} firstReviewIsFree={firstReviewIsFree} />
        <Plans prices={prices} />
      </div>
      <Packs prices={prices} />
      <p className="mt-8 text-sm text-muted">{t("inDollars")}</p>
      <Link to="/auth?mode=signup" className="button button-leaf mt-6">
        {t("signUp")}
      </Link>
    </div>
  );
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="text-2xl font-bold">{title}</h2>
      <p className="mt-1 max-w-prose text-muted">{text}</p>
      {children}
    </section>
  );
}

function Services(props: { prices: PriceList; firstReviewIsFree: boolean }) {
  const { deckReview, publish, match } = props.prices;
  const t = useMessages("pricing");
  const services = [
    { name: t("deckReview"), about: t("deckReviewText"), startup: deckReview, investor: null },
    {
      name: t("publish"),
      about: t("publishText"),
      startup: publish[STARTUP_ROLE],
      investor: publish[INVESTOR_ROLE],
    },
    {
      name: t("match"),
      about: t("matchText"),
      startup: match[STARTUP_ROLE],
      investor: match[INVESTOR_ROLE],
    },
  ];
  return (
    <Section title={t("services")} text={t("servicesText")}>
      <table className="mt-4 w-full border-collapse text-start">
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="py-2 pe-3 text-start font-medium">
              {t("service")}
            </th>
            <th scope="col" className="px-2 py-2 text-end font-medium">
              {t("forStartups")}
            </th>
            <th scope="col" className="py-2 ps-2 text-end font-medium">
              {t("forInvestors")}
            </th>
          </tr>
        </thead>
        <tbody>
          {services.map(({ name, about, startup, investor }) => (
            <tr key={name} className="border-b border-line align-top">
              <th scope="row" className="py-3 pe-3 text-start font-semibold">
                {name}
                <span className="block text-sm font-normal text-muted">{about}</span>
              </th>
              <td className="px-2 py-3 text-end font-semibold whitespace-nowrap tabular-nums">
                {t("credits", { count: startup })}
                {name === t("deckReview") && props.firstReviewIsFree ? (
                  <span className="block text-sm font-medium text-leaf">{t("firstFree")}</span>
                ) : null}
              </td>
              <td className="py-3 ps-2 text-end font-semibold whitespace-nowrap tabular-nums">
                {investor === null ? (
                  <span className="font-normal text-muted">–</span>
                ) : (
                  t("credits", { count: investor })
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 max-w-prose text-sm text-muted">{t("refunds")}</p>
    </Section>
  );
}

function Plans({ prices }: { prices: PriceList }) {
  const t = useMessages("pricing");
  const language = useLanguage();
  return (
    <Section title={t("plans")} text={t("plansText")}>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {prices.plans.map((plan) => (
          <li key={plan.id} className="card !p-4">
            <h3 className="text-lg font-bold">
              {t(plan.role === STARTUP_ROLE ? "forStartups" : "forInvestors")}
            </h3>
            <p className="mt-1">{t("monthly", { count: plan.credits })}</p>
            <p className="text-lg font-semibold tabular-nums">
              {t("monthlyPrice", { price: exactDollars(plan.cents, language) })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Packs({ prices }: { prices: PriceList }) {
  const t = useMessages("pricing");
  const language = useLanguage();
  const discount = percentage(prices.planDiscount / 100, language);
  return (
    <Section title={t("packs")} text={t("packsText", { discount })}>
      <ul className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {prices.packs.map((pack) => (
          <li key={pack.id} className="card !p-4">
            <h3 className="text-lg font-bold">{t("credits", { count: pack.credits })}</h3>
            <p className="mt-1 text-lg font-semibold tabular-nums">
              {exactDollars(pack.cents, language)}
            </p>
            <p className="mt-1 text-sm text-muted">
              {t("withPlan", { price: exactDollars(packCents(pack, prices, true), language) })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
