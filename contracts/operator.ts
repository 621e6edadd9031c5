import { z } from "zod";
import { EMAIL_MAX_LENGTH } from "./mails.ts";

/** Who runs the site and how to reach them; each is shown only if it is set. */
export type Operator = {
  name?: string | undefined;
  /** A postal address, in one line. */
  address?: string | undefined;
  mailbox?: string | undefined;
};

/** The settings that say so (.env.example). */
export const operatorSettings = {
  OPERATOR_NAME: z
    .string()
    .trim()
    .min(2)
    .max(120)
    .optional()
    .describe("the name of who runs the site, at most 120 characters"),
  OPERATOR_ADDRESS: z
    .string()
    .trim()
    .min(5)
    .max(300)
    .optional()
    .describe("a postal address in one line, at most 300 characters"),
  CONTACT_EMAIL: z
    .email()
    .max(EMAIL_MAX_LENGTH)
    .optional()
    .describe("a mailbox that somebody reads, such as hello@benih.example"),
};

const settings = z.object(operatorSettings).transform(
  (given): Operator => ({
    name: given.OPERATOR_NAME,
    address: given.OPERATOR_ADDRESS,
    mailbox: given.CONTACT_EMAIL,
  }),
);

/** Reads the operator's settings; an empty one counts as none. @throws when one is wrong */
export function readOperator(source: Record<string, string | undefined>): Operator {
  return settings.parse(
    Object.fromEntries(
      Object.keys(operatorSettings).map((name) => [name, source[name] || undefined]),
    ),
  );
}
