import { z } from "zod";
import { operation } from "./operation.ts";

/** The forms whose input is kept in the account until it is saved; the table lists the same. */
export const KEPT_FORMS = ["startup_profile", "investor_profile", "match_criteria"] as const;
export type KeptFormName = (typeof KEPT_FORMS)[number];

/** The longest form, with every field full of three-byte letters, takes a third of it. */
const MOST_KILOBYTES = 64;

/** Most user agents take a third of it. */
export const LONGEST_DEVICE = 400;

/** jsonb can store neither NUL nor half a surrogate pair. */
const text = z.string().overwrite((typed) => typed.replaceAll("\0", "").toWellFormed());

/** What was typed, by field, valid or not. */
export const keptValues = z.record(text, z.union([text, z.array(text)]));
export type KeptValues = z.infer<typeof keptValues>;

const boundedValues = keptValues.refine(
  (values) => bytesOf(JSON.stringify(values)) <= MOST_KILOBYTES * 1024,
  `tooLarge:${MOST_KILOBYTES}`,
);

const form = z.enum(KEPT_FORMS);
const revision = z.int().min(0);

export const keepForm = operation({
  path: "kept-forms/keep",
  summary:
    "Keeps what the person has typed into a form, in place of the revision that they have seen, and answers the new one.",
  input: z.object({
    form,
    values: boundedValues,
    replaced: boundedValues
      .optional()
      .describe(
        "What the fields that were typed into had held, by which another save meanwhile is told from what was typed; left out where it is not known.",
      ),
    version: z
      .int32()
      .min(0)
      .describe("The version of the saved profile that the form was filled from; 0 without one."),
    revision: revision.describe("The one that the caller has seen; 0 when nothing was kept."),
    device: text.max(LONGEST_DEVICE).default("").describe("The user agent that it was typed in."),
  }),
  output: z.object({ revision: z.int().min(1) }),
  refusals: ["edited_elsewhere"],
});

export const dropForm = operation({
  path: "kept-forms/drop",
  summary: "Forgets what was kept of a form, unless another revision has come since.",
  input: z.object({ form, revision }),
  output: z.null(),
});

function bytesOf(json: string): number {
  return new TextEncoder().encode(json).length;
}
