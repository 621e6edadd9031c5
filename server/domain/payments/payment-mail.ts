import type pg from "pg";
import { paidDollars } from "../../../contracts/amounts.ts";
import { REGION_TIME_ZONE } from "../../../contracts/days.ts";
import { LANGUAGE_TAGS, type Language, languageOrDefault } from "../../../contracts/languages.ts";
import type { PriceList } from "../../../contracts/price-list.ts";
import { PLAN_GRACE_DAYS } from "../../../contracts/prices.ts";
import type { Mail } from "../../services/mail/mailer.ts";
import { layOutMail } from "../mail/lay-out-mail.ts";
import { itemTitle } from "./item-title.ts";
import { receiptWords } from "./receipt-words.ts";

type Paid = {
  email: string;
  language: Language;
  number: string;
  isUnpaid: boolean;
  title: string;
  amount: string;
  issuedAt: Date;
  document: string | null;
  graceUntil: Date;
};

/** The receipt of an invoice; undefined when its person is gone. */
export async function composeReceipt(
  pool: pg.Pool,
  invoiceId: string,
  publicUrl: string,
): Promise<Mail | undefined> {
  const paid = await readInvoice(pool, invoiceId);
  if (!paid) return undefined;
  const { email, language, number, title, amount, issuedAt, document } = paid;
  const t = receiptWords(language);
  return layOutMail(email, language, {
    kind: "receipt",
    subject: t("receiptSubject", { amount }),
    heading: t("receiptHeading"),
    paragraphs: [t("receiptText")],
    facts: [
      { name: t("factItem"), value: title },
      { name: t("factAmount"), value: amount },
      { name: t("factInvoice"), value: number },
      { name: t("factDate"), value: day(issuedAt, language) },
    ],
    button: { label: t("receiptButton"), href: document ?? `${publicUrl}/credits` },
    notes: [t("receiptNote")],
  });
}

/** Says that a renewal could not be charged, and until when the plan lasts; undefined when it was paid meanwhile. */
export async function composeMissingPayment(
  pool: pg.Pool,
  invoiceId: string,
  publicUrl: string,
): Promise<Mail | undefined> {
  const paid = await readInvoice(pool, invoiceId);
  if (!paid?.isUnpaid) return undefined;
  const { email, language, title, amount, graceUntil } = paid;
  const t = receiptWords(language);
  return layOutMail(email, language, {
    kind: "missing_payment",
    subject: t("missingSubject"),
    heading: t("missingHeading"),
    paragraphs: [t("missingText", { amount, item: title, date: day(graceUntil, language) })],
    button: { label: t("missingButton"), href: `${publicUrl}/credits` },
    notes: [],
  });
}

/** That a plan will not be renewed; undefined when it goes on after all, or its person is gone. */
export async function composeCancelledPlan(
  pool: pg.Pool,
  { prices, publicUrl }: { prices: PriceList; publicUrl: string },
  subscriptionId: string,
): Promise<Mail | undefined> {
  const { rows } = await pool.query<{
    email: string;
    language: string | null;
    plan_id: string;
    credits: number | null;
    period_end: Date;
  }>(
    `select u.email, p.language, s.plan_id, s.credits, s.period_end
       from public.subscriptions s
       join public.credit_accounts a on a.id = s.account_id
       join auth.users u on u.id = a.user_id
       left join public.profiles p on p.user_id = u.id
      where s.id = $1 and s.cancel_at_period_end and s.state in ('active', 'past_due')`,
    [subscriptionId],
  );
  const [row] = rows;
  // A plan from before its credits were kept gives what the list says.
  const credits = row?.credits ?? prices.plans.find(({ id }) => id === row?.plan_id)?.credits;
  if (!row || credits === undefined) return undefined;
  const language = languageOrDefault(row.language);
  const t = receiptWords(language);
  const item = itemTitle({ kind: "plan", credits }, language);
  return layOutMail(row.email, language, {
    kind: "cancelled_plan",
    subject: t("cancelledSubject"),
    heading: t("cancelledHeading"),
    paragraphs: [t("cancelledText", { item, date: day(row.period_end, language) })],
    button: { label: t("cancelledButton"), href: `${publicUrl}/credits` },
    notes: [],
  });
}

async function readInvoice(pool: pg.Pool, invoiceId: string): Promise<Paid | undefined> {
  const { rows } = await pool.query<{
    email: string;
    language: string | null;
    number: string;
    is_unpaid: boolean;
    item_kind: "pack" | "plan";
    credits: number;
    amount: number;
    issued_at: Date;
    document_url: string | null;
    grace_until: Date;
  }>(
    `select u.email, p.language, i.number, i.state = 'unpaid' as is_unpaid, i.item_kind, i.credits, i.amount, i.issued_at,
            i.document_url,
            coalesce((select s.past_due_since from public.subscriptions s
                       where s.account_id = i.account_id and s.state = 'past_due'
                       order by s.started_at desc limit 1), i.issued_at)
              + $2 * interval '1 day' as grace_until
       from public.invoices i
       join public.credit_accounts a on a.id = i.account_id
       join auth.users u on u.id = a.user_id
       left join public.profiles p on p.user_id = u.id
      where i.id = $1`,
    [invoiceId, PLAN_GRACE_DAYS],
  );
  const [row] = rows;
  if (!row) return undefined;
  const language = languageOrDefault(row.language);
  return {
    email: row.email,
    language,
    number: row.number,
    isUnpaid: row.is_unpaid,
    title: itemTitle({ kind: row.item_kind, credits: row.credits }, language),
    amount: paidDollars(row.amount, language),
    issuedAt: row.issued_at,
    document: row.document_url,
    graceUntil: row.grace_until,
  };
}

/** The day in the site's time zone: the person's is unknown. */
function day(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
    dateStyle: "long",
    timeZone: REGION_TIME_ZONE,
  }).format(moment);
}
