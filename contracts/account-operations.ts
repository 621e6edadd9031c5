import { z } from "zod";
import { EMAIL_MAX_LENGTH, STOP_REASONS } from "./mails.ts";
import { nothing, operation } from "./operation.ts";

/** Deleting an account without a password needs a sign-in younger than this. */
export const FRESH_SIGN_IN_SECONDS = 600;

const standingSession = z.object({
  id: z.uuid(),
  isThis: z.boolean().describe("Whether it is the session that asks."),
  userAgent: z.string(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});
export type StandingSession = z.infer<typeof standingSession>;

export const accountDeletion = z.object({
  email: z
    .string()
    .trim()
    .min(1, { error: "required" })
    .max(EMAIL_MAX_LENGTH, { error: `tooLong:${EMAIL_MAX_LENGTH}` })
    .describe("The account's own address, typed out."),
  password: z
    .string()
    .max(1000, { error: "passwordTooLong" })
    .default("")
    .describe("Of an account that has one."),
});

/** docs/api.md describes its parts. */
const exportedData = z.looseObject({ format: z.literal(1), exported_at: z.iso.datetime() });
export type ExportedData = z.infer<typeof exportedData>;

export const readSignIn = operation({
  path: "account/read-sign-in",
  summary: "Tells how the person signs in.",
  input: nothing,
  output: z.object({
    hasPassword: z.boolean(),
    providers: z.array(z.string()).describe("Linked to the account, such as `google`."),
    recoveryCodes: z.int().min(0).describe("Left to stand in for the second factor."),
  }),
});

export const makeRecoveryCodes = operation({
  path: "account/make-recovery-codes",
  summary:
    "Makes ten codes that each take the account's second factors away, once. Earlier ones stop working.",
  input: nothing,
  output: z.object({ codes: z.array(z.string()) }),
  refusals: ["not_found"],
});

export const spendRecoveryCode = operation({
  path: "account/use-recovery-code",
  summary: "Takes the account's second factors away for one of its recovery codes.",
  input: z.object({
    code: z.string().trim().min(1, { error: "required" }).max(40, { error: "tooLong:40" }),
  }),
  output: z.null(),
  oneFactorIsEnough: true,
});

export const listSessions = operation({
  path: "account/list-sessions",
  summary:
    "Lists where the person is signed in: the session that asks first, then the latest used.",
  input: nothing,
  output: z.array(standingSession),
});

export const endSession = operation({
  path: "account/end-session",
  summary: "Ends one of the person's sessions.",
  input: z.object({ id: z.uuid() }),
  output: z.null(),
  refusals: ["not_found"],
});

export const endOtherSessions = operation({
  path: "account/end-other-sessions",
  summary: "Ends all of the person's sessions but the one that asks.",
  input: nothing,
  output: z.object({ ended: z.int().min(0) }),
});

export const readMailStop = operation({
  path: "account/read-mail-stop",
  summary: "Says whether mails to the person's address have come back, so that none are sent.",
  input: nothing,
  output: z.object({
    stop: z.object({ reason: z.enum(STOP_REASONS), since: z.iso.datetime() }).nullable(),
  }),
});

export const liftMailStop = operation({
  path: "account/lift-mail-stop",
  summary: "Sends mails to the person's address again; it stops anew if they come back.",
  input: nothing,
  output: z.null(),
  refusals: ["too_many_requests"],
});

export const exportData = operation({
  path: "account/export-data",
  summary: "Answers everything that is kept of the person.",
  input: nothing,
  output: exportedData,
});

export const deleteAccount = operation({
  path: "account/delete",
  summary: `Deletes the account and all that belongs to it. Without a password it takes a sign-in of the last ${FRESH_SIGN_IN_SECONDS / 60} minutes.`,
  input: accountDeletion,
  output: z.null(),
  refusals: ["fresh_sign_in_needed"],
});
