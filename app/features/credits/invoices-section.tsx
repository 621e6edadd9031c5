import { paidDollars } from "../../../contracts/amounts.ts";
import { dateBesideTables } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { Loaded } from "../account/loaded.tsx";
import type { Person } from "../account/signed-in.tsx";
import { InvoiceDocument } from "./invoice-document.tsx";
import { type Invoice, invoiceState } from "./invoice-state.ts";
import { ShowMore } from "./show-more.tsx";
import { useInvoices } from "./use-invoices.ts";

/** Every payment with its document and its state. */
export function InvoicesSection({ person }: { person: Person }) {
  const t = useMessages("credits");
  return (
    <section aria-labelledby="invoices-heading" className="card">
      <h2 id="invoices-heading" className="text-xl font-bold md:text-2xl">
        {t("invoicesTitle")}
      </h2>
      <div className="mt-4">
        <Invoices person={person} />
      </div>
    </section>
  );
}

function Invoices({ person }: { person: Person }) {
  const t = useMessages("credits");
  const query = useInvoices(person.session.user.id);
  return (
    <Loaded query={query} failedTitle={t("invoicesFailed")} showsEarlier>
      {({ pages }) => {
        const invoices = pages.flatMap((page) => page.invoices);
        if (invoices.length === 0) return <p className="text-muted">{t("invoicesEmpty")}</p>;
        return (
          <>
            <ul className="divide-y divide-line">
              {invoices.map((invoice) => (
                <InvoiceLine key={invoice.id} invoice={invoice} />
              ))}
            </ul>
            <ShowMore query={query} />
          </>
        );
      }}
    </Loaded>
  );
}

function InvoiceLine({ invoice }: { invoice: Invoice }) {
  const t = useMessages("credits");
  const language = useLanguage();
  const { number, item_kind, credits, amount, amount_refunded, issued_at, document_url } = invoice;
  const state = invoiceState(invoice);
  const isGood = state === "paid";
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {t(item_kind === "plan" ? "creditsMonthly" : "credits", { count: credits })}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <InvoiceDocument number={number} address={document_url} />
          <time dateTime={issued_at}>{dateBesideTables(issued_at, language, undefined)}</time>
        </p>
      </div>
      <div className="text-end *:whitespace-nowrap">
        <p className="font-semibold tabular-nums">{paidDollars(amount, language)}</p>
        <p className={`text-sm ${isGood ? "text-leaf" : "font-medium"}`}>{t(`invoice_${state}`)}</p>
        {state === "partly_refunded" ? (
          <p className="text-sm text-muted tabular-nums">
            {paidDollars(-amount_refunded, language)}
          </p>
        ) : null}
      </div>
      {state === "unpaid" && document_url ? (
        <p className="mt-2 basis-full">
          <a
            href={document_url}
            target="_blank"
            rel="noreferrer"
            className="button button-quiet text-sm"
          >
            {t("payInvoice")}
            <span className="sr-only"> {t("newTab")}</span>
          </a>
        </p>
      ) : null}
    </li>
  );
}
