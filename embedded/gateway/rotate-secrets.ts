import { isDeepStrictEqual } from "node:util";
import { BackendError } from "../backend-error.ts";
import { makeSecrets, readSecrets, type Secrets, writeSecrets } from "./secrets.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Access tokens live for an hour. */
const TOKEN_KEY_MS = 2 * HOUR_MS;
/** Signed addresses of files live for a week at most (storage/signed-tokens.ts). */
const FILE_SECRET_MS = 8 * DAY_MS;
/** After a longer absence, a browser has to sign in again. */
const STATE_SECRET_MS = 400 * DAY_MS;
/** For new secrets announced by a command that was cut off. */
const ANNOUNCED_MS = DAY_MS;

/** How long keys of programs and pages are accepted after a rotation. */
export const DEFAULT_GRACE_DAYS = 30;

type Accepted = Secrets["accepted"];

/**
 * Replaces all secrets in two steps: first the new ones are accepted besides the old ones; once every server
 * has `settled` on that, the new ones are used, and the old ones still accepted. So no server ever meets
 * something made with a secret that it does not know. A crash leaves the old secrets, or the new ones.
 */
export async function rotateSecrets(settings: {
  file: string;
  graceDays?: number;
  /** Resolves once all servers have read the file again. */
  settled(): Promise<void>;
  now?: () => number;
}): Promise<Secrets> {
  const { file, graceDays = DEFAULT_GRACE_DAYS, settled, now = Date.now } = settings;
  const old = withoutLapsed(readSecrets(file), now());
  const fresh = await makeSecrets();
  const announced: Secrets = {
    ...old,
    accepted: accept(old.accepted, fresh, () => ANNOUNCED_MS, now()),
  };
  writeSecrets(file, announced);
  await settled();
  if (!isDeepStrictEqual(readSecrets(file), announced)) {
    throw new BackendError(`Something else has changed ${file} meanwhile: nothing was rotated.`);
  }
  const graceMs = graceDays * DAY_MS;
  const grace: Record<keyof Accepted, number> = {
    publishableKey: graceMs,
    secretKey: graceMs,
    paymentsSecretKey: graceMs,
    paymentsWebhookSecret: graceMs,
    userTokenKey: TOKEN_KEY_MS,
    fileTokenSecret: FILE_SECRET_MS,
    signInStateSecret: STATE_SECRET_MS,
  };
  const { former } = old;
  const rotated: Secrets = {
    ...old,
    ...fresh,
    // The database remembers it, and would refuse another one.
    projectId: old.projectId,
    accepted: accept(old.accepted, old, (kind) => grace[kind], now()),
    former: {
      superuserPasswords: [old.databasePasswords.supabase_admin, ...former.superuserPasswords],
      signInStateSecrets: [old.signInStateSecret, ...former.signInStateSecrets],
    },
  };
  writeSecrets(file, rotated);
  return rotated;
}

/** Ends the grace period of all earlier secrets, after a leak. */
export function voidEarlier(file: string): void {
  const secrets = readSecrets(file);
  writeSecrets(file, withoutLapsed(secrets, Number.POSITIVE_INFINITY));
}

/** Adds the values of `secrets` before those that are already accepted. */
function accept(
  there: Accepted,
  secrets: Secrets,
  milliseconds: (kind: keyof Accepted) => number,
  now: number,
): Accepted {
  const until = (kind: keyof Accepted) => new Date(now + milliseconds(kind)).toISOString();
  const text = (kind: Exclude<keyof Accepted, "userTokenKey">) => [
    { value: secrets[kind], until: until(kind) },
    ...there[kind],
  ];
  return {
    publishableKey: text("publishableKey"),
    secretKey: text("secretKey"),
    fileTokenSecret: text("fileTokenSecret"),
    signInStateSecret: text("signInStateSecret"),
    paymentsSecretKey: text("paymentsSecretKey"),
    paymentsWebhookSecret: text("paymentsWebhookSecret"),
    userTokenKey: [
      { value: secrets.userTokenKey, until: until("userTokenKey") },
      ...there.userTokenKey,
    ],
  };
}

function withoutLapsed(secrets: Secrets, now: number): Secrets {
  const good = <Entry extends { until: string }>(entries: Entry[]) =>
    entries.filter(({ until }) => Date.parse(until) > now);
  const { accepted } = secrets;
  return {
    ...secrets,
    accepted: {
      publishableKey: good(accepted.publishableKey),
      secretKey: good(accepted.secretKey),
      userTokenKey: good(accepted.userTokenKey),
      fileTokenSecret: good(accepted.fileTokenSecret),
      signInStateSecret: good(accepted.signInStateSecret),
      paymentsSecretKey: good(accepted.paymentsSecretKey),
      paymentsWebhookSecret: good(accepted.paymentsWebhookSecret),
    },
  };
}
