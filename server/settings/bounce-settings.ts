import { z } from "zod";
import { MOST_BOUNCE_NAME } from "../services/mail/reports/return-paths.ts";

const BOUNCE_NAME = new RegExp(`^[a-z0-9._-]{1,${MOST_BOUNCE_NAME}}@[^\\s<>@]+$`, "i");

/** Where reports of mails that could not be delivered come in. */
export const bounceSettings = {
  BOUNCE_ADDRESS: z
    .string()
    .regex(BOUNCE_NAME)
    .optional()
    .describe(
      `an address with at most ${MOST_BOUNCE_NAME} signs before the @, such as bounces@benih.example`,
    ),
  BOUNCE_SMTP_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .optional()
    .describe("a port number from 1 to 65535"),
  BOUNCE_IMAP_URL: z
    .url({ protocol: /^imaps?$/ })
    .regex(/^imaps?:\/\/[^@/\s]+@/)
    .optional()
    .describe("an imaps:// or imap:// address with user and password"),
  BOUNCE_WEBHOOK_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe("a secret of 16 characters or more"),
};
