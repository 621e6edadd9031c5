import { z } from "zod";
import { emailField } from "../../../contracts/email-field.ts";

/** The field of a change of address. @param current the account's address. */
export function emailFields(current: string) {
  return z.object({
    email: emailField.refine((email) => email.toLowerCase() !== current.toLowerCase(), {
      error: "sameEmail",
    }),
  });
}
