import { z } from "zod";

/** The field of a change of address. @param current the account's address. */
export function emailFields(current: string) {
  return z.object({
    email: z
      .string()
      .trim()
      .min(1, { error: "required", abort: true })
      .max(254, { error: "tooLong:254", abort: true })
      .pipe(z.email({ error: "invalidEmail" }))
      .refine((email) => email.toLowerCase() !== current.toLowerCase(), { error: "sameEmail" }),
  });
}
