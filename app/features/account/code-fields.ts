import { z } from "zod";

/** The code of an authenticator app; people type it in two groups. */
export const codeFields = z.object({
  code: z
    .string("required")
    .transform((text) => text.replace(/\s/g, ""))
    .pipe(
      z
        .string()
        .min(1, "required")
        .regex(/^\d{6}$/, "codeInvalid"),
    ),
});
