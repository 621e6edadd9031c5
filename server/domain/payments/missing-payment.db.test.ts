import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../contracts/languages.ts";
import { endPlans } from "./end-plans.ts";
import { handleEvent } from "./handle-event.ts";
import { composeMissingPayment } from "./payment-mail.ts";
import { composeEndedPlan } from "./plan-mail.ts";
import { noticeOf, testGateway } from "./test-gateway.ts";
import { paidPlan, paymentsDatabase } from "./test-payments.ts";

const { pool, means, customer } = paymentsDatabase();
const SITE = "https://benih.example";

type State = "incomplete" | "active" | "past_due" | "canceled";

/** Somebody with a plan and its invoice at a gateway, both in states that the test sets. */
async function buyer() {
  const { actor, accountId, customer: reference } = await customer();
  const gateway = testGateway({
    endSubscription: async (subscription) => {
      const found = gateway.subscriptions.get(subscription);
      if (found) gateway.subscriptions.set(subscription, { ...found, ...ended });
    },
  });
  const ended = { state: "canceled", endedAt: new Date("2998-12-20T00:00:00Z") } as const;
  const at = means(gateway);
  const { invoice: first, subscription } = paidPlan(reference);
  const renewal = { ...first, reference: `${first.reference}_2`, payment: undefined };
  const stands = (state: State, latestInvoice = first.reference) =>
    gateway.subscriptions.set(subscription.reference, {
      ...subscription,
      latestInvoice,
      state,
      ...(state === "canceled" && ended),
    });
  const told = (of: typeof first, state: "paid" | "unpaid", type: string) => {
    gateway.invoices.set(of.reference, { ...of, state });
    return handleEvent(at, noticeOf("invoice", of.reference, type));
  };
  /** The mails that the queued jobs would send now, each once. */
  const mails = async () => {
    const { rows } = await pool().query<{ task: string; payload: Record<string, string> }>(
      `select j.task_identifier as task, p.payload
         from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
        where p.payload ->> 'invoiceId' in (select id::text from public.invoices where account_id = $1)
           or p.payload ->> 'subscriptionId' in (select id::text from public.subscriptions where account_id = $1)
        order by j.id`,
      [accountId],
    );
    const composed = rows.map(({ task, payload }) => {
      if (task === "tell_of_missing_payment") {
        return composeMissingPayment(pool(), payload.invoiceId ?? "", SITE);
      }
      return task === "tell_of_ended_plan"
        ? composeEndedPlan(pool(), at, payload.subscriptionId ?? "")
        : undefined;
    });
    return (await Promise.all(composed)).filter((mail) => mail !== undefined);
  };
  return {
    actor,
    at,
    accountId,
    stands,
    mails,
    paysFirst: () => told(first, "paid", "invoice.paid"),
    failsFirst: () => told(first, "unpaid", "invoice.payment_failed"),
    failsRenewal: () => told(renewal, "unpaid", "invoice.payment_failed"),
    paysRenewal: () => told(renewal, "paid", "invoice.paid"),
    renewal,
    toldOfPlan: () => handleEvent(at, noticeOf("subscription", subscription.reference)),
  };
}

/** Somebody whose renewal could not be charged. */
async function late() {
  const one = await buyer();
  one.stands("active");
  await one.paysFirst();
  one.stands("past_due", one.renewal.reference);
  await one.failsRenewal();
  return one;
}

describe("a payment that is missing", () => {
  it("is told of while the plan waits for it", async () => {
    const { actor, mails } = await late();
    expect(await mails()).toMatchObject([{ to: actor.email, kind: "missing_payment" }]);
  });

  it("is not told of once it came", async () => {
    const { stands, paysRenewal, mails, renewal } = await late();
    stands("active", renewal.reference);
    await paysRenewal();
    expect(await mails()).toEqual([]);
  });

  it.each(["incomplete", "past_due"] as const)(
    "is no renewal's where nobody ever paid for the plan, which is %s",
    async (state) => {
      const { stands, failsFirst, mails, toldOfPlan } = await buyer();
      stands(state);
      await failsFirst();
      expect(await mails()).toEqual([]);
      stands("canceled");
      await toldOfPlan();
      expect(await mails()).toEqual([]);
    },
  );

  it("is of its own plan: another that waits says nothing", async () => {
    const { accountId, mails } = await late();
    await pool().query(
      "update public.invoices set subscription_reference = 'sub_other' where account_id = $1 and state = 'unpaid'",
      [accountId],
    );
    expect(await mails()).toEqual([]);
  });
});

describe("a plan that ends for a missing payment", () => {
  const ENDED = [{ kind: "ended_plan" }];

  it("is told of once, and the payment is not said to be tried again", async () => {
    const { stands, failsRenewal, toldOfPlan, mails, renewal } = await late();
    // The last attempt: its notice comes first, and the plan has ended by then.
    stands("canceled", renewal.reference);
    await failsRenewal();
    expect(await mails()).toMatchObject(ENDED);
    await toldOfPlan();
    expect(await mails()).toMatchObject(ENDED);
  });

  it("is told of when we end it after the days of grace", async () => {
    const { at, accountId, mails } = await late();
    await pool().query(
      "update public.subscriptions set past_due_since = now() - interval '8 days' where account_id = $1",
      [accountId],
    );
    await endPlans(at);
    expect(await mails()).toMatchObject(ENDED);
  });

  it("is told of in each language, as it was bought", async () => {
    const { actor, stands, toldOfPlan, mails, renewal } = await late();
    stands("canceled", renewal.reference);
    await toldOfPlan();
    for (const language of LANGUAGES) {
      await pool().query("update public.profiles set language = $2 where user_id = $1", [
        actor.userId,
        language,
      ]);
      const [mail] = await mails();
      expect(mail?.to).toBe(actor.email);
      expect(mail?.text).toContain("40");
      expect(mail?.text).not.toMatch(/\{\w+\}/);
    }
  });

  it("is another than one that ended paid for", async () => {
    const { stands, paysFirst, toldOfPlan, mails } = await buyer();
    stands("active");
    await paysFirst();
    stands("canceled");
    await toldOfPlan();
    expect(await mails()).toEqual([]);
  });
});
