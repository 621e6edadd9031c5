import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { addCreditsAddress } from "./return-page.ts";
import type { Purchase } from "./use-checkout.ts";
import { useCredits } from "./use-credits.ts";

/** The message about a purchase, by its state. */
export function CheckoutNews(props: {
  person: Person;
  /** Undefined until it is fetched. */
  purchase: Purchase | undefined;
  /** The latest request got no answer. */
  isUnreachable: boolean;
  /** The balance was refetched after the purchase was settled. */
  isRefreshed: boolean;
}) {
  const t = useMessages("purchase");
  const { person, purchase, isUnreachable, isRefreshed } = props;
  if (!purchase || (isUnreachable && purchase.state === "processing")) {
    return <News title={t(isUnreachable ? "unreachable" : "checking")} isMoving />;
  }
  switch (purchase.state) {
    case "open":
      return (
        <News title={t("notPaidTitle")} text={t("notPaidText")}>
          <BuyAgain purchase={purchase} />
        </News>
      );
    case "processing":
      return purchase.isSlow ? (
        <News title={t("slowTitle")} text={t("slowText")} isMoving />
      ) : (
        <News title={t("processingTitle")} text={t("processingText")} isMoving />
      );
    case "paid":
      return (
        <News
          title={t(purchase.item === "plan" ? "planBegun" : "arrived", { count: purchase.credits })}
        >
          {isRefreshed ? <NewBalance person={person} /> : null}
        </News>
      );
    case "failed":
      return (
        <News title={t("failedTitle")} text={t("failedText")}>
          <BuyAgain purchase={purchase} />
        </News>
      );
    case "expired":
      return (
        <News title={t("expiredTitle")} text={t("expiredText")}>
          <BuyAgain purchase={purchase} />
        </News>
      );
    case "unsettled":
      return (
        <News title={t("unsettledTitle")} text={t("unsettledText")}>
          <button
            type="button"
            className="button button-quiet mt-3"
            onClick={() => location.reload()}
          >
            {t("refreshPage")}
          </button>
        </News>
      );
    case "unknown":
      return <News title={t("unknownTitle")} text={t("unknownText")} />;
  }
}

function News(props: { title: string; text?: string; isMoving?: boolean; children?: ReactNode }) {
  return (
    <>
      <p className="flex items-center gap-3 font-semibold">
        {props.isMoving ? (
          <span className="spinner !size-4 shrink-0 !border-2" aria-hidden="true" />
        ) : null}
        {props.title}
      </p>
      {props.text ? <p className="mt-1 max-w-prose text-sm">{props.text}</p> : null}
      {props.children}
    </>
  );
}

function NewBalance({ person }: { person: Person }) {
  const t = useMessages("purchase");
  const { data, isError } = useCredits(person);
  if (!data || isError) return null;
  return <p className="mt-1">{t("newBalance", { count: data.balance })}</p>;
}

function BuyAgain({ purchase }: { purchase: Purchase }) {
  const t = useMessages("purchase");
  return (
    <Link to={addCreditsAddress(purchase.returnTo)} className="button button-quiet mt-3">
      {t("buyAgain")}
    </Link>
  );
}
