import { z } from "zod";
import { operation } from "../operation.ts";
import { fieldsOf, type ImportField } from "./imports.ts";
import { neededReason } from "./reasons.ts";

export const COMPANY_KINDS = ["startup", "investor"] as const;
export type CompanyKind = (typeof COMPANY_KINDS)[number];

const NOT_CHOSEN = new Set<ImportField>(["id", "slug", "is_published", "published_at"]);

/** The fields that one of two companies can take over from the other. */
export function mergedFields(kind: CompanyKind): ImportField[] {
  return fieldsOf(kind).filter((field) => !NOT_CHOSEN.has(field));
}

const kind = z.enum(COMPANY_KINDS);

const side = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  isPublished: z.boolean(),
  /** By column; lists with "; " between their values. */
  values: z.record(z.string(), z.string()),
  rounds: z.int(),
  articles: z.int(),
  /** Somebody outside manages this page. */
  hasOwner: z.boolean(),
});
export type DuplicateSide = z.infer<typeof side>;

const sides = z.tuple([side, side]);
export type DuplicateSides = z.infer<typeof sides>;

const pair = z.object({ sameName: z.boolean(), sameSite: z.boolean(), sides });
export type DuplicatePair = z.infer<typeof pair>;

export const DUPLICATES_AT_ONCE = 50;

export const listDuplicates = operation({
  path: "desk/list-duplicates",
  summary: "Lists pairs of companies that may be one: by name in every script, or by website.",
  input: z.object({ kind }),
  output: z.object({ pairs: z.array(pair) }),
  audience: "staff",
});

export const readPair = operation({
  path: "desk/read-pair",
  summary: "Reads both pages of a pair.",
  input: z.object({ kind, one: z.uuid(), other: z.uuid() }),
  output: z.object({ sides }),
  audience: "staff",
  refusals: ["not_found"],
});

/** Why a pair is one company, or two; it closes the pair's case in the queue. */
const reason = neededReason;

export const tellCompaniesApart = operation({
  path: "desk/tell-companies-apart",
  summary: "Notes that two companies are not one: the pair is not suggested again.",
  input: z.object({ kind, one: z.uuid(), other: z.uuid(), reason }),
  output: z.null(),
  audience: "staff",
  refusals: ["not_found"],
});

export const mergeCompanies = operation({
  path: "desk/merge-companies",
  summary:
    "Makes one company of two. All that refers to the second refers to the first, and its addresses lead there for good.",
  input: z.object({
    kind,
    kept: z.uuid(),
    merged: z.uuid(),
    /** Columns whose value the kept company takes from the other. */
    fromMerged: z.array(z.string().max(60)).max(60),
    reason,
  }),
  output: z.object({ slug: z.string() }),
  audience: "staff",
  refusals: ["not_found", "edited_elsewhere"],
});
