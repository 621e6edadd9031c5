import { z } from "zod";
import { DOMAIN_MATCHES } from "../claims.ts";
import { LANGUAGES } from "../languages.ts";
import { MISTAKE_FIELDS } from "../mistakes.ts";
import { nothing, operation } from "../operation.ts";
import { COMPANY_KINDS } from "./duplicates.ts";
import { feedProblem } from "./feeds.ts";
import { neededReason } from "./reasons.ts";

/** What is put before staff. */
export const CASE_KINDS = [
  "correction",
  "claim",
  "appeal",
  "document",
  "run",
  "duplicate",
  "feed",
] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

export const CASE_STATES = ["open", "assigned", "decided"] as const;
export type CaseState = (typeof CASE_STATES)[number];

export const CASE_DECISIONS = ["accepted", "declined", "merged"] as const;
export type CaseDecision = (typeof CASE_DECISIONS)[number];

export const CASE_SUBJECTS = [
  "article",
  "startup",
  "investor",
  "funding",
  "profile",
  "document",
  "run",
  "site",
  "feed",
] as const;

/** The decisions that make sense for each kind. */
export const DECISIONS_OF: Record<CaseKind, readonly CaseDecision[]> = {
  correction: ["accepted", "declined", "merged"],
  claim: ["accepted", "declined"],
  appeal: ["accepted", "declined"],
  document: ["accepted", "declined"],
  run: ["accepted", "declined", "merged"],
  /** Decided by what becomes of the pair (contracts/desk/duplicates.ts): merged, or told apart. */
  duplicate: [],
  /** Closes by itself when it works again, or is paused or removed. */
  feed: ["accepted", "declined"],
};

/** Kinds where somebody waits for an answer. */
export const ANSWERED_KINDS: readonly CaseKind[] = [
  "correction",
  "claim",
  "appeal",
  "document",
  "run",
];

/** What is known about a case besides its text; each kind has its own. */
export const caseDetails = z.object({
  /** A claim: how the claimant's address relates to the website on the page, and both. */
  domain: z.enum(DOMAIN_MATCHES).optional(),
  emailDomain: z.string().optional(),
  website: z.string().optional(),
  /** An accepted claim: whether the page is the claimant's now. */
  linked: z.boolean().optional(),
  /** An appeal: the rules that rejected the profile, and whether it has been published since. */
  rules: z.array(z.string()).optional(),
  published: z.boolean().optional(),
  /** A run: what failed, and why. */
  service: z.string().optional(),
  problem: z.string().optional(),
  /** A pair: what makes them look alike, and the other one. */
  because: z.enum(["name", "website"]).optional(),
  otherTitle: z.string().optional(),
  otherPath: z.string().optional(),
  /** A feed: what is wrong with it. */
  feedProblem: feedProblem.optional(),
});
export type CaseDetails = z.infer<typeof caseDetails>;

const oneCase = z.object({
  id: z.uuid(),
  kind: z.enum(CASE_KINDS),
  state: z.enum(CASE_STATES),
  subjectKind: z.enum(CASE_SUBJECTS),
  subjectTitle: z.string(),
  subjectPath: z.string().nullable(),
  field: z.enum(MISTAKE_FIELDS).nullable(),
  text: z.string(),
  details: caseDetails,
  /** Of a waiting draft: its latest revision. */
  revision: z.int().nullable(),
  /** Two companies that may be the same. */
  pair: z.object({ kind: z.enum(COMPANY_KINDS), one: z.uuid(), other: z.uuid() }).nullable(),
  /** The asker's account, if they have one. */
  askerId: z.uuid().nullable(),
  /** Where the answer goes; null: nowhere. */
  asker: z.string().nullable(),
  language: z.enum(LANGUAGES),
  createdAt: z.iso.datetime(),
  assignee: z.object({ userId: z.uuid(), email: z.string() }).nullable(),
  decision: z.enum(CASE_DECISIONS).nullable(),
  reason: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
});
export type DeskCase = z.infer<typeof oneCase>;

export const CASES_PER_PAGE = 50;

export const listCases = operation({
  path: "desk/list-cases",
  summary: "Lists what waits for staff, the longest waiting first, or what was decided.",
  input: z.object({
    kind: z.enum(CASE_KINDS).optional(),
    /** Undefined: everything undecided. */
    state: z.enum(CASE_STATES).optional(),
    isMine: z.boolean().default(false),
    page: z.int().min(1).max(100_000).default(1),
  }),
  output: z.object({
    cases: z.array(oneCase),
    total: z.int(),
    /** How many of each kind are undecided. */
    waiting: z.record(z.enum(CASE_KINDS), z.int()),
  }),
  audience: "staff",
});

export const readCase = operation({
  path: "desk/read-case",
  summary: "Reads one case, and who can be given it.",
  input: z.object({ id: z.uuid() }),
  output: z.object({
    found: oneCase,
    workers: z.array(z.object({ userId: z.uuid(), email: z.string() })),
  }),
  audience: "staff",
  refusals: ["not_found"],
});

export const assignCase = operation({
  path: "desk/assign-case",
  summary: "Gives a case to somebody who answers the queue, or back to everybody.",
  input: z.object({ id: z.uuid(), assignee: z.uuid().nullable() }),
  output: z.null(),
  audience: "staff",
  refusals: ["not_found"],
});

export const decideCase = operation({
  path: "desk/decide-case",
  summary: "Decides a case, does what follows from it, and answers the asker by mail.",
  input: z.object({
    id: z.uuid(),
    decision: z.enum(CASE_DECISIONS),
    reason: neededReason,
    /** Of a draft: the revision that was shown. No other is published. */
    revision: z.int().nullable().default(null),
  }),
  output: z.object({
    /** The asker gets a mail with the reason. */
    isAnswered: z.boolean(),
    details: caseDetails,
    /** The document cannot be published as it is: nothing was decided. */
    isIncomplete: z.boolean(),
  }),
  audience: "staff",
  refusals: ["not_found", "edited_elsewhere"],
});

export const findDuplicates = operation({
  path: "desk/find-duplicates",
  summary: "Looks for startups and investors that may be there twice.",
  input: nothing,
  output: z.object({ found: z.int() }),
  audience: "staff",
});
