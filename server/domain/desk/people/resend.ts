import { sendReceipt, sendRunResult } from "../../../../contracts/jobs.ts";
import { queueJob } from "../../../postgres/queue-job.ts";
import type { ProjectAdmin } from "../../../services/project/project-admin.ts";
import { asServer, noteAct, type Staff } from "../as-staff.ts";
import type { KnownPerson } from "./known-person.ts";

type Wanted =
  | { mail: "confirmation" }
  | { mail: "result"; runId: string }
  | { mail: "receipt"; invoiceId: string };

/** `needless`: the address is confirmed. `unwanted`: the person has switched such mails off. */
type Resent = "sent" | "needless" | "unwanted" | "too_soon";

/**
 * Sends a mail again, with the job that sent it first.
 * @returns undefined if the person has no such run or invoice
 */
export async function resendMail(
  staff: Staff,
  person: KnownPerson,
  wanted: Wanted & { reason: string },
  admin: Pick<ProjectAdmin, "resendConfirmation">,
): Promise<Resent | undefined> {
  const resent = await (wanted.mail === "confirmation"
    ? resendConfirmation(staff, person, admin)
    : wanted.mail === "result"
      ? resendResult(staff, person, wanted.runId)
      : resendReceipt(staff, person, wanted.invoiceId));
  if (resent !== "sent") return resent;
  const { reason, ...about } = wanted;
  await noteAct(staff, {
    act: "mail.resend",
    subjectTable: "auth.users",
    subjectId: person.userId,
    after: about,
    reason,
  });
  return resent;
}

async function resendConfirmation(
  staff: Staff,
  { userId, email }: KnownPerson,
  admin: Pick<ProjectAdmin, "resendConfirmation">,
): Promise<Resent> {
  const { rowCount } = await asServer(staff, (client) =>
    client.query("select from auth.users where id = $1 and email_confirmed_at is null", [userId]),
  );
  return rowCount === 0 ? "needless" : admin.resendConfirmation(email);
}

function resendResult(
  staff: Staff,
  { userId }: KnownPerson,
  runId: string,
): Promise<Resent | undefined> {
  return asServer(staff, async (client) => {
    const { rows } = await client.query<{ wanted: boolean }>(
      `select p.mails_results as wanted from public.runs r
         join public.profiles p on p.user_id = r.user_id
        where r.id = $1 and r.user_id = $2 and r.state in ('done', 'failed')`,
      [runId, userId],
    );
    const [run] = rows;
    if (!run) return undefined;
    if (!run.wanted) return "unwanted";
    await queueJob(client, sendRunResult, { runId }, `result:${runId}`);
    return "sent";
  });
}

function resendReceipt(
  staff: Staff,
  { userId }: KnownPerson,
  invoiceId: string,
): Promise<Resent | undefined> {
  return asServer(staff, async (client) => {
    const { rowCount } = await client.query(
      `select from public.invoices i join public.credit_accounts a on a.id = i.account_id
        where i.id = $1 and a.user_id = $2 and i.state = 'paid'`,
      [invoiceId, userId],
    );
    if (rowCount === 0) return undefined;
    await queueJob(client, sendReceipt, { invoiceId }, `receipt:${invoiceId}`);
    return "sent";
  });
}
