import type pg from "pg";
import { type Language, languageOrDefault } from "../../../contracts/languages.ts";
import type { PriceList } from "../../../contracts/price-list.ts";
import type { Mail } from "../../services/mail/mailer.ts";
import { layOutMail } from "../mail/lay-out-mail.ts";
import { dayInMail } from "./day-in-mail.ts";
import { itemTitle } from "./item-title.ts";
import { receiptWords } from "./receipt-words.ts";

type Means = { prices: PriceList; publicUrl: string };

/** Says that a plan will not be renewed; undefined if it goes on after all, or its person is gone. */
export async function composeCancelledPlan(
  pool: pg.Pool,
  means: Means,
  subscriptionId: string,
): Promise<Mail | undefined> {
  const plan = await readPlanToTell(pool, means, subscriptionId);
  if (!plan?.isCancelled) return undefined;
  const { email, language, item, periodEnd } = plan;
  const t = receiptWords(language);
  return layOutMail(email, language, {
    kind: "cancelled_plan",
    subject: t("cancelledSubject"),
    heading: t("cancelledHeading"),
    paragraphs: [t("cancelledText", { item, date: dayInMail(periodEnd, language) })],
    button: { label: t("cancelledButton"), href: `${means.publicUrl}/credits` },
    notes: [],
  });
}

/** Says that a plan has ended because its payment was missing; undefined if its person is gone. */
export async function composeEndedPlan(
  pool: pg.Pool,
  means: Means,
  subscriptionId: string,
): Promise<Mail | undefined> {
  const plan = await readPlanToTell(pool, means, subscriptionId);
  if (!plan?.isOver) return undefined;
  const { email, language, item } = plan;
  const t = receiptWords(language);
  return layOutMail(email, language, {
    kind: "ended_plan",
    subject: t("endedSubject"),
    heading: t("endedHeading"),
    paragraphs: [t("endedText", { item })],
    button: { label: t("endedButton"), href: `${means.publicUrl}/credits` },
    notes: [],
  });
}

type PlanToTell = {
  email: string;
  language: Language;
  item: string;
  periodEnd: Date;
  isCancelled: boolean;
  isOver: boolean;
};

async function readPlanToTell(
  pool: pg.Pool,
  { prices }: Means,
  subscriptionId: string,
): Promise<PlanToTell | undefined> {
  const { rows } = await pool.query<{
    email: string;
    language: string | null;
    plan_id: string;
    credits: number | null;
    period_end: Date;
    is_cancelled: boolean;
    is_over: boolean;
  }>(
    `select u.email, p.language, s.plan_id, s.credits, s.period_end,
            s.cancel_at_period_end and s.state in ('active', 'past_due') as is_cancelled,
            s.state = 'canceled' as is_over
       from public.subscriptions s
       join public.credit_accounts a on a.id = s.account_id
       join auth.users u on u.id = a.user_id
       left join public.profiles p on p.user_id = u.id
      where s.id = $1`,
    [subscriptionId],
  );
  const [row] = rows;
  // Older plans have no stored credits, and give what the price list says.
  const credits = row?.credits ?? prices.plans.find(({ id }) => id === row?.plan_id)?.credits;
  if (!row || credits === undefined) return undefined;
  const language = languageOrDefault(row.language);
  return {
    email: row.email,
    language,
    item: itemTitle({ kind: "plan", credits }, language),
    periodEnd: row.period_end,
    isCancelled: row.is_cancelled,
    isOver: row.is_over,
  };
}
