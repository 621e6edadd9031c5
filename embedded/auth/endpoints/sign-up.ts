import { z } from "zod";
import { inTransaction } from "../../postgres/transaction.ts";
import { holdAddress } from "../accounts/confirm.ts";
import { emailAddress } from "../accounts/email-address.ts";
import { checkStrength, hashPassword, isPassword } from "../accounts/passwords.ts";
import { addEmailAccount, newAccountId } from "../accounts/register.ts";
import { signUpAnswer } from "../accounts/sign-up-answer.ts";
import { readUserAnswer } from "../accounts/user-answer.ts";
import { userMetadata } from "../accounts/user-metadata.ts";
import { findByEmail, hasPassword, isConfirmed, type User } from "../accounts/users.ts";
import { AuthError, invalidInput } from "../auth-error.ts";
import type { AuthContext, Endpoint } from "../context.ts";
import { ok } from "../http/answer.ts";
import { challengeFields, keepFlow, linkFor, readChallenge } from "../links/code-flows.ts";
import { keepToken } from "../links/one-time-tokens.ts";
import { stableId } from "../tokens/derived-keys.ts";
import { signUpAtOnce } from "./sign-up-at-once.ts";

const fields = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: userMetadata.nullish(),
  ...challengeFields,
});

/**
 * Opens an account that a mailed link confirms. An address that is already registered gets the same
 * answer after the same work: only its owner learns of it, by mail.
 */
export const signUp: Endpoint = async (auth, request) => {
  await auth.limits.request("signUpsPerIp", request.ip);
  const given = await request.body(fields);
  if (given.phone) {
    throw new AuthError(400, "phone_provider_disabled", "Phone signups are disabled");
  }
  if (!given.email && !given.password) {
    throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  }
  const address = emailAddress.safeParse(given.email);
  if (!address.success) throw invalidInput(address.error.issues[0]?.message ?? "");
  if (!given.password) throw invalidInput("Signup requires a valid password");
  checkStrength(given.password);
  const email = address.data;
  const password = given.password;
  const data = given.data ?? {};
  if (auth.autoconfirm) return signUpAtOnce(auth, request, { email, password, data });

  const challenge = readChallenge(given);
  await auth.limits.mail("signup", email, request.ip);
  const redirectTo = auth.redirects.target(request.query.get("redirect_to"));
  const known = await findByEmail(auth.pool, email);
  const [strangerKey] = auth.strangerKeys();
  if (known && isConfirmed(known)) {
    await isPassword(password, null);
    const owner = await readUserAnswer(auth.pool, known);
    await auth.mailer.send("account_exists", owner, { redirect_to: redirectTo });
    const id = stableId(strangerKey, email);
    return ok(signUpAnswer(strangerKey, { id, email, data }));
  }
  const attempt = await weigh(auth, known, { email, password, data });
  const answer = signUpAnswer(strangerKey, attempt);
  const link = linkFor(challenge);
  await auth.mailer.send("signup", answer, {
    token: link.token,
    token_hash: link.token,
    redirect_to: redirectTo,
  });
  await inTransaction(auth.pool, async (client) => {
    const holder = await holdAddress(client, email);
    if (holder && isConfirmed(holder)) return;
    const userId = holder?.id ?? attempt.id;
    if (holder) await repeat(client, holder, known, attempt);
    else await addEmailAccount(client, attempt);
    await client.query("update auth.users set confirmation_sent_at = now() where id = $1", [
      userId,
    ]);
    const type = "confirmation_token";
    await keepToken(client, { ...link, userId, type, relatesTo: email });
    if (challenge) {
      const method = "email/signup";
      await keepFlow(client, { id: link.id, userId, method, provider: "email", challenge });
    }
  });
  return ok(answer);
};

type Attempt = Awaited<ReturnType<typeof weigh>>;

async function weigh(
  { passwordCost }: AuthContext,
  known: User | undefined,
  given: { email: string; password: string; data: z.infer<typeof userMetadata> },
) {
  const isRepeated = known && (await isPassword(given.password, known.encrypted_password));
  const passwordHash = known
    ? isRepeated
      ? (known.encrypted_password ?? "")
      : ""
    : await hashPassword(given.password, passwordCost);
  return { ...given, id: known?.id ?? newAccountId(), passwordHash };
}

/**
 * Two people may sign up with one address before it is confirmed, and we cannot tell which of them
 * owns it. The account then starts without a password, and the owner of the mailbox sets one.
 */
async function repeat(
  client: Parameters<typeof holdAddress>[0],
  holder: User,
  known: User | undefined,
  attempt: Attempt,
): Promise<void> {
  const unchanged = known !== undefined && holder.encrypted_password === known.encrypted_password;
  const same = unchanged
    ? attempt.passwordHash !== ""
    : await isPassword(attempt.password, holder.encrypted_password);
  const hash = same && hasPassword(holder) ? holder.encrypted_password : "";
  await client.query(
    `update auth.users set encrypted_password = $2, raw_user_meta_data = $3, updated_at = now()
     where id = $1`,
    [holder.id, hash, attempt.data],
  );
}
