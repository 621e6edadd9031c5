import type pg from "pg";
import { sendCaseAnswer } from "../../../contracts/jobs.ts";
import { queueJob } from "../../postgres/queue-job.ts";

/**
 * Mails the decision of a case to the person who asked. Calling it again does not send another mail.
 * @param client the server's own
 * @param by who decided; people are not told of their own decisions
 * @returns whether there is anybody to tell
 */
export async function answerCase(
  client: pg.ClientBase,
  caseId: string,
  by: string | null,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from desk.cases c left join auth.users u on u.id = c.asker_id
      where c.id = $1 and u.id is distinct from $2 and coalesce(u.email, c.asker_email) is not null`,
    [caseId, by],
  );
  if (!rowCount) return false;
  await queueJob(client, sendCaseAnswer, { caseId }, `case:${caseId}`);
  return true;
}

/**
 * The same for a document whose case this transaction has decided, by moving it on or by deleting it.
 * @param by null if nobody decided: its page has changed elsewhere, or its time was over
 */
export async function answerDocument(
  client: pg.ClientBase,
  documentId: string,
  by: string | null,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select id from desk.cases where subject_id = $1 and kind = 'document' and decided_at = now()`,
    [documentId],
  );
  const [decided] = rows;
  if (decided) await answerCase(client, decided.id, by);
}
