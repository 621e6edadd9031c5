import { PASSWORD_MIN_IN_SETTINGS } from "../../../contracts/accounts.ts";
import { AuthRefusal, callAuth } from "../../platform/auth-calls.ts";
import type { Client } from "../../platform/backend-context.tsx";
import type { FieldRefusal } from "../problems/use-submission.ts";
import type { PasswordFields } from "./password-fields.ts";

/** The auth service's complaints about a field, by code. */
export const REFUSED_PASSWORDS: Record<string, FieldRefusal<PasswordFields>> = {
  current_password_required: { field: "current", problem: "wrongPassword" },
  current_password_invalid: { field: "current", problem: "wrongPassword" },
  invalid_credentials: { field: "current", problem: "wrongPassword" },
  same_password: { field: "next", problem: "samePassword" },
  weak_password: { field: "next", problem: `passwordTooShort:${PASSWORD_MIN_IN_SETTINGS}` },
  reauthentication_not_valid: { field: "code", problem: "codeInvalid" },
};

/**
 * Sets a new password; the auth service then ends the other sessions.
 * @returns `code-mailed`: the service requires a code, and has mailed one.
 * @throws OperationFailure, AuthRefusal
 */
export async function changePassword(
  connect: () => Promise<Client>,
  { current, next, code }: PasswordFields,
): Promise<"done" | "code-mailed"> {
  try {
    await callAuth(connect, (client) =>
      client.auth.updateUser({
        password: next,
        ...(current === "" ? {} : { current_password: current }),
        ...(code === "" ? {} : { nonce: code.trim() }),
      }),
    );
    return "done";
  } catch (error) {
    const needsCode =
      error instanceof AuthRefusal && error.failure.code === "reauthentication_needed";
    if (!needsCode) throw error;
    await callAuth(connect, (client) => client.auth.reauthenticate());
    return "code-mailed";
  }
}
