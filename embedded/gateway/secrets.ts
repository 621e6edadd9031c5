import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync } from "node:fs";
import { exportJWK, generateKeyPair } from "jose";
import { z } from "zod";
import { BackendError } from "../backend-error.ts";
import { writeFileWhole } from "../write-file-whole.ts";

/** The folder of an earlier version lacks some: they are created when first needed. */
const secret = z.string().min(20).default(random);
const userTokenKey = z.record(z.string(), z.unknown());

/** What was in use, or is about to be, with the time from which it is void. */
const accepted = <Value extends z.ZodType>(value: Value) =>
  z.array(z.object({ value, until: z.iso.datetime() })).default([]);

const schema = z.object({
  /** Names the project for good, whatever else is changed: its database remembers it. */
  projectId: secret,
  publishableKey: z.string().startsWith("sb_publishable_"),
  secretKey: z.string().startsWith("sb_secret_"),
  /** Signs user tokens only; files and sign-in by providers have their own secrets. */
  userTokenKey,
  fileTokenSecret: secret,
  signInStateSecret: secret,
  /** Of the sample payment provider, in the shape of Stripe's. */
  paymentsSecretKey: z.string().startsWith("sk_test_").default(paymentsSecretKey),
  paymentsWebhookSecret: z.string().startsWith("whsec_").default(paymentsWebhookSecret),
  databasePasswords: z.object({
    supabase_admin: z.string().min(20),
    postgres: z.string().min(20),
    authenticator: z.string().min(20),
    supabase_auth_admin: secret,
    supabase_replication_admin: z.string().min(20),
    sample_payments: secret,
  }),
  /** Good beside those above, for a while after a rotation (rotate-secrets.ts). */
  accepted: z
    .object({
      publishableKey: accepted(z.string()),
      secretKey: accepted(z.string()),
      userTokenKey: accepted(userTokenKey),
      fileTokenSecret: accepted(z.string()),
      signInStateSecret: accepted(z.string()),
      paymentsSecretKey: accepted(z.string()),
      paymentsWebhookSecret: accepted(z.string()),
    })
    .prefault({}),
  /** What data on disk, or in a backup of it, may still be under; worth nothing without that data. */
  former: z
    .object({
      superuserPasswords: z.array(z.string()).default([]),
      signInStateSecrets: z.array(z.string()).default([]),
    })
    .prefault({}),
});

export type Secrets = z.infer<typeof schema>;

/**
 * The keys of this backend, in a file of mode 600 that the first start makes. Servers that share it
 * come here one after the other (open-database.ts).
 * @throws BackendError when the file cannot be read or made.
 */
export async function loadSecrets(file: string): Promise<Secrets> {
  const kept = existsSync(file) ? readText(file) : undefined;
  if (kept === undefined) return createSecrets(file);
  const secrets = parseSecrets(file, kept);
  if (textOf(secrets) !== kept) writeSecrets(file, secrets);
  return secrets;
}

/** Never in the place of another server's: a link refuses a name that is taken. */
async function createSecrets(file: string): Promise<Secrets> {
  const made = await makeSecrets();
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileWhole(draft, textOf(made), 0o600);
    linkSync(draft, file);
    return made;
  } catch (error) {
    if (existsSync(file)) return readSecrets(file);
    throw new BackendError(
      `The secrets cannot be written to ${file} (${error instanceof Error ? error.message : error}): make its folder writable, or choose another SECRETS_FILE.`,
    );
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @throws BackendError when it is damaged or not there. */
export function readSecrets(file: string): Secrets {
  if (!existsSync(file)) {
    throw new BackendError(`${file} is not there: name the folder of a server that has run.`);
  }
  return parseSecrets(file, readText(file));
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new BackendError(
      `${file} cannot be read (${error instanceof Error ? error.message : error}): give it to the account that the server runs as.`,
    );
  }
}

export function writeSecrets(file: string, secrets: Secrets): void {
  writeFileWhole(file, textOf(secrets), 0o600);
}

/**
 * Writes the secrets of a copy of a project: the same, which its data is under, but as another project.
 * What several servers share (files, a database) knows whose it is, and refuses the copy.
 */
export function writeSecretsOfCopy(file: string, text: string): Secrets {
  const secrets = { ...parseSecrets(file, text), projectId: random() };
  writeSecrets(file, secrets);
  return secrets;
}

function textOf(secrets: Secrets): string {
  return `${JSON.stringify(secrets, null, 2)}\n`;
}

function parseSecrets(file: string, text: string): Secrets {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new BackendError(
      `${file} is damaged or from another program: restore it from a backup, or choose another DATA_DIR or SECRETS_FILE.`,
    );
  }
}

/** New ones, which nothing has used yet. */
export async function makeSecrets(): Promise<Secrets> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  return schema.parse({
    projectId: random(),
    publishableKey: `sb_publishable_${random()}`,
    secretKey: `sb_secret_${random()}`,
    userTokenKey: { ...(await exportJWK(privateKey)), kid: random(), alg: "ES256", use: "sig" },
    databasePasswords: {
      supabase_admin: random(),
      postgres: random(),
      authenticator: random(),
      supabase_replication_admin: random(),
    },
  });
}

function paymentsSecretKey(): string {
  return `sk_test_${random()}`;
}

function paymentsWebhookSecret(): string {
  return `whsec_${random()}`;
}

function random(): string {
  return randomBytes(24).toString("base64url");
}
