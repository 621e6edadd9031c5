import { z } from "zod";

/** Work that is left for later, in the transaction of what it follows from (server/jobs/). */
export type JobContract<Told extends z.ZodType = z.ZodType> = { name: string; told: Told };

function job<Told extends z.ZodType>(name: string, told: Told): JobContract<Told> {
  return { name, told };
}

export const sendReceipt = job("send_receipt", z.object({ invoiceId: z.uuid() }));

export const tellOfMissingPayment = job(
  "tell_of_missing_payment",
  z.object({ invoiceId: z.uuid() }),
);

/** Of somebody who deleted their account: the gateway is to charge nothing any more. */
export const forgetCustomer = job(
  "forget_customer",
  z.object({ gateway: z.string(), customer: z.string() }),
);

/** Of a run that has finished: its person is told by mail, where they want to be. */
export const sendRunResult = job("send_run_result", z.object({ runId: z.uuid() }));
