import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import pg from "pg";
import { createAuth } from "./auth/auth.ts";
import type { AuthSettings } from "./auth/settings.ts";
import { portOfLastRun, writeBackendEnv } from "./backend-env.ts";
import { createDataApi, PROJECT_DATA } from "./data/data-api.ts";
import { openDataDirectory } from "./data-directory.ts";
import { createApiKeys } from "./gateway/api-keys.ts";
import { followSecrets } from "./gateway/follow-secrets.ts";
import { createGateway } from "./gateway/gateway.ts";
import { createTokenKeys } from "./gateway/token-keys.ts";
import { userTokenVerifier } from "./gateway/user-tokens.ts";
import type { Log } from "./log.ts";
import { startMailbox } from "./mailbox/mailbox.ts";
import { openDatabase } from "./open-database.ts";
import { openServicePool } from "./open-service-pool.ts";
import { placesIn } from "./places.ts";
import type { ArchiveSettings } from "./postgres/archive/server-archive.ts";
import { createRealtime, type RealtimeFigures } from "./realtime/realtime.ts";
import type { Ring } from "./ring.ts";
import { type SamplePayments, startSamplePayments } from "./sample-payments/sample-payments.ts";
import { createSampleSignIn } from "./sample-sign-in/sample-sign-in.ts";
import { readKnownVersions } from "./storage/known-versions.ts";
import { openFiles } from "./storage/open-files.ts";
import type { S3Settings } from "./storage/s3-blobs.ts";
import { createStorage } from "./storage/storage.ts";
import { isOwnAddress } from "./this-machine.ts";
import { clientIp } from "./visitor/client-ip.ts";
import { networkOf } from "./visitor/network.ts";

/** The addresses and keys of a Supabase project, which are all that the product knows about this backend. */
export type BackendAddress = {
  SUPABASE_URL: string;
  SUPABASE_PUBLISHABLE_KEY: string;
  SUPABASE_SECRET_KEY: string;
  DATABASE_URL: string;
};

export type Backend = {
  address: BackendAddress;
  /** The keys with which this process calls itself; they never change while it runs. */
  innerKeys: Pick<BackendAddress, "SUPABASE_PUBLISHABLE_KEY" | "SUPABASE_SECRET_KEY">;
  /** The key for browsers, which a rotation changes. */
  publishableKey(): string;
  /** The operator's keys. */
  secretKeys(): readonly string[];
  /** Calls the listener when keys were rotated. */
  onNewKeys(listener: () => void): void;
  /** The database with the data API's login (data/inner-reading.ts). */
  dataUrl: string;
  smtpUrl: string;
  /** Whether `/_mail` shows these mails; only while the site is on this machine. */
  showsMails: boolean;
  /** Replaces Stripe; only while the site is on this machine. */
  payments: Pick<SamplePayments, "api" | "secretKey" | "webhookSecret"> | undefined;
  /** @returns false if the request is not for the backend. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Resolves when row changes reach subscribers. */
  realtimeReady(): Promise<void>;
  /** The reader of row changes, and whether it is currently reading. */
  changeStream: { isRunning(): boolean };
  /** Tells every live socket that the server goes away. */
  closeSockets(): Promise<void>;
  /** The connection pools, by service. */
  pools: Record<string, pg.Pool>;
  realtimeFigures(): RealtimeFigures;
  stop(): Promise<void>;
};

const POOL_SIZE = 16;
/** A hosted project's default; a bucket may allow less. */
const MAX_FILE_BYTES = 50 * 1024 * 1024;
const AUTH_POOL_SIZE = 8;
const PAYMENTS_POOL_SIZE = 4;

/** Sign-in settings; by default links lead only to the site itself. */
export type SignInSettings = Pick<
  AuthSettings,
  "sendMail" | "isOfAddress" | "redirectAllowList" | "limits" | "makeLimiter" | "trustProxy"
> & {
  /** Default: `publicUrl`. */
  siteUrl?: string;
  /** Keys of Google and Facebook. Default: a sample provider, while the site is on this machine. */
  providers?: AuthSettings["providers"];
};

