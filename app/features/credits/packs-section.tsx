import { exactDollars } from "../../../contracts/amounts.ts";
import type { CreditSummary } from "../../../contracts/credits.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { percentage } from "../../i18n/sizes.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import type { usePurchase } from "./use-purchase.ts";

type Pack = CreditSummary["packs"][number];
type Purchase = ReturnType<typeof usePurchase>;

/** Credit packs, each at the price for this person. */
export function PacksSection(props: { summary: CreditSummary; purchase: Purchase }) {
  const { summary, purchase } = props;
  const t = useMessages("credits");
  const language = useLanguage();
  const discount = percentage(summary.planDiscount / 100, language);
  return (
    <section aria-labelledby="packs-heading">
      <h2 id="packs-heading" className="text-2xl font-bold">
        {t("packsTitle")}
      </h2>
      <p className="mt-1 max-w-prose text-muted">
        {summary.plan ? t("packsWithPlan", { discount }) : t("packsText", { discount })}
      </p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {summary.packs.map((pack) => (
          <PackCard key={pack.id} pack={pack} discount={discount} purchase={purchase} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{t("inDollars")}</p>
    </section>
  );
}

function PackCard(props: { pack: Pack; discount: string; purchase: Purchase }) {
  const { pack, discount, purchase } = props;
  const t = useMessages("credits");
  const language = useLanguage();
  const { id, credits, cents, fullCents } = pack;
  const isReduced = cents < fullCents;
  const isThis = purchase.underWay?.kind === "pack" && purchase.underWay.id === id;
  const failed = purchase.failed?.item.id === id ? purchase.failed.error : undefined;
  return (
    <li className="card flex flex-col gap-1 !p-4">
      <h3 className="text-xl font-bold">{t("credits", { count: credits })}</h3>
      <p className="text-lg font-semibold tabular-nums">
        {isReduced ? <span className="sr-only">{t("yourPrice")} </span> : null}
        {exactDollars(cents, language)}
      </p>
      {isReduced ? (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <span className="sr-only">{t("fullPrice")} </span>
          <s className="text-muted tabular-nums">{exactDollars(fullCents, language)}</s>
          <span className="rounded-full bg-sunken px-2.5 py-0.5 font-medium text-leaf">
            {t("percentOff", { discount })}
          </span>
        </p>
      ) : null}
      <p className="text-sm text-muted">
        {t("perCredit", { price: exactDollars(cents / credits, language) })}
      </p>
      <div className="mt-auto grid gap-3 pt-3">
        <BusyButton
          busy={isThis}
          busyLabel={t("toPayment")}
          waits={purchase.underWay !== undefined}
          className="!px-2"
          onPress={() => purchase.begin({ kind: "pack", id })}
        >
          {t("buyPack", { count: credits })}
        </BusyButton>
        {failed ? <FailureNotice error={failed} /> : null}
      </div>
    </li>
  );
}
