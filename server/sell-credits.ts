import type pg from "pg";
import { forgetCustomer, sendReceipt, tellOfMissingPayment } from "../contracts/jobs.ts";
import type { PriceList } from "../contracts/prices.ts";
import { expireCredits } from "./domain/credits/expire.ts";
import { reconcile } from "./domain/credits/reconcile.ts";
import { endOverduePlans } from "./domain/payments/end-overdue-plans.ts";
import type { PaymentMeans } from "./domain/payments/means.ts";
import { composeMissingPayment, composeReceipt } from "./domain/payments/payment-mail.ts";
import type { Mount } from "./http/front.ts";
import { type JobHandler, jobHandler, type TimedJob } from "./jobs/worker.ts";
import type { Logger } from "./log.ts";
import { readCreditsOperation } from "./operations/credits/read-credits.ts";
import type { Operation } from "./operations/operation.ts";
import { paymentOperations } from "./operations/payments/payment-operations.ts";
import { createPaymentWebhook } from "./operations/payments/payment-webhook.ts";
import type { Mail, Mailer } from "./services/mail/mailer.ts";
import type { PaymentGateway } from "./services/payments/gateway.ts";

/** Everything about credits and money that `main.ts` mounts and runs. */
export function sellCredits(settings: {
  pool: pg.Pool;
  prices: PriceList;
  /** Undefined: nothing is sold here. */
  gateway: PaymentGateway | undefined;
  mailer: Mailer | undefined;
  publicUrl: string;
  log: Logger;
}): { operations: Operation[]; mounts: Mount[]; handlers: JobHandler[]; timed: TimedJob[] } {
  const { pool, gateway, mailer, publicUrl, log } = settings;
  const means: PaymentMeans | undefined = gateway && { ...settings, gateway };
  const send = async (mail: Mail | undefined) => {
    if (mail) await mailer?.send(mail);
  };
  return {
    operations: [readCreditsOperation(pool, settings), ...(means ? paymentOperations(means) : [])],
    mounts: means ? [createPaymentWebhook(means)] : [],
    handlers: [
      jobHandler(sendReceipt, async ({ invoiceId }) =>
        send(await composeReceipt(pool, invoiceId, publicUrl)),
      ),
      jobHandler(tellOfMissingPayment, async ({ invoiceId }) =>
        send(await composeMissingPayment(pool, invoiceId, publicUrl)),
      ),
      jobHandler(forgetCustomer, async ({ gateway: name, customer }) => {
        if (name === gateway?.name) await gateway.forgetCustomer(customer);
      }),
    ],
    timed: [
      { name: "expire_credits", at: "7 * * * *", run: () => expireCredits(pool) },
      {
        name: "end_overdue_plans",
        at: "17 * * * *",
        run: async () => means && endOverduePlans(means),
      },
      // In the night of the region.
      { name: "reconcile", at: "0 18 * * *", run: () => reportDifferences(pool, log) },
    ],
  };
}

async function reportDifferences(pool: pg.Pool, log: Logger): Promise<void> {
  const { accounts, differences } = await reconcile(pool);
  if (differences.length > 0) log.error({ accounts, differences }, "The books do not agree");
  else log.info({ accounts }, "The books agree");
}
