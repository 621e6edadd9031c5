import { z } from "zod";
import { ENTRY_KINDS, SERVICES } from "../credits.ts";
import { LANGUAGES } from "../languages.ts";
import { STOP_REASONS } from "../mails.ts";
import { operation } from "../operation.ts";
import { RUN_STATES } from "../runs.ts";
import { FILE_KINDS } from "../uploads.ts";
import { staffRole } from "./staff.ts";

const id = z.uuid();
const moment = z.iso.datetime();
/** One line of the record, and of the mail about the act. */
export const LONGEST_ACT_REASON = 200;
/** Why somebody acts on a person's account; recorded with the act. */
const reason = z
  .string()
  .trim()
  .min(1, { error: "required" })
  .max(LONGEST_ACT_REASON, { error: `tooLong:${LONGEST_ACT_REASON}` });

/** People per page of results. */
export const PEOPLE_PER_PAGE = 50;

const found = z.object({
  id,
  email: z.string(),
  role: z.string().nullable(),
  /** From the profile, or from its page. */
  company: z.string(),
  name: z.string(),
  signedUpAt: moment.nullable(),
  isLocked: z.boolean(),
});
export type FoundPerson = z.infer<typeof found>;

export const findPeople = operation({
  path: "desk/find-people",
  summary: "Finds people by address, name, id or company; the newest without a query.",
  input: z.object({
    query: z.string().trim().max(200).default(""),
    page: z.int().min(1).max(10_000).default(1),
  }),
  output: z.object({ people: z.array(found), hasMore: z.boolean() }),
  audience: "staff",
});

const account = z.object({
  id,
  email: z.string(),
  role: z.string().nullable(),
  language: z.enum(LANGUAGES).nullable(),
  signedUpAt: moment.nullable(),
  confirmedAt: moment.nullable(),
  lastSeenAt: moment.nullable(),
  hasTwoStep: z.boolean(),
  /** How they sign in: by password, or through which provider. */
  ways: z.array(z.string()),
  lockedUntil: moment.nullable(),
  staffRole: staffRole.nullable(),
  company: z.string(),
  name: z.string(),
  /** Path of their public page, while there is one. */
  page: z.string().nullable(),
  wantsResultMails: z.boolean(),
  /** Why their address gets no mails. */
  mailStop: z
    .object({
      reason: z.enum(STOP_REASONS),
      /** RFC 3463; empty if none was reported. */
      status: z.string(),
      since: moment,
    })
    .nullable(),
});

const session = z.object({
  id,
  userAgent: z.string(),
  signedInAt: moment,
  lastUsedAt: moment,
});

/** Whether a run's credits came back, and who gave them back. */
export const PAID_BACK = ["no", "by_itself", "by_desk", "was_free"] as const;

const run = z.object({
  id,
  service: z.enum(SERVICES),
  state: z.enum(RUN_STATES),
  price: z.int(),
  problem: z.string().nullable(),
  createdAt: moment,
  startedAt: moment.nullable(),
  finishedAt: moment.nullable(),
  paidBack: z.enum(PAID_BACK),
});
export type PersonsRun = z.infer<typeof run>;

const credits = z.object({
  balance: z.int(),
  owed: z.int(),
  /** The newest plan, while it runs and after. */
  plan: z
    .object({
      state: z.enum(["incomplete", "active", "past_due", "canceled"]),
      isCancelled: z.boolean(),
      periodEnd: moment,
      endedAt: moment.nullable(),
    })
    .nullable(),
  entries: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(ENTRY_KINDS),
      amount: z.int(),
      balanceAfter: z.int(),
      /** The service that it was spent on, or refunded for. */
      service: z.enum(SERVICES).nullable(),
      /** The note that staff wrote with it. */
      note: z.string(),
      at: moment,
    }),
  ),
  /** Remaining credits, the first to expire first. */
  lots: z.array(
    z.object({
      id: z.string(),
      amount: z.int(),
      remaining: z.int(),
      expiresAt: moment.nullable(),
    }),
  ),
  receipts: z.array(
    z.object({
      id,
      number: z.string(),
      credits: z.int(),
      /** US cents. */
      amount: z.int(),
      at: moment,
    }),
  ),
});

const mail = z.object({
  id: z.string(),
  at: moment,
  kind: z.string(),
  address: z.string(),
  outcome: z.enum(["sent", "failed", "stopped"]),
});

