import { z } from "zod";
import { LANGUAGES } from "./languages.ts";
import { EMAIL_MAX_LENGTH } from "./mails.ts";

/** Room for the longest address and the rest of the form. */
export const MOST_NEWSLETTER_BYTES = 4096;

/** What `POST /api/newsletter/subscribe` takes, from anybody. */
export const newsletterForm = z.object({
  email: z
    .string({ error: "required" })
    .trim()
    .min(1, { error: "required" })
    .max(EMAIL_MAX_LENGTH, { error: "invalidEmail" })
    .pipe(z.email({ error: "invalidEmail" })),
  language: z.enum(LANGUAGES).default("en"),
  /** Nobody sees this field: whoever fills it in is a program. */
  homepage: z.string().max(500).default(""),
});
export type NewsletterRequest = z.output<typeof newsletterForm>;
