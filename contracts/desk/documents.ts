import { z } from "zod";
import { operation } from "../operation.ts";
import { LONGEST_REASON } from "./reasons.ts";

/** What staff write. */
export const DOCUMENT_KINDS = ["article", "startup", "investor", "round", "page"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_STATES = [
  "draft",
  "waiting",
  "scheduled",
  "published",
  "unpublished",
] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

const kind = z.enum(DOCUMENT_KINDS);
const revision = z.int().min(1);
const moment = z.iso.datetime({ offset: true });

/** A document in a list. */
const listed = z.object({
  id: z.uuid(),
  title: z.string(),
  state: z.enum(DOCUMENT_STATES),
  revision,
  /** Saved since it was published: readers see an older version. */
  hasChanges: z.boolean(),
  publishAt: z.iso.datetime().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string().nullable(),
  isSample: z.boolean(),
  /** The address of its picture or logo, with current facts; empty without one. */
  picture: z.string(),
});
export type ListedDocument = z.infer<typeof listed>;

export const DOCUMENTS_PER_PAGE = 50;

export const listDocuments = operation({
  path: "desk/list-documents",
  summary: "Lists documents of a kind, the latest change first, whether public or not.",
  input: z.object({
    kind,
    query: z.string().trim().max(200).default(""),
    state: z.enum(DOCUMENT_STATES).optional(),
    /** Only published documents that have been saved since. */
    isChanged: z.boolean().default(false),
    page: z.int().min(1).max(100_000).default(1),
  }),
  output: z.object({ documents: z.array(listed), total: z.int() }),
  audience: "staff",
});

/** An open document. The contract of its kind describes its content. */
const opened = z.object({
  id: z.uuid(),
  kind,
  state: z.enum(DOCUMENT_STATES),
  revision,
  publishedRevision: revision.nullable(),
  publishAt: z.iso.datetime().nullable(),
  unpublishAt: z.iso.datetime().nullable(),
  /** Path of the public page, while there is one. */
  address: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string().nullable(),
  /** Its company published the page itself: changes need a reason. */
  isOwners: z.boolean(),
  /** Changes since it was published are waiting for a publisher. */
  hasHandedInChanges: z.boolean(),
  /** The story that it was begun from. */
  storyId: z.uuid().nullable(),
  /** Of a round that is not public: articles that still report it. */
  stillReportedBy: z.array(z.object({ id: z.uuid(), title: z.string() })),
  content: z.record(z.string(), z.unknown()),
});
export type OpenDocument = z.infer<typeof opened>;

export const readDocument = operation({
  path: "desk/read-document",
  summary: "Opens a document; what was published otherwise becomes one.",
  input: z.object({ kind, id: z.uuid() }),
  output: opened,
  audience: "staff",
  refusals: ["not_found"],
});

export const beginDocument = operation({
  path: "desk/begin-document",
  summary: "Begins an empty document.",
  input: z.object({ kind }),
  output: z.object({ id: z.uuid() }),
  audience: "staff",
});

export const saveDocument = operation({
  path: "desk/save-document",
  summary: "Saves a document, unless somebody else has since.",
  input: z.object({
    kind,
    id: z.uuid(),
    /** The revision that was edited. */
    revision,
    content: z.record(z.string(), z.unknown()),
    /** Without it, what one person types in one go is one version. */
    isNewVersion: z.boolean().default(false),
  }),
  output: z.object({ revision, updatedAt: z.iso.datetime(), content: opened.shape.content }),
  audience: "staff",
  refusals: ["not_found", "edited_elsewhere"],
});

export const keepVersion = operation({
  path: "desk/keep-version",
  summary: "Keeps what somebody typed among the versions of a document that goes on without it.",
  input: z.object({ kind, id: z.uuid(), content: z.record(z.string(), z.unknown()) }),
  output: z.object({}),
  audience: "staff",
  refusals: ["not_found"],
});

/** The moves of documents, also of several at once from a list. */
export const DOCUMENT_MOVES = [
  "hand_in",
  "take_back",
  "publish",
  "schedule",
  /** No longer ends by itself. */
  "stay",
  "unpublish",
  "delete",
] as const;
export type DocumentMove = (typeof DOCUMENT_MOVES)[number];

export const moveDocuments = operation({
  path: "desk/move-documents",
  summary:
    "Hands in, publishes, schedules, keeps, unpublishes or deletes documents: all or none of them.",
  input: z.object({
    kind,
    /** Only the revision that was shown is published or scheduled. */
    documents: z
      .array(z.object({ id: z.uuid(), revision }))
      .min(1)
      .max(200),
    move: z.enum(DOCUMENT_MOVES),
    publishAt: moment.optional(),
    unpublishAt: moment.nullable().optional(),
    reason: z.string().trim().max(LONGEST_REASON).default(""),
  }),
  output: z.object({
    moved: z.int(),
    /**
     * For each document what prevents it: a field, or what refers to it, with a code. Nothing has
     * moved then.
     */
    refused: z.array(z.object({ id: z.uuid(), fields: z.record(z.string(), z.string()) })),
  }),
  audience: "staff",
  refusals: ["not_found", "edited_elsewhere"],
});

const version = z.object({
  revision,
  madeAt: z.iso.datetime(),
  madeBy: z.string().nullable(),
});
export type DocumentVersion = z.infer<typeof version>;

export const listRevisions = operation({
  path: "desk/list-revisions",
  summary: "Lists the versions of a document, the latest first.",
  input: z.object({ id: z.uuid() }),
  output: z.object({ versions: z.array(version) }),
  audience: "staff",
});

export const readRevision = operation({
  path: "desk/read-revision",
  summary: "Reads the content of one version.",
  input: z.object({ id: z.uuid(), revision }),
  output: z.object({ content: opened.shape.content }),
  audience: "staff",
  refusals: ["not_found"],
});

export const findMentioned = operation({
  path: "desk/find-mentioned",
  summary:
    "Suggests companies, investors and rounds: by a query, those that a text names, or those with these ids.",
  input: z.object({
    ids: z.array(z.uuid()).max(200).default([]),
    query: z.string().trim().max(200).default(""),
    text: z.string().max(100_000).default(""),
  }),
  output: z.object({
    startups: z.array(z.object({ id: z.uuid(), name: z.string() })),
    investors: z.array(z.object({ id: z.uuid(), name: z.string() })),
    rounds: z.array(
      z.object({
        id: z.uuid(),
        startup: z.string(),
        kind: z.string(),
        announcedOn: z.string(),
        amountUsdThousand: z.number().nullable(),
      }),
    ),
  }),
  audience: "staff",
});
