import { z } from "zod";

/** A deletion without a password to ask for needs a sign-in that is younger than this. */
export const FRESH_SIGN_IN_SECONDS = 600;

/** What the operations of an account take and answer (server/operations/account/). */
export const nothing = z.object({});

export const signInMeans = z.object({
  /** False for who signs in by Google or Facebook only. */
  hasPassword: z.boolean(),
});

export const standingSession = z.object({
  id: z.uuid(),
  /** The one that asks. */
  isThis: z.boolean(),
  userAgent: z.string(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});
export type StandingSession = z.infer<typeof standingSession>;

export const sessionToEnd = z.object({ id: z.uuid() });

export const accountDeletion = z.object({
  /** The account's own address, typed out. */
  email: z.string().trim().min(1, { error: "required" }).max(254, { error: "tooLong:254" }),
  password: z.string().max(1000, { error: "passwordTooLong" }).default(""),
});
