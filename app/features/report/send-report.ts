import type { z } from "zod";
import type { reportForm } from "../../../contracts/mistakes.ts";
import { failureOf, OperationFailure } from "../../platform/operations.ts";

/** Where reports go; without scripts the browser sends the form there itself. */
export const REPORT_DOOR = "/api/report/send";

/** @throws OperationFailure */
export async function sendReport(report: z.input<typeof reportForm>): Promise<void> {
  const response = await fetch(REPORT_DOOR, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(report),
  }).catch(() => undefined);
  if (!response) throw new OperationFailure("network");
  if (!response.ok) throw failureOf(await response.json().catch(() => undefined));
}
