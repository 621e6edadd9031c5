import type pg from "pg";
import {
  endPlansOfLocked,
  forgetCustomer,
  sendReceipt,
  tellOfCancelledPlan,
  tellOfEndedPlan,
  tellOfMissingPayment,
} from "../contracts/jobs.ts";
import { expireCredits } from "./domain/credits/expire.ts";
import { reconcile } from "./domain/credits/reconcile.ts";
import { forgetDeleted } from "./domain/payments/customers.ts";
import { endPlans } from "./domain/payments/end-plans.ts";
import { followOverdue } from "./domain/payments/follow-overdue.ts";
import { composeMissingPayment, composeReceipt } from "./domain/payments/payment-mail.ts";
import type { PaymentMeans } from "./domain/payments/payment-means.ts";
import { composeCancelledPlan, composeEndedPlan } from "./domain/payments/plan-mail.ts";
import type { Mount } from "./http/mount.ts";
import { type JobHandler, jobHandler, type TimedJob } from "./jobs/worker.ts";
import type { Logger } from "./log.ts";
import { createPaymentWebhook } from "./operations/payments/payment-webhook.ts";
import type { Mail, Mailer } from "./services/mail/mailer.ts";
import { reportFailure } from "./signals/failures.ts";

/** Credit sales beyond the operations: the payment webhook, mails and scheduled jobs. */
export function createCreditSales(settings: {
  pool: pg.Pool;
  /** Undefined if nothing is sold. */
  payments: PaymentMeans | undefined;
  mailer: Mailer | undefined;
  publicUrl: string;
  log: Logger;
}): { mounts: Mount[]; handlers: JobHandler[]; timed: TimedJob[] } {
  const { pool, payments, mailer, publicUrl, log } = settings;
  const send = async (mail: Mail | undefined) => {
    if (mail) await mailer?.send(mail);
  };
  return {
    mounts: payments ? [createPaymentWebhook(payments)] : [],
    handlers: [
      jobHandler(sendReceipt, async ({ invoiceId }) =>
        send(await composeReceipt(pool, invoiceId, publicUrl)),
      ),
      jobHandler(tellOfMissingPayment, async ({ invoiceId }) =>
        send(await composeMissingPayment(pool, invoiceId, publicUrl)),
      ),
      jobHandler(tellOfCancelledPlan, async ({ subscriptionId }) =>
        send(payments && (await composeCancelledPlan(pool, payments, subscriptionId))),
      ),
      jobHandler(tellOfEndedPlan, async ({ subscriptionId }) =>
        send(payments && (await composeEndedPlan(pool, payments, subscriptionId))),
      ),
      jobHandler(endPlansOfLocked, async ({ userId }) => payments && endPlans(payments, userId)),
      jobHandler(forgetCustomer, async ({ gateway: name, customer }) => {
        if (name === payments?.gateway.name) await forgetDeleted(pool, payments.gateway, customer);
      }),
    ],
    timed: [
      { name: "expire_credits", at: "7 * * * *", run: () => expireCredits(pool) },
      {
        name: "end_plans",
        at: "17 * * * *",
        run: async () => payments && endPlans(payments),
      },
      {
        name: "follow_overdue",
        at: "27 * * * *",
        run: async () => payments && followOverdue(payments),
      },
      // Night in Southeast Asia.
      { name: "reconcile", at: "0 18 * * *", run: () => reportDifferences(pool, log) },
    ],
  };
}

async function reportDifferences(pool: pg.Pool, log: Logger): Promise<void> {
  const { accounts, differences } = await reconcile(pool);
  if (differences.length === 0) {
    log.info({ accounts }, "The books agree");
    return;
  }
  log.error({ accounts, differences }, "The books do not agree");
  reportFailure(new Error("The books do not agree"), { part: "books" });
}
