import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { exportJWK, generateKeyPair } from "jose";
import { z } from "zod";
import { BackendError } from "../backend-error.ts";
import { writeFileWhole } from "../write-file-whole.ts";

/** The folder of an earlier version lacks some: they are created when first needed. */
const secret = z.string().min(20).default(random);

const schema = z.object({
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

/** The keys of this backend: made on the first start, kept in `DATA_DIR/secrets.json` (mode 600). */
export async function loadSecrets(dataDirectory: string): Promise<Secrets> {
  const file = path.join(dataDirectory, "secrets.json");
  const kept = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  const secrets = kept === undefined ? await makeSecrets() : readSecrets(file, kept);
  const text = `${JSON.stringify(secrets, null, 2)}\n`;
  if (text !== kept) writeFileWhole(file, text, 0o600);
  return secrets;
}

function readSecrets(file: string, text: string): Secrets {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new BackendError(
      `${file} is damaged or from another program: restore it from a backup, or choose another DATA_DIR.`,
    );
  }
}

async function makeSecrets(): Promise<Secrets> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  return {
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
