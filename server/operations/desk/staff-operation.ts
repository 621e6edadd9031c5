import type pg from "pg";
import type { z } from "zod";
import type { StaffArea } from "../../../contracts/desk/staff.ts";
import type { OperationContract } from "../../../contracts/operation.ts";
import { asStaff, NotAllowed, type Staff } from "../../domain/desk/as-staff.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";

/** An operation for staff: one transaction in their role. */
export function staffOperation<Input extends z.ZodType, Output extends z.ZodType>(
  pool: pg.Pool,
  contract: OperationContract<Input, Output>,
  area: StaffArea,
  run: (staff: Staff, input: z.output<Input>) => Promise<z.input<Output>>,
): Operation {
  return jsonOperation(contract, async (actor, input) => {
    const reason = reasonIn(input);
    try {
      return await asStaff(pool, { actor, area, reason }, (staff) => run(staff, input));
    } catch (error) {
      throw refusalOf(error);
    }
  });
}

/** Acts that need a reason take it in their input. */
function reasonIn(input: unknown): string {
  if (typeof input !== "object" || input === null || !("reason" in input)) return "";
  return typeof input.reason === "string" ? input.reason : "";
}

const INSUFFICIENT_PRIVILEGE = "42501";

/** Also covers refusals of row-level security, for what an operation forgot to refuse. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof NotAllowed) {
    return error.because === "factor"
      ? new OperationError("second_factor_missing", "Staff need a second factor.")
      : new OperationError("permission_denied", "This is for staff with another role.");
  }
  const isRefused =
    error instanceof Error && "code" in error && error.code === INSUFFICIENT_PRIVILEGE;
  return isRefused ? new OperationError("permission_denied", "Another role may do this.") : error;
}

/** @param what what staff asked for, such as `case`. */
export function notFound(what: string): OperationError {
  return new OperationError("not_found", `There is no such ${what}.`);
}

/** @throws OperationError if nothing was found. */
export function known<Found>(found: Found | undefined, what: string): Found {
  if (found === undefined) throw notFound(what);
  return found;
}
