import { z } from "zod";
import { StripeFault } from "../stripe-fault.ts";
import type { Form } from "./form-parameters.ts";

/** Parameters come as text: these read them, and refuse in Stripe's words. */
export const text = z.string().min(1).max(5000);

export const integer = z.string().transform((given, context) => {
  if (/^-?\d{1,15}$/.test(given)) return Number(given);
  const params = { code: "parameter_invalid_integer" };
  context.addIssue({ code: "custom", message: `Invalid integer: ${given}`, params });
  return z.NEVER;
});

export const boolean = z.string().transform((given, context) => {
  if (given === "true" || given === "false") return given === "true";
  context.addIssue({ code: "custom", message: `Invalid boolean: ${given}` });
  return z.NEVER;
});

export const positive = integer.refine((amount) => amount >= 1, {
  message: "This value must be greater than or equal to 1.",
  params: { code: "parameter_invalid_integer" },
});

export const address = z
  .string()
  .refine((given) => /^https?:\/\/./.test(given) && canParse(given), {
    message: "Not a valid URL",
    params: { code: "url_invalid" },
  });

export const currency = z
  .string()
  .regex(/^[a-zA-Z]{3}$/, "Invalid currency")
  .transform((given) => given.toLowerCase());

/** A list, written in the form as numbered keys. */
export const list = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (given) => (typeof given === "object" && given !== null ? Object.values(given) : given),
    z.array(item).max(100),
  );

/** Empty text removes a value; empty metadata removes all of it. */
export const metadata = z.union([
  z.literal("").transform(() => null),
  z
    .record(z.string().max(40, "Metadata keys can have up to 40 characters."), z.string().max(500))
    .refine((given) => Object.keys(given).length <= 50, "Metadata can have up to 50 keys."),
]);

export function mergeMetadata(
  kept: Record<string, string>,
  given: Record<string, string> | null | undefined,
): Record<string, string> {
  if (given === null) return {};
  return Object.fromEntries(
    Object.entries({ ...kept, ...given }).filter(([, value]) => value !== ""),
  );
}

/** The parameters of lists. */
export const paging = {
  limit: integer
    .refine((limit) => limit >= 1 && limit <= 100, {
      message: "Invalid integer: must be between 1 and 100",
      params: { code: "parameter_invalid_integer" },
    })
    .default(10),
  starting_after: text.optional(),
  ending_before: text.optional(),
};

/** @throws StripeFault that names the parameter. */
export function readParameters<Schema extends z.ZodType>(
  schema: Schema,
  form: Form,
): z.output<Schema> {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw issue ? refusal(issue, form) : new StripeFault(400, "Invalid request.");
}

function refusal(issue: z.core.$ZodIssue, form: Form): StripeFault {
  const unknown = issue.code === "unrecognized_keys" ? issue.keys[0] : undefined;
  const param = nameOf(unknown === undefined ? issue.path : [...issue.path, unknown]);
  if (unknown !== undefined) {
    const message = `Received unknown parameter: ${param}`;
    return new StripeFault(400, message, { code: "parameter_unknown", param });
  }
  const given = valueAt(form, issue.path);
  if (given === undefined) {
    const message = `Missing required param: ${param}.`;
    return new StripeFault(400, message, { code: "parameter_missing", param });
  }
  if (given === "") {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`;
    return new StripeFault(400, message, { code: "parameter_invalid_empty", param });
  }
  const code = issue.code === "custom" ? issue.params?.code : undefined;
  const message = issue.code === "custom" ? issue.message : `Invalid ${param}: ${issue.message}`;
  return new StripeFault(400, message, { ...(typeof code === "string" && { code }), param });
}

function nameOf([first, ...rest]: PropertyKey[]): string {
  return String(first ?? "") + rest.map((part) => `[${String(part)}]`).join("");
}

function valueAt(form: Form, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((at, part) => {
    if (typeof at !== "object" || at === null) return undefined;
    if (typeof part === "number") return Object.values(at)[part];
    return new Map<string, unknown>(Object.entries(at)).get(String(part));
  }, form);
}

function canParse(given: string): boolean {
  // Checkout replaces this with the id.
  return URL.canParse(given.replace("{CHECKOUT_SESSION_ID}", "id"));
}
