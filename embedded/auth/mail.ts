import type { Log } from "../log.ts";
import type { UserAnswer } from "./accounts/user-answer.ts";
import { AuthError } from "./auth-error.ts";

/**
 * `account_exists` is our own: somebody tried to sign up with an address that has an account. The
 * others are a hosted project's.
 */
type MailAction =
  | "signup"
  | "recovery"
  | "email_change"
  | "reauthentication"
  | "account_exists"
  | NoticeAction;

/** Mails that only report something that has happened. */
type NoticeAction =
  | "password_changed_notification"
  | "email_changed_notification"
  | "mfa_factor_enrolled_notification"
  | "mfa_factor_unenrolled_notification";

/**
 * The payload of Supabase's "Send Email" hook. A link is
 * `{site_url}/verify?token={token_hash}&type={email_action_type}&redirect_to={redirect_to}`.
 * `email_change` is one call for two mails, with the hook's own crossing of names: the present
 * address (`user.email`) gets `token_hash_new`, the new one (`user.new_email`) gets `token_hash`.
 * Tokens are as long as their hashes here; only `reauthentication` has a code to type in `token`.
 */
export type Mail = {
  user: UserAnswer;
  email_data: {
    token: string;
    token_hash: string;
    redirect_to: string;
    email_action_type: MailAction;
    site_url: string;
    token_new: string;
    token_hash_new: string;
    /** The old address, for a notice of its change. */
    old_email: string;
  };
};

export type SendMail = (mail: Mail) => Promise<void>;

type Tokens = Partial<Omit<Mail["email_data"], "email_action_type" | "site_url">>;

export type Mailer = {
  /** @throws AuthError 500 if the mail cannot be sent. */
  send(action: MailAction, user: UserAnswer, tokens: Tokens): Promise<void>;
  /**
   * Runs work that sends mail only if the account exists. The caller must not wait for it: the
   * response time would reveal the account.
   * @throws AuthError 500, for everybody alike, while mail cannot be sent.
   */
  inBackground(action: MailAction, work: () => Promise<void>): void;
  /** Reports something that has happened; a failure to send the mail is only logged. */
  tell(action: NoticeAction, user: UserAnswer, oldEmail?: string): void;
  /** Resolves once nothing runs in the background. */
  idle(): Promise<void>;
};

const NAMES: Record<MailAction, string> = {
  signup: "confirmation",
  account_exists: "confirmation",
  recovery: "recovery",
  email_change: "email change",
  reauthentication: "reauthentication",
  password_changed_notification: "password changed notification",
  email_changed_notification: "email changed notification",
  mfa_factor_enrolled_notification: "MFA factor enrolled notification",
  mfa_factor_unenrolled_notification: "MFA factor unenrolled notification",
};

const DOUBT_MS = 30_000;

export function createMailer(settings: {
  sendMail: SendMail;
  isOfAddress(error: unknown): boolean;
  siteUrl: string;
  log: Log;
}): Mailer {
  const running = new Set<Promise<void>>();
  let failedAt = Number.NEGATIVE_INFINITY;

  const run = (action: MailAction, work: () => Promise<void>) => {
    const job = work()
      .catch((error: unknown) => {
        if (error instanceof AuthError) return;
        settings.log("error", "Work for a mail failed", { action, error: kindOf(error) });
      })
      .finally(() => running.delete(job));
    running.add(job);
  };

  const mailer: Mailer = {
    async send(action, user, tokens) {
      try {
        await settings.sendMail({
          user,
          email_data: {
            token: "",
            token_hash: "",
            redirect_to: "",
            token_new: "",
            token_hash_new: "",
            old_email: "",
            ...tokens,
            email_action_type: action,
            site_url: settings.siteUrl,
          },
        });
        failedAt = Number.NEGATIVE_INFINITY;
      } catch (error) {
        if (!settings.isOfAddress(error)) failedAt = performance.now();
        // The reason may quote the address: only its kind is logged.
        const reason = error instanceof Error ? error.name : typeof error;
        settings.log("error", "A mail could not be sent", { action, reason });
        throw cannotSend(action);
      }
    },
    inBackground(action, work) {
      if (performance.now() - failedAt < DOUBT_MS) throw cannotSend(action);
      run(action, work);
    },
    tell(action, user, oldEmail = "") {
      run(action, () => mailer.send(action, user, { old_email: oldEmail }));
    },
    idle: async () => {
      await Promise.all(running);
    },
  };
  return mailer;
}

function cannotSend(action: MailAction): AuthError {
  return new AuthError(500, "unexpected_failure", `Error sending ${NAMES[action]} email`);
}

function kindOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
