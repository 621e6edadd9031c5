import type pg from "pg";
import { paidDollars } from "../../../contracts/amounts.ts";
import { type Language, languageOrDefault } from "../../../contracts/languages.ts";
import { PLAN_GRACE_DAYS } from "../../../contracts/prices.ts";
import type { Mail } from "../../services/mail/mailer.ts";
import { layOutMail } from "../mail/lay-out-mail.ts";
import { dayInMail } from "./day-in-mail.ts";
import { itemTitle } from "./item-title.ts";
import { WAS_PAID } from "./read-plan.ts";
import { receiptWords } from "./receipt-words.ts";

type Paid = {
  email: string;
  language: Language;
  number: string;
  isUnpaid: boolean;
  title: string;
  amount: string;
  credits: number;
  /** The part of the credits that settled a debt. */
  owed: number;
  issuedAt: Date;
  document: string | null;
  /** Until when its plan, which had been paid before, waits for the payment. */
  graceUntil: Date | null;
};

/** The receipt of an invoice; undefined if its person is gone. */
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
    paragraphs: whereCreditsWent(paid),
    facts: [
      { name: t("factItem"), value: title },
      { name: t("factAmount"), value: amount },
      { name: t("factInvoice"), value: number },
      { name: t("factDate"), value: dayInMail(issuedAt, language) },
    ],
    button: { label: t("receiptButton"), href: document ?? `${publicUrl}/credits` },
    notes: [t("receiptNote")],
  });
}

/** Does not promise credits that settled a debt. */
function whereCreditsWent({ language, credits, owed }: Paid): string[] {
  const t = receiptWords(language);
  if (owed === 0) return [t("receiptText")];
  const settled = t("receiptOwed", { count: owed });
  return owed < credits ? [settled, t("receiptRest", { count: credits - owed })] : [settled];
}

/**
 * Says that a renewal could not be charged, and until when the plan lasts; undefined if it was paid meanwhile, or no
 * plan waits for it: a plan's first payment is no renewal, and after the last attempt the plan has ended.
 */
export async function composeMissingPayment(
  pool: pg.Pool,
  invoiceId: string,
  publicUrl: string,
): Promise<Mail | undefined> {
  const paid = await readInvoice(pool, invoiceId);
  if (!paid?.isUnpaid || !paid.graceUntil) return undefined;
  const { email, language, title, amount, graceUntil } = paid;
  const t = receiptWords(language);
  return layOutMail(email, language, {
    kind: "missing_payment",
    subject: t("missingSubject"),
    heading: t("missingHeading"),
    paragraphs: [t("missingText", { amount, item: title, date: dayInMail(graceUntil, language) })],
    button: { label: t("missingButton"), href: `${publicUrl}/credits` },
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
    owed: number;
    amount: number;
    issued_at: Date;
    document_url: string | null;
    grace_until: Date | null;
  }>(
    `select u.email, p.language, i.number, i.state = 'unpaid' as is_unpaid, i.item_kind, i.credits, i.amount, i.issued_at,
            i.document_url,
            coalesce((select e.amount - coalesce(l.amount, 0) from public.credit_entries e
                        left join public.credit_lots l on l.entry_id = e.id
                       where e.idempotency_key = 'invoice:' || i.reference), 0) as owed,
            (select s.past_due_since + $2 * interval '1 day' from public.subscriptions s
              where s.reference = i.subscription_reference and s.state = 'past_due' and ${WAS_PAID}) as grace_until
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
    credits: row.credits,
    owed: row.owed,
    issuedAt: row.issued_at,
    document: row.document_url,
    graceUntil: row.grace_until,
  };
}
