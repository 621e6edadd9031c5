import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync } from "node:fs";
import { exportJWK, generateKeyPair } from "jose";
import { z } from "zod";
import { BackendError } from "../backend-error.ts";
import { writeFileWhole } from "../write-file-whole.ts";

/** Folders of earlier versions lack some secrets, which are created when first needed. */
const secret = z.string().min(20).default(random);
const userTokenKey = z.record(z.string(), z.unknown());

/** Earlier values, or those about to be used, with the time at which they become invalid. */
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
  /** Keys of the sample payment provider, in the form of Stripe's. */
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
  /** Also valid besides those above, for a while after a rotation (rotate-secrets.ts). */
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
  /** Secrets with which data on disk, or in a backup, may still be protected; useless without that data. */
  former: z
    .object({
      superuserPasswords: z.array(z.string()).default([]),
      signInStateSecrets: z.array(z.string()).default([]),
    })
    .prefault({}),
});

export type Secrets = z.infer<typeof schema>;

/**
 * The keys of this backend, in a file of mode 600 that the first start creates. Servers that share it
 * call this one after the other (open-database.ts).
 * @throws BackendError if the file cannot be read or created
 */
export async function loadSecrets(file: string): Promise<Secrets> {
  const kept = existsSync(file) ? readText(file) : undefined;
  if (kept === undefined) return createSecrets(file);
  const secrets = parseSecrets(file, kept);
  if (textOf(secrets) !== kept) writeSecrets(file, secrets);
  return secrets;
}

/** Never replaces another server's file, as a link fails if the name is taken. */
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

/** @throws BackendError if it is damaged or missing. */
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
 * Writes the secrets of a copy of a project: the same ones, since its data depends on them, but as another
 * project. Shared places (files, a database) remember their project, and refuse the copy.
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

/** New secrets, which nothing has used yet. */
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
