import { z } from "zod";
import { EMAIL_MAX_LENGTH } from "./mails.ts";

/** An address typed into a form that only needs it to work. */
export const emailField = z
  .string()
  .trim()
  .min(1, { error: "required", abort: true })
  .max(EMAIL_MAX_LENGTH, { error: `tooLong:${EMAIL_MAX_LENGTH}`, abort: true })
  .pipe(z.email({ error: "invalidEmail" }));
