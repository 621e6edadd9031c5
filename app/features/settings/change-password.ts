import { PASSWORD_MIN_IN_SETTINGS } from "../../../contracts/accounts.ts";
import type { Client } from "../../platform/backend-context.tsx";
import type { AuthFailure } from "../problems/auth-problem.ts";
import type { PasswordFields } from "./password-fields.ts";

type Outcome =
  | { kind: "done" }
  /** The auth service requires a code, and has mailed one. */
  | { kind: "code-mailed" }
  | { kind: "field"; field: keyof PasswordFields; problem: string }
  | { kind: "failed"; failure: AuthFailure };

/** The auth service's complaints about a field, by code. */
const FIELDS: Record<string, { field: keyof PasswordFields; problem: string }> = {
  current_password_required: { field: "current", problem: "wrongPassword" },
  current_password_invalid: { field: "current", problem: "wrongPassword" },
  invalid_credentials: { field: "current", problem: "wrongPassword" },
  same_password: { field: "next", problem: "samePassword" },
  weak_password: { field: "next", problem: `passwordTooShort:${PASSWORD_MIN_IN_SETTINGS}` },
  reauthentication_not_valid: { field: "code", problem: "codeInvalid" },
};

/** Sets a new password; the auth service then ends the other sessions. */
export async function changePassword(
  connect: () => Promise<Client>,
  { current, next, code }: PasswordFields,
): Promise<Outcome> {
  const client = await connect().catch(() => undefined);
  if (!client) return { kind: "failed", failure: { name: "AuthRetryableFetchError" } };
  const { error } = await client.auth.updateUser({
    password: next,
    ...(current === "" ? {} : { current_password: current }),
    ...(code === "" ? {} : { nonce: code.trim() }),
  });
  if (!error) return { kind: "done" };
  if (error.code === "reauthentication_needed") {
    const { error: unsent } = await client.auth.reauthenticate();
    return unsent ? { kind: "failed", failure: unsent } : { kind: "code-mailed" };
  }
  const field = FIELDS[error.code ?? ""];
  return field ? { kind: "field", ...field } : { kind: "failed", failure: error };
}