/** A file: everything except its contents. */
const file = z.object({
  kind: z.enum(FILE_KINDS),
  name: z.string(),
  bytes: z.number(),
  pages: z.int().nullable(),
  uploadedAt: moment,
  /** Whether this very deck was reviewed. */
  isReviewed: z.boolean(),
  /** Until when its owner shows it to support. */
  shownUntil: moment.nullable(),
});

const person = z.object({
  account,
  /** Nobody may act on their own account, and only administrators on those of staff. */
  mayAct: z.boolean(),
  sessions: z.array(session),
  runs: z.array(run),
  credits,
  mails: z.array(mail),
  files: z.array(file),
});
export type DeskPerson = z.infer<typeof person>;

/** The longest list on a person's page; it has the newest of each kind. */
export const NEWEST_OF_EACH = 100;

export const readPerson = operation({
  path: "desk/read-person",
  summary: "Reads what is needed to help a person; the reading is written down.",
  input: z.object({ id }),
  output: person,
  audience: "staff",
  refusals: ["not_found"],
});

export const endSessions = operation({
  path: "desk/end-sessions",
  summary: "Ends one session of a person, or all of them.",
  input: z.object({ personId: id, sessionId: id.optional(), reason }),
  output: z.object({ ended: z.int() }),
  audience: "staff",
  refusals: ["not_found"],
});

export const payBackRun = operation({
  path: "desk/pay-back-run",
  summary: "Gives the credits of a run back, once: it failed, or its result was wrong.",
  input: z.object({ personId: id, runId: id, reason }),
  output: z.object({
    outcome: z.enum(["paid_back", "already", "was_free", "not_finished"]),
    balance: z.int().nullable(),
  }),
  audience: "staff",
  refusals: ["not_found"],
});

/** The most credits that one act may give or take. */
export const CREDITS_AT_ONCE = 10_000;

export const moveCredits = operation({
  path: "desk/move-credits",
  summary: "Gives credits, or takes them as far as there are any; the same key moves them once.",
  input: z.object({
    personId: id,
    /** Negative: taken away. */
    amount: z
      .int({ error: "invalidNumber" })
      .min(-CREDITS_AT_ONCE)
      .max(CREDITS_AT_ONCE)
      .refine((amount) => amount !== 0),
    /** One per act, made by the browser. */
    key: z.uuid(),
    reason,
  }),
  output: z.object({ outcome: z.enum(["moved", "too_much"]), balance: z.int() }),
  audience: "staff",
  refusals: ["not_found", "key_reused"],
});

export const resendMail = operation({
  path: "desk/resend-mail",
  summary: "Sends an account's confirmation, a run's result or a receipt again.",
  input: z.discriminatedUnion("mail", [
    z.object({ mail: z.literal("confirmation"), personId: id, reason }),
    z.object({ mail: z.literal("result"), personId: id, runId: id, reason }),
    z.object({ mail: z.literal("receipt"), personId: id, invoiceId: id, reason }),
  ]),
  output: z.object({ outcome: z.enum(["sent", "needless", "unwanted", "too_soon"]) }),
  audience: "staff",
  refusals: ["not_found"],
});

export const lockAccount = operation({
  path: "desk/lock-account",
  summary: "Locks an account and ends its sessions, or unlocks it.",
  input: z.object({ personId: id, locked: z.boolean(), reason }),
  output: z.null(),
  audience: "staff",
  refusals: ["not_found"],
});

export const liftStopOfPerson = operation({
  path: "desk/lift-mail-stop",
  summary: "Sends mails to a person's address again, after they came back or a complaint.",
  input: z.object({ personId: id, reason }),
  output: z.null(),
  audience: "staff",
  refusals: ["not_found"],
});

export const deletePerson = operation({
  path: "desk/delete-person",
  summary: "Deletes a person who asked for it, as they could themselves; takes the typed address.",
  input: z.object({ personId: id, email: z.string().trim().max(320), reason }),
  output: z.null(),
  audience: "staff",
  refusals: ["not_found"],
});

export const openShownDeck = operation({
  path: "desk/open-shown-deck",
  summary: "Opens a deck that its owner shows to support; the opening is written down.",
  input: z.object({ personId: id, reason }),
  output: z.object({
    /** Below the project's storage address; valid for a minute. */
    path: z.string(),
    name: z.string(),
  }),
  audience: "staff",
  refusals: ["not_found"],
});
