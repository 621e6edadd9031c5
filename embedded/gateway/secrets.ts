import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync } from "node:fs";
import { exportJWK, generateKeyPair } from "jose";
import { z } from "zod";
import { BackendError } from "../backend-error.ts";
import { writeFileWhole } from "../write-file-whole.ts";

/** The folder of an earlier version lacks some: they are created when first needed. */
const secret = z.string().min(20).default(random);

const schema = z.object({
  /** Names the project for good, whatever else is changed: its database remembers it. */
  projectId: secret,
  publishableKey: z.string().startsWith("sb_publishable_"),
  secretKey: z.string().startsWith("sb_secret_"),
  /** Signs user tokens only; files and sign-in by providers have their own secrets. */
  userTokenKey: z.record(z.string(), z.unknown()),
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
});

export type Secrets = z.infer<typeof schema>;

/**
 * The keys of this backend, in a file of mode 600 that the first start makes. Servers that share it
 * come here one after the other (postgres/open-database.ts).
 * @throws BackendError when the file cannot be read or made.
 */
export async function loadSecrets(file: string): Promise<Secrets> {
  const kept = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  if (kept === undefined) return createSecrets(file);
  const secrets = readSecrets(file, kept);
  const text = textOf(secrets);
  if (text !== kept) writeFileWhole(file, text, 0o600);
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
    if (existsSync(file)) return readSecrets(file, readFileSync(file, "utf8"));
    throw new BackendError(
      `The secrets cannot be written to ${file} (${error instanceof Error ? error.message : error}): make its folder writable, or choose another SECRETS_FILE.`,
    );
  } finally {
    rmSync(draft, { force: true });
  }
}

function textOf(secrets: Secrets): string {
  return `${JSON.stringify(secrets, null, 2)}\n`;
}

function readSecrets(file: string, text: string): Secrets {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new BackendError(
      `${file} is damaged or from another program: restore it from a backup, or choose another DATA_DIR or SECRETS_FILE.`,
    );
  }
}

async function makeSecrets(): Promise<Secrets> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  return {
    projectId: random(),
    publishableKey: `sb_publishable_${random()}`,
    secretKey: `sb_secret_${random()}`,
    userTokenKey: { ...(await exportJWK(privateKey)), kid: random(), alg: "ES256", use: "sig" },
    fileTokenSecret: random(),
    signInStateSecret: random(),
    paymentsSecretKey: paymentsSecretKey(),
    paymentsWebhookSecret: paymentsWebhookSecret(),
    databasePasswords: {
      supabase_admin: random(),
      postgres: random(),
      authenticator: random(),
      supabase_auth_admin: random(),
      supabase_replication_admin: random(),
      sample_payments: random(),
    },
  };
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
