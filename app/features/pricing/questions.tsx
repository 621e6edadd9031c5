import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";

/** What happens to credits paid in vain, and the currency of all prices. */
export function Questions() {
  const t = useMessages("pricing");
  return (
    <section className="mt-10 md:mt-14">
      <h2 className="text-xl font-bold md:text-2xl">{t("questions")}</h2>
      <dl className="mt-4 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <div>
          <dt className="font-semibold">{t("refunds")}</dt>
          <dd className="mt-1 grid gap-1.5 text-muted">
            <p>{t("refundPublish")}</p>
            <p>{t("refundFailed")}</p>
            <p>{t("refundMoney")}</p>
            <Link
              to="/terms"
              className="inline-flex min-h-11 items-center justify-self-start text-leaf underline underline-offset-4"
            >
              {t("readTerms")}
            </Link>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">{t("currency")}</dt>
          <dd className="mt-1 text-muted">{t("inDollars")}</dd>
        </div>
      </dl>
    </section>
  );
}
