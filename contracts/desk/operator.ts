import { z } from "zod";
import { nothing, operation } from "../operation.ts";
import { operatorSettings } from "../operator.ts";

/** Empty: falls back to the server's settings, if they have it. */
const orEmpty = <Schema extends z.ZodType<string | undefined, string | undefined>>(
  schema: Schema,
  error: string,
) =>
  z
    .string()
    .trim()
    .refine((text) => text === "" || schema.safeParse(text).success, { error })
    .default("");

export const operatorInput = z.object({
  name: orEmpty(operatorSettings.OPERATOR_NAME, "invalidOperatorName"),
  address: orEmpty(operatorSettings.OPERATOR_ADDRESS, "invalidOperatorAddress"),
  mailbox: orEmpty(operatorSettings.CONTACT_EMAIL, "invalidEmail"),
});
export type OperatorInput = z.infer<typeof operatorInput>;

const shown = z.object({
  name: z.string().optional(),
  address: z.string().optional(),
  mailbox: z.string().optional(),
});

export const readOperatorSettings = operation({
  path: "desk/read-operator",
  summary: "Tells who runs the site, as set at the desk, and as the server's own settings say.",
  input: nothing,
  output: z.object({ set: operatorInput, otherwise: shown }),
  audience: "staff",
});

export const saveOperatorSettings = operation({
  path: "desk/save-operator",
  summary: "Sets who runs the site and how to reach them.",
  input: operatorInput,
  output: z.null(),
  audience: "staff",
});
