import type pg from "pg";
import type { Logger } from "../../log.ts";
import type { Mailer } from "../../services/mail/mailer.ts";
import type { ProjectAdmin } from "../../services/project/project-admin.ts";
import type { Operation } from "../operation.ts";
import { deleteAccountOperation } from "./delete-account.ts";
import { endOtherSessionsOperation } from "./end-other-sessions.ts";
import { endSessionOperation } from "./end-session.ts";
import { exportDataOperation } from "./export-data.ts";
import { listSessionsOperation } from "./list-sessions.ts";
import { mailStopOperations } from "./mail-stop.ts";
import { readSignInOperation } from "./read-sign-in.ts";
import { makeRecoveryCodesOperation, spendRecoveryCodeOperation } from "./recovery-codes.ts";

/** A person's rights over their account and their data. */
export function accountOperations(means: {
  pool: pg.Pool;
  admin: ProjectAdmin;
  mailer: Mailer | undefined;
  log: Logger;
}): Operation[] {
  const { pool } = means;
  return [
    readSignInOperation(pool),
    makeRecoveryCodesOperation(means),
    spendRecoveryCodeOperation(means),
    listSessionsOperation(pool),
    endSessionOperation(pool),
    endOtherSessionsOperation(pool),
    ...mailStopOperations(pool),
    exportDataOperation(pool),
    deleteAccountOperation(means),
  ];
}
