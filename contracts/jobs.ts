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

/** Of a plan that will not be renewed: whoever cancelled it has it in writing. */
export const tellOfCancelledPlan = job(
  "tell_of_cancelled_plan",
  z.object({ subscriptionId: z.uuid() }),
);

/** Of somebody who deleted their account: the gateway is to charge nothing any more. */
export const forgetCustomer = job(
  "forget_customer",
  z.object({ gateway: z.string(), customer: z.string() }),
);

/** The work that a person has paid credits for (table runs). */
export const performRun = job("perform_run", z.object({ runId: z.uuid() }));

/** Of a run that has finished: its person is told by mail, where they want to be. */
export const sendRunResult = job("send_run_result", z.object({ runId: z.uuid() }));

/** Tells one of the two sides of an introduction that they were asked, or what was answered. */
export const sendIntroductionMail = job(
  "send_introduction_mail",
  z.object({
    introductionId: z.uuid(),
    news: z.enum(["asked", "agreed", "declined"]),
    to: z.enum(["asker", "asked"]),
  }),
);
export type IntroductionNews = z.infer<(typeof sendIntroductionMail)["told"]>;