/**
 * Starts a Supabase-compatible backend that keeps everything in `dataDirectory` and answers below
 * `publicUrl`, at the same origin as the site.
 * @throws BackendError with one line for a person if it cannot
 */
export async function startBackend(settings: {
  dataDirectory: string;
  publicUrl: string;
  /** A superuser's address of PostgreSQL that somebody else runs. Default: one of our own. */
  postgresUrl?: string | undefined;
  /** Shared by all servers of a project. Default: `secrets.json` of the data directory. */
  secretsFile?: string | undefined;
  /** Where files are kept: a folder, or a bucket. Default: the folder `storage` of the data directory. */
  files?: string | S3Settings | undefined;
  /** Called with a superuser's address before anything is changed in the database. */
  beforeChanges?(superuserUrl: string): Promise<void>;
  /** Migrates the database before anything reads its schema. */
  prepare(databaseUrl: string): Promise<unknown>;
  auth: SignInSettings;
  /** Whether to run the stand-in for Stripe while the site is on this machine. Default: yes. */
  samplePayments?: boolean;
  /** Called when a committed change has reached everybody who may see it. */
  onDelivered?(lagSeconds: number): void;
  /** Where each segment of WAL is kept (postgres/archive/), with how many bases. */
  archive?: ArchiveSettings | undefined;
  log: Log;
}): Promise<Backend> {
  const { dataDirectory, publicUrl, log } = settings;
  const isLocal = isOwnAddress(publicUrl);
  const held = openDataDirectory(dataDirectory);
  const places = placesIn(dataDirectory);
  const secretsFile = settings.secretsFile ?? places.secrets;
  const database = await openDatabase({
    dataDirectory,
    secretsFile,
    postgresUrl: settings.postgresUrl,
    preferredPort: portOfLastRun(places.addresses),
    archive: settings.archive,
    beforeChanges: settings.beforeChanges,
    prepare: settings.prepare,
    log,
  });
  const { secrets, urlOf } = database;

  // The data API reports the connections that this pool loses.
  const dataUrl = urlOf("authenticator");
  const pool = new pg.Pool({
    connectionString: dataUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: 10_000,
  });
  const live = followSecrets(secretsFile, secrets, log);
  const tokenKeys = createTokenKeys(live.userTokenKeys);
  const verifyUserToken = userTokenVerifier({
    keys: tokenKeys,
    issuer: `${publicUrl}/auth/v1`,
    pool,
  });
  const dataApi = await createDataApi({ ...PROJECT_DATA, pool, log });
  const realtime = await createRealtime({
    pool,
    replication: { connectionString: urlOf("supabase_replication_admin") },
    publication: "supabase_realtime",
    verifyToken: verifyUserToken,
    networkOf: (request) => networkOf(clientIp(request, settings.auth.trustProxy ?? false)),
    ...(settings.onDelivered && { onDelivered: settings.onDelivered }),
    log,
  });
  const storage = createStorage({
    pool,
    blobs: await openFiles({
      dataDirectory,
      files: settings.files,
      projectId: secrets.projectId,
      knownVersions: () => readKnownVersions(urlOf("postgres")),
      log,
    }),
    tokenSecrets: live.ring("fileTokenSecret"),
    maxFileBytes: MAX_FILE_BYTES,
    log,
  });
  const authPool = openServicePool(urlOf("supabase_auth_admin"), {
    max: AUTH_POOL_SIZE,
    whose: "The auth service",
    log,
  });
  const serviceUrl = `${publicUrl}/auth/v1`;
  const { providers, siteUrl = publicUrl, ...signIn } = settings.auth;
  const sample =
    providers === undefined && isLocal
      ? createSampleSignIn({ publicUrl, callback: `${serviceUrl}/callback`, log })
      : undefined;
  const auth = await createAuth({
    ...signIn,
    siteUrl,
    serviceUrl,
    pool: authPool,
    tokenKeys,
    stateSecrets: live.ring("signInStateSecret"),
    formerStateSecrets: () => live.now().former.signInStateSecrets,
    providers: providers ?? sample?.providers ?? {},
    ...(sample && { providerLabels: { google: "sample", facebook: "sample" } }),
    log,
  });
  const mailbox = await startMailbox(dataDirectory, log);
  const paymentsPool = openServicePool(urlOf("sample_payments"), {
    max: PAYMENTS_POOL_SIZE,
    whose: "The sample payment provider",
    log,
  });
  const payments =
    settings.samplePayments !== false && isLocal
      ? await startSamplePayments({
          pool: paymentsPool,
          publicUrl,
          webhookUrl: `${publicUrl}/api/payments/webhook`,
          // This process uses the keys of its start for its provider.
          secretKeys: withStarting(live.ring("paymentsSecretKey"), secrets.paymentsSecretKey),
          webhookSecrets: withStarting(
            live.ring("paymentsWebhookSecret"),
            secrets.paymentsWebhookSecret,
          ),
          log,
        })
      : undefined;
  const apiKeys = createApiKeys(live, log);
  const gateway = createGateway({
    findKey: apiKeys.find,
    verifyUserToken,
    services: [
      { prefix: "/auth/v1", ...auth.service },
      { prefix: "/rest/v1", handle: dataApi.handle },
      { prefix: "/realtime/v1", handle: realtime.handle, upgrade: realtime.handleUpgrade },
      { prefix: "/storage/v1", handle: storage.handle, isOpen: storage.isOpen },
    ],
    log,
  });
  const address: BackendAddress = {
    SUPABASE_URL: publicUrl,
    SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
    SUPABASE_SECRET_KEY: secrets.secretKey,
    DATABASE_URL: urlOf("postgres"),
  };
  // Printed with the project's address: the sandbox, for trying out payments by hand or in tests.
  const sandbox = payments && {
    SANDBOX_PAYMENTS_URL: `http://${payments.api.host}:${payments.api.port}`,
    SANDBOX_PAYMENTS_KEY: payments.secretKey,
  };
  const tellAddress = () => {
    const keys = {
      SUPABASE_PUBLISHABLE_KEY: live.now().publishableKey,
      SUPABASE_SECRET_KEY: live.now().secretKey,
    };
    writeBackendEnv(places.addresses, { ...address, ...keys, ...sandbox });
  };
  tellAddress();
  live.onChange(tellAddress);
  const kept = database.keepArchive({
    filesFolder: typeof settings.files === "string" ? settings.files : places.files,
    secretsFile,
    log,
  });

  return {
    address,
    innerKeys: apiKeys.inner,
    publishableKey: () => live.now().publishableKey,
    secretKeys: live.ring("secretKey"),
    onNewKeys: live.onChange,
    dataUrl,
    smtpUrl: mailbox.smtpUrl,
    showsMails: isLocal,
    payments,
    handle: (request, response) =>
      // Behind a proxy that adds no header every visitor looks local, and these mails give access
      // to accounts.
      (isLocal && mailbox.handle(request, response)) ||
      (sample?.handle(request, response) ?? false) ||
      (payments?.handle(request, response) ?? false) ||
      gateway.handle(request, response),
    upgrade: gateway.upgrade,
    realtimeReady: realtime.ready,
    changeStream: realtime,
    closeSockets: realtime.closeSockets,
    pools: { data: pool, auth: authPool, sample_payments: paymentsPool },
    realtimeFigures: realtime.figures,
    async stop() {
      live.close();
      await kept?.stop();
      await payments?.stop();
      await auth.close();
      await Promise.all([mailbox.close(), realtime.close(), dataApi.close(), storage.close()]);
      await Promise.all([pool.end(), authPool.end(), paymentsPool.end()]);
      await database.stop();
      held.release();
    },
  };
}

function withStarting(ring: Ring<string>, first: string): Ring<string> {
  return () => [...ring(), first];
}
