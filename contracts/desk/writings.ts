import { z } from "zod";
import { LANGUAGES } from "../languages.ts";
import { operation } from "../operation.ts";
import { articleFault } from "./article-faults.ts";

/** `stopped`: the checks found faults, which are listed, and nothing was published. */
export const WRITING_STATES = ["waiting", "working", "done", "stopped", "failed"] as const;

/** A fault of the article itself, or of one of its translations. */
export const writingFault = articleFault.extend({ language: z.enum(LANGUAGES).nullable() });
export type WritingFault = z.infer<typeof writingFault>;

const asked = z.object({
  /** A story's article, or an article's missing and outdated translations. */
  kind: z.enum(["story", "article"]),
  id: z.uuid(),
});

const writing = z.object({
  state: z.enum(WRITING_STATES),
  askedAt: z.iso.datetime(),
  /** The next try: after a failure, or on the next day when today's budget is spent. */
  waitsUntil: z.iso.datetime().nullable(),
  faults: z.array(writingFault),
  /** Millionths of a US dollar, for everything asked about the article. */
  costMicros: z.number(),
});
export type Writing = z.infer<typeof writing>;

const standing = z.object({
  /** Whether a model is configured. */
  isOffered: z.boolean(),
  /** Null: nobody has asked for it. */
  writing: writing.nullable(),
});

export const readWriting = operation({
  path: "desk/read-writing",
  summary:
    "Tells how far a model is with the article of a story, or with an article's translations.",
  input: asked,
  output: standing,
  audience: "staff",
});

export const askForWriting = operation({
  path: "desk/ask-for-writing",
  summary:
    "Has a model write the article of a story, or an article's missing and outdated translations.",
  input: asked,
  output: standing,
  audience: "staff",
  refusals: ["not_found"],
});
