import { OperationFailure } from "../../app/platform/operations.ts";

/** Whether somebody else has saved since. */
export function isEditedElsewhere(error: unknown): boolean {
  return error instanceof OperationFailure && error.code === "edited_elsewhere";
}
