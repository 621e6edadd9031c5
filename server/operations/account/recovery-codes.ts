import type pg from "pg";
import {
  makeRecoveryCodes as makeContract,
  spendRecoveryCode as useContract,
} from "../../../contracts/account-operations.ts";
import { makeRecoveryCodes, spendRecoveryCode } from "../../domain/account/recovery-codes.ts";
import type { ProjectAdmin } from "../../services/project/project-admin.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { limitPerPerson } from "../per-person.ts";

type Means = { pool: pg.Pool; admin: ProjectAdmin };

/** `POST /api/account/make-recovery-codes`: shown once; only their hashes are kept. */
export function makeRecoveryCodesOperation({ pool, admin }: Means): Operation {
  return jsonOperation(makeContract, async (actor) => {
    const codes = await makeRecoveryCodes(pool, admin, actor);
    if (!codes) throw new OperationError("not_found", "The account has no second factor.");
    return { codes };
  });
}

const TRIES = 10;
const HOUR_S = 3600;

/** `POST /api/account/use-recovery-code`: the only thing that a session with one factor may do. */
export function spendRecoveryCodeOperation({ pool, admin }: Means): Operation {
  const limit = limitPerPerson(pool, "recovery_codes", { points: TRIES, duration: HOUR_S });
  return jsonOperation(useContract, async (actor, { code }) => {
    await limit(actor);
    if (await spendRecoveryCode(pool, admin, actor, code)) return null;
    throw new OperationError("invalid_input", "The code is wrong, or has been used.", {
      fields: { code: "codeInvalid" },
    });
  });
}
