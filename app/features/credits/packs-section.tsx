import type { Role } from "../../../contracts/accounts.ts";
import { exactDollars } from "../../../contracts/amounts.ts";
import type { CreditSummary } from "../../../contracts/credits.ts";
import { leastPrice } from "../../../contracts/offers.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { percentage } from "../../i18n/sizes.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { OfferCard } from "../pricing/offer-card.tsx";
import { useOfferWords } from "../pricing/use-offer-words.ts";
import { advisedOffer } from "./advised-offer.ts";
import { FailureNotice } from "./failure-notice.tsx";
import type { usePurchase } from "./use-purchase.ts";

type Pack = CreditSummary["packs"][number];
type Purchase = ReturnType<typeof usePurchase>;

/** Credit packs, each at the price for this person. */
export function PacksSection(props: { role: Role; summary: CreditSummary; purchase: Purchase }) {
  const { role, summary, purchase } = props;
  const t = useMessages("credits");
  const language = useLanguage();
  const discount = percentage(summary.planDiscount / 100, language);
  const cheapest = leastPrice(role, summary.services);
  const buysSomething = (pack: Pack) => summary.balance + pack.credits >= cheapest;
  return (
    <section aria-labelledby="packs-heading">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="packs-heading" className="text-xl font-bold md:text-2xl">
          {t("packsTitle")}
        </h2>
        {summary.isSandbox ? (
          <p className="rounded-full bg-sunken px-3 py-1 text-sm">{t("sandboxTitle")}</p>
        ) : null}
      </div>
      <p className="mt-1 max-w-prose text-muted max-md:text-sm">
        {summary.plan?.isPaid ? t("packsWithPlan", { discount }) : t("packsText", { discount })}
      </p>
      <ul className="mt-6 grid gap-x-3 gap-y-3 sm:grid-cols-2 sm:gap-y-5">
        {summary.packs.filter(buysSomething).map((pack) => (
          <PackCard key={pack.id} pack={pack} role={role} summary={summary} purchase={purchase} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{t("inDollars")}</p>
    </section>
  );
}

function PackCard(props: { pack: Pack; role: Role; summary: CreditSummary; purchase: Purchase }) {
  const { pack, role, summary, purchase } = props;
  const t = useMessages("credits");
  const offers = useMessages("offers");
  const worth = useOfferWords();
  const language = useLanguage();
  const { id, credits, cents, fullCents } = pack;
  const isReduced = cents < fullCents;
  const advice = advisedOffer(role, summary);
  const isAdvised = advice?.id === id;
  const isThis = purchase.underWay?.kind === "pack" && purchase.underWay.id === id;
  const failed = purchase.failed?.item.id === id ? purchase.failed.error : undefined;
  return (
    <OfferCard
      title={t("credits", { count: credits })}
      price={
        isReduced ? (
          <>
            <span className="sr-only">{t("yourPrice")} </span>
            {exactDollars(cents, language)}{" "}
            <span className="font-sans text-sm font-normal">
              <span className="sr-only">{t("fullPrice")} </span>
              <s className="text-muted">{exactDollars(fullCents, language)}</s>
              <span className="block font-medium text-leaf">
                {t("planSaves", { amount: exactDollars(fullCents - cents, language) })}
              </span>
            </span>
          </>
        ) : (
          exactDollars(cents, language)
        )
      }
      perCredit={worth.perCredit(pack, summary.packs)}
      badge={isAdvised ? offers(advice.word) : undefined}
      isRow
      notes={[
        worth.enoughFor(credits, role, summary.services) || worth.topsUp(role, summary.services),
      ]}
    >
      <BusyButton
        kind={isAdvised ? "leaf" : "quiet"}
        busy={isThis}
        busyLabel={t("toPayment")}
        waits={purchase.underWay !== undefined}
        className="!px-2 max-sm:self-end max-sm:!px-4"
        onPress={() => purchase.begin({ kind: "pack", id })}
      >
        {t("buyPack", { count: credits })}
      </BusyButton>
      {failed ? <FailureNotice error={failed} /> : null}
    </OfferCard>
  );
}
