import { z } from "zod";
import { operation } from "../operation.ts";

/** What can be imported from a file. */
export const IMPORT_KINDS = ["startup", "investor", "round"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export const IMPORT_STATES = [
  "uploaded",
  "checking",
  "checked",
  "running",
  "done",
  "undoing",
  "undone",
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const MOST_IMPORT_BYTES = 20 * 1024 * 1024;

const TEXTS = [
  "tagline",
  "tagline_zh",
  "tagline_vi",
  "tagline_th",
  "tagline_id",
  "description",
  "description_zh",
  "description_vi",
  "description_th",
  "description_id",
] as const;

/** The columns that a file of each kind can have; an export has them all, in this order. */
export const IMPORT_FIELDS = {
  startup: [
    "id",
    "slug",
    "name",
    ...TEXTS,
    "industries",
    "venture_round",
    "country",
    "city",
    "address",
    "founded_year",
    "team_size",
    "founder_name",
    "website",
    "linkedin",
    "logo",
    "is_published",
    "published_at",
  ],
  investor: [
    "id",
    "slug",
    "name",
    ...TEXTS,
    "investor_types",
    "country",
    "city",
    "address",
    "founded_year",
    "investment_stages",
    "target_regions",
    "target_industries",
    "website",
    "logo",
    "is_published",
    "published_at",
  ],
  round: [
    "id",
    "startup",
    "kind",
    "announced_on",
    "amount",
    "currency",
    "rate",
    "rate_on",
    "amount_usd_thousand",
    "lead_investors",
    "investors",
  ],
} as const;
export type ImportField = (typeof IMPORT_FIELDS)[ImportKind][number];

const field = z.enum([...IMPORT_FIELDS.startup, ...IMPORT_FIELDS.investor, ...IMPORT_FIELDS.round]);

/** The columns of a kind, typed as columns of any kind. */
export function fieldsOf(kind: ImportKind): readonly ImportField[] {
  return IMPORT_FIELDS[kind];
}

/** Without these nothing new can be created. */
export const REQUIRED_FIELDS: Record<ImportKind, readonly ImportField[]> = {
  startup: ["name", "industries", "venture_round", "country"],
  investor: ["name", "investor_types", "country"],
  round: ["startup", "kind", "announced_on"],
};

/** What can be wrong with a line, or with one of its cells. */
export const LINE_PROBLEMS = [
  "required",
  "tooLong",
  "unknownValue",
  "invalidId",
  "invalidSlug",
  "slugTaken",
  "invalidDay",
  "invalidMoment",
  "invalidYear",
  "invalidAmount",
  "invalidCurrency",
  "invalidRate",
  "invalidWebsite",
  "invalidYesNo",
  "noSuchCompany",
  "severalCompanies",
  "noSuchInvestor",
  "severalInvestors",
  "twiceInFile",
  "tooManyCells",
  "brokenQuotes",
] as const;
export type LineProblemCode = (typeof LINE_PROBLEMS)[number];

const lineProblem = z.object({
  line: z.int(),
  /** Counted from 1; null where the whole line is wrong. */
  column: z.int().nullable(),
  field: field.nullable(),
  code: z.enum(LINE_PROBLEMS),
  value: z.string(),
});
export type LineProblem = z.infer<typeof lineProblem>;

/** Why a piece of work failed. */
export const IMPORT_FAILURES = ["outdated", "denied", "encoding", "broken", "conflicts"] as const;

const companyImport = z.object({
  id: z.uuid(),
  kind: z.enum(IMPORT_KINDS),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  /** Running, but silent for minutes. */
  isStuck: z.boolean(),
  encoding: z.string(),
  separator: z.string(),
  headings: z.array(z.string()),
  sample: z.array(z.array(z.string())),
  mapping: z.array(field.nullable()),
  currency: z.string(),
  publishesNew: z.boolean(),
  lines: z.int(),
  done: z.int(),
  problems: z.int(),
  toCreate: z.int(),
  toUpdate: z.int(),
  failure: z.enum(IMPORT_FAILURES).nullable(),
  conflicts: z.array(
    z.object({ line: z.int(), name: z.string(), because: z.enum(["gone", "changed", "used"]) }),
  ),
  madeBy: z.string().nullable(),
  madeAt: z.iso.datetime(),
});
export type CompanyImport = z.infer<typeof companyImport>;

const one = z.object({ id: z.uuid() });

/** The query of `POST /api/desk/upload-import`, whose body is the file. */
export const uploadImportQuery = z.object({
  kind: z.enum(IMPORT_KINDS),
  name: z.string().trim().min(1).max(200),
});
export const UPLOAD_IMPORT = "desk/upload-import";
export const uploadedImport = one;

export const listImports = operation({
  path: "desk/list-imports",
  summary: "Lists the latest imports.",
  input: z.object({}),
  output: z.object({ imports: z.array(companyImport) }),
  audience: "staff",
});

export const readImport = operation({
  path: "desk/read-import",
  summary: "Reads an import, and how far its work is.",
  input: one,
  output: companyImport,
  audience: "staff",
  refusals: ["not_found"],
});

export const checkImport = operation({
  path: "desk/check-import",
  summary: "Has every line of a file checked, with these columns. Nothing is written.",
  input: one.extend({
    mapping: z.array(field.nullable()).max(500),
    /** For amounts without one. */
    currency: z.string().regex(/^[A-Z]{3}$/),
    /** New companies are published at once, unless the file says otherwise. */
    publishesNew: z.boolean(),
  }),
  output: z.null(),
  audience: "staff",
  refusals: ["not_found", "edited_elsewhere"],
});

export const runImport = operation({
  path: "desk/run-import",
  summary: "Has a checked file written: all of it, or nothing.",
  input: one,
  output: z.null(),
  audience: "staff",
  refusals: ["not_found", "edited_elsewhere"],
});

export const undoImport = operation({
  path: "desk/undo-import",
  summary: "Has an import taken back: all of it, or nothing.",
  input: one,
  output: z.null(),
  audience: "staff",
  refusals: ["not_found", "edited_elsewhere"],
});

export const PROBLEMS_PER_PAGE = 100;

export const listImportProblems = operation({
  path: "desk/list-import-problems",
  summary: "Lists what is wrong with the lines of a file, and how often.",
  input: one.extend({ page: z.int().min(1).max(100_000).default(1) }),
  output: z.object({
    problems: z.array(lineProblem),
    total: z.int(),
    often: z.array(
      z.object({ field: field.nullable(), code: z.enum(LINE_PROBLEMS), count: z.int() }),
    ),
  }),
  audience: "staff",
  refusals: ["not_found"],
});

/** `POST /api/desk/export-companies?kind=…` answers with a file. */
export const EXPORT_COMPANIES = "desk/export-companies";
export const exportCompaniesQuery = z.object({ kind: z.enum(IMPORT_KINDS) });
