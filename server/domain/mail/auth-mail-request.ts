import { z } from "zod";

/**
 * An auth service's request for a mail: Supabase's "Send Email" hook, which the embedded backend
 * uses as well (`account_exists` is its own).
 */
export const authMailRequest = z.object({
  user: z.object({
    email: z.string(),
    /** The new address, while a change is pending. */
    new_email: z.string().optional(),
    user_metadata: z.record(z.string(), z.unknown()).nullish(),
  }),
  email_data: z.object({
    email_action_type: z.enum([
      "signup",
      "recovery",
      "email_change",
      "account_exists",
      "reauthentication",
      "password_changed_notification",
      "email_changed_notification",
      "mfa_factor_enrolled_notification",
      "mfa_factor_unenrolled_notification",
    ]),
    token: z.string().default(""),
    token_hash: z.string().default(""),
    /**
     * For the current address, when a change of address asks both; empty when it asks only the new
     * one.
     */
    token_hash_new: z.string().default(""),
    redirect_to: z.string().default(""),
    old_email: z.string().default(""),
  }),
});

export type AuthMailRequest = z.infer<typeof authMailRequest>;
