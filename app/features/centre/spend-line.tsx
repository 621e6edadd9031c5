import type { CreditSummary } from "../../../contracts/credits.ts";
import type { ServicePrices } from "../../../contracts/prices.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import type { Person } from "../account/signed-in.tsx";
import { useCredits } from "../credits/use-credits.ts";
import { NotEnoughCredits } from "./not-enough-credits.tsx";

const REFUNDS = {
  publish: "refundNever",
  deckReview: "refundOnFailure",
  match: "refundOnFailure",
} as const satisfies Record<keyof ServicePrices, string>;

/** What a service costs, the balance before and after, and when the credits come back. */
export function SpendLine(props: {
  person: Person;
  service: keyof ServicePrices;
  /** Where the service is: who has to buy credits first returns there. None: said elsewhere. */
  from?: string;
}) {
  const t = useMessages("centre");
  const ta = useMessages("account");
  const credits = useCredits(props.person);
  if (credits.data) return <Figures {...props} credits={credits.data} />;
  if (!credits.isError) return <Spinner label={ta("loadingAccount")} />;
  return (
    <div className="mt-4">
      <Notice kind="alert" title={t("creditsUnchecked")}>
        <button
          type="button"
          className="button button-quiet mt-3"
          onClick={() => void credits.refetch()}
        >
          {ta("tryAgain")}
        </button>
      </Notice>
    </div>
  );
}

function Figures(props: { credits: CreditSummary; service: keyof ServicePrices; from?: string }) {
  const { credits, service, from } = props;
  const t = useMessages("centre");
  const price = credits.services[service];
  const { balance } = credits;
  const isEnough = balance >= price;
  const figures = [
    { name: t("price"), count: price },
    { name: t("balanceBefore"), count: balance },
    ...(isEnough ? [{ name: t("balanceAfter"), count: balance - price }] : []),
  ];
  return (
    <div className="mt-4 max-w-prose rounded-xl bg-sunken p-4">
      <dl className="grid gap-1">
        {figures.map(({ name, count }) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt>{name}</dt>
            <dd className="font-semibold whitespace-nowrap tabular-nums">
              {t("credits", { count })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">{t(REFUNDS[service])}</p>
      {isEnough || from === undefined ? null : (
        <div className="notice notice-info mt-3">
          <NotEnoughCredits missing={price - balance} from={from} />
        </div>
      )}
    </div>
  );
}
