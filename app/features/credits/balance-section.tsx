import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { CreditSummary } from "../../../contracts/credits.ts";
import { firstWay } from "../../../contracts/offers.ts";
import { dateBesideTables } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";

/** The balance, the part that expires, what is owed, and what credits are spent on. */
export function BalanceSection({ role, summary }: { role: Role; summary: CreditSummary }) {
  const t = useMessages("credits");
  const language = useLanguage();
  const { balance, owed, expiring, services, hasBegun, isReviewFree } = summary;
  const prices = [
    { name: t("spend_publish"), count: services.publish },
    // Investors have no deck to be reviewed.
    ...(role === STARTUP_ROLE
      ? [{ name: t("spend_deck_review"), count: services.deckReview }]
      : []),
    { name: t("spend_match"), count: services.match },
  ];
  const free = [t("freeCheck"), t("freeIntroduction")];
  return (
    <section aria-labelledby="balance-heading" className="card">
      <div className="grid gap-6 md:grid-cols-2">
        <div>
          <h2 id="balance-heading" className="font-sans text-base font-medium text-muted">
            {t("balance")}
          </h2>
          <p className="mt-1 font-display text-4xl font-bold tabular-nums">
            {t("credits", { count: balance })}
          </p>
          <p className="mt-2 text-muted">
            {expiring
              ? t("expiring", {
                  count: expiring.credits,
                  date: dateBesideTables(expiring.at, language, undefined),
                })
              : balance > 0
                ? t("neverExpires")
                : hasBegun
                  ? t("balanceEmpty")
                  : t("balanceWay", { count: firstWay(role, services, isReviewFree).credits })}
          </p>
        </div>
        <div>
          <h3 className="font-sans font-medium text-muted">{t("servicePrices")}</h3>
          <dl className="mt-1 divide-y divide-line">
            {prices.map(({ name, count }) => (
              <div key={name} className="flex items-baseline justify-between gap-4 py-1.5">
                <dt>{name}</dt>
                <dd className="font-medium whitespace-nowrap tabular-nums">
                  {t("credits", { count })}
                </dd>
              </div>
            ))}
            {free.map((name) => (
              <div key={name} className="flex items-baseline justify-between gap-4 py-1.5">
                <dt>{name}</dt>
                <dd className="font-medium whitespace-nowrap text-leaf">{t("free")}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {owed > 0 ? (
        <div className="mt-5">
          <Notice kind="alert" title={t("owed", { count: owed })}>
            <p className="mt-1 max-w-prose text-sm">{t("owedText")}</p>
          </Notice>
        </div>
      ) : null}
    </section>
  );
}
