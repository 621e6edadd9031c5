import { z } from "zod";
import { PASSWORD_MAX_BYTES, PASSWORD_MIN_IN_SETTINGS } from "../../../contracts/accounts.ts";

const newPassword = z
  .string()
  .min(1, { error: "required", abort: true })
  // By perceived characters: the auth service counts the same way.
  .refine((text) => [...text].length >= PASSWORD_MIN_IN_SETTINGS, {
    error: `passwordTooShort:${PASSWORD_MIN_IN_SETTINGS}`,
  })
  .refine((text) => new TextEncoder().encode(text).length <= PASSWORD_MAX_BYTES, {
    error: "passwordTooLong",
  });

/**
 * The fields of a change of password (spec §5).
 * @param asked whether the current password, and a mailed code, are required.
 * @param email of the password's owner: not allowed as the password.
 */
export function passwordFields(asked: { current: boolean; code: boolean }, email = "") {
  const needed = (is: boolean) => (is ? z.string().min(1, { error: "required" }) : z.string());
  return (
    z
      .object({
        current: needed(asked.current),
        next: newPassword,
        confirmation: z.string().min(1, { error: "required" }),
        code: needed(asked.code),
      })
      // Reported along with other problems, not only once those are solved.
      .refine(({ next, confirmation }) => confirmation === "" || next === confirmation, {
        path: ["confirmation"],
        error: "passwordsDiffer",
        when: () => true,
      })
      .refine(({ next }) => email === "" || !next.toLowerCase().includes(email.toLowerCase()), {
        path: ["next"],
        error: "passwordCommon",
        when: () => true,
      })
      .refine(({ current, next }) => current === "" || current !== next, {
        path: ["next"],
        error: "samePassword",
        when: () => true,
      })
  );
}

export type PasswordFields = z.output<ReturnType<typeof passwordFields>>;
