import { Link, useSearchParams } from "react-router";
import type { CreditSummary } from "../../../contracts/credits.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { useRowChanges } from "../../platform/use-row-changes.ts";
import { Notice } from "../../ui/form/notice.tsx";
import { Loaded } from "../account/loaded.tsx";
import type { Person } from "../account/signed-in.tsx";
import { BalanceSection } from "./balance-section.tsx";
import { InvoicesSection } from "./invoices-section.tsx";
import { PacksSection } from "./packs-section.tsx";
import { PlanSection } from "./plan-section.tsx";
import { readReturnPage } from "./return-page.ts";
import { StatementSection } from "./statement-section.tsx";
import { useCredits, useCreditsChanged } from "./use-credits.ts";
import { usePurchase } from "./use-purchase.ts";

/** `/credits`: the balance, what can be bought, and every credit and cent that moved. */
export function CreditsPage({ person }: { person: Person }) {
  const t = useMessages("credits");
  const [search] = useSearchParams();
  const from = readReturnPage(search.get("from"));
  return (
    <div className="grid grid-cols-1 gap-6">
      {from === undefined || from === "/credits" ? null : (
        <p>
          <Link to={from} className="text-leaf underline underline-offset-4">
            {t("backToWork")}
          </Link>{" "}
          <span className="text-muted">{t("backAfterPaying")}</span>
        </p>
      )}
      <Shop person={person} returnTo={from ?? "/credits"} />
      <StatementSection person={person} />
      <InvoicesSection person={person} />
    </div>
  );
}

/** The balance and the offers; earlier data stays during a refetch. */
function Shop({ person, returnTo }: { person: Person; returnTo: string }) {
  const t = useMessages("credits");
  const { connect } = useBackend();
  const credits = useCredits(person);
  const changed = useCreditsChanged(person);
  const purchase = usePurchase(returnTo);
  useRowChanges(connect, "credit_accounts", {}, changed);
  useRowChanges(connect, "subscriptions", {}, changed);

  return (
    <Loaded query={credits} failedTitle={t("creditsFailed")} showsEarlier rows={8}>
      {(summary) => <Offers person={person} summary={summary} purchase={purchase} />}
    </Loaded>
  );
}

function Offers(props: {
  person: Person;
  summary: CreditSummary;
  purchase: ReturnType<typeof usePurchase>;
}) {
  const t = useMessages("credits");
  const { person, summary, purchase } = props;
  return (
    <>
      <BalanceSection role={person.role} summary={summary} />
      {summary.sells ? (
        // A plan on offer is beside the packs it is compared with; a running plan needs more room.
        <div
          className={`grid gap-6 ${summary.plan || summary.plans.length === 0 ? "" : "xl:grid-cols-[minmax(0,1fr)_20rem]"}`}
        >
          <PacksSection role={person.role} summary={summary} purchase={purchase} />
          <PlanSection person={person} summary={summary} purchase={purchase} />
        </div>
      ) : (
        <Notice kind="info" title={t("nothingSoldTitle")}>
          <p className="text-sm">{t("nothingSoldText")}</p>
        </Notice>
      )}
    </>
  );
}
