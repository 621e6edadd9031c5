import pg from "pg";
import { BackendError } from "./backend-error.ts";
import { requireOwnSecrets } from "./data-directory.ts";
import { loadSecrets, type Secrets } from "./gateway/secrets.ts";
import { claim, layBase } from "./given-database.ts";
import type { Log } from "./log.ts";
import { placesIn } from "./places.ts";
import type { KeptArchive } from "./postgres/archive/keep-archive.ts";
import { type ArchiveSettings, prepareServerArchive } from "./postgres/archive/server-archive.ts";
import { applyBaseSql, type RolePasswords } from "./postgres/base-sql.ts";
import { type Cluster, SUPERUSER, startCluster } from "./postgres/cluster.ts";
import { joinCluster } from "./postgres/given-cluster.ts";
import { settleSuperuser } from "./postgres/settle-superuser.ts";

/** The key of our advisory lock in the database. */
const STARTING = 62_001;

type DatabaseSettings = {
  dataDirectory: string;
  secretsFile: string;
  /** A superuser's address of PostgreSQL that somebody else runs. Default: one of our own. */
  postgresUrl?: string | undefined;
  preferredPort?: number | undefined;
  /** Where segments of WAL are archived, for a PostgreSQL of our own. */
  archive?: ArchiveSettings | undefined;
  /** Called with a superuser's address before anything is changed in the database. */
  beforeChanges?: ((superuserUrl: string) => Promise<void>) | undefined;
  /** Migrates the database before anything reads its schema. */
  prepare(databaseUrl: string): Promise<unknown>;
  log: Log;
};

type OpenedDatabase = {
  secrets: Secrets;
  urlOf(role: keyof RolePasswords): string;
  /** Undefined without an archive. */
  keepArchive(kept: {
    filesFolder: string;
    secretsFile: string;
    log: Log;
  }): KeptArchive | undefined;
  /** Stops PostgreSQL if it is our own. */
  stop(): Promise<void>;
};

/** Starts or joins PostgreSQL and brings it to the shape of this version. @throws BackendError */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenedDatabase> {
  return settings.postgresUrl === undefined
    ? openOwn(settings)
    : openGiven(settings, settings.postgresUrl);
}

/** The lock of DATA_DIR makes sure that only this server uses it. */
async function openOwn(settings: DatabaseSettings): Promise<OpenedDatabase> {
  const { dataDirectory, secretsFile, preferredPort, log } = settings;
  const secrets = await loadSecrets(secretsFile);
  requireOwnSecrets(dataDirectory, secrets.projectId, secretsFile);
  const password = secrets.databasePasswords.supabase_admin;
  const archive = await prepareServerArchive(settings.archive, dataDirectory);
  const cluster = await startCluster({
    directory: placesIn(dataDirectory).cluster,
    superuserPassword: password,
    ...(archive && { flags: archive.flags }),
    ...(preferredPort !== undefined && { preferredPort }),
    log,
  });
  await settleSuperuser({
    urlOf: (tried) => cluster.url(SUPERUSER, tried),
    password,
    former: secrets.former.superuserPasswords,
  });
  await settings.beforeChanges?.(cluster.superuserUrl);
  await applyBaseSql(cluster.superuserUrl, secrets.databasePasswords);
  const opened = opening(cluster, secrets);
  await settings.prepare(opened.urlOf("postgres"));
  return { ...opened, keepArchive: (kept) => archive?.keep(cluster, kept) };
}

/** Several servers with the same secrets may start on it at once; they take turns. */
async function openGiven(
  { secretsFile, beforeChanges, prepare, log }: DatabaseSettings,
  postgresUrl: string,
): Promise<OpenedDatabase> {
  const cluster = await joinCluster(postgresUrl, log);
  return inTurn(cluster.superuserUrl, log, async (client) => {
    const secrets = await loadSecrets(secretsFile);
    await claim(client, secrets, secretsFile);
    await beforeChanges?.(cluster.superuserUrl);
    await layBase(cluster, secrets);
    const opened = opening(cluster, secrets);
    await prepare(opened.urlOf("postgres"));
    return opened;
  });
}

function opening(cluster: Omit<Cluster, "said">, secrets: Secrets): OpenedDatabase {
  return {
    secrets,
    urlOf: (role) => cluster.url(role, secrets.databasePasswords[role]),
    keepArchive: () => undefined,
    stop: cluster.stop,
  };
}

/**
 * The lock belongs to the connection, so a server that dies releases it. A server that loses it gives up, as
 * another may have begun; connections opened by its work end with the process.
 */
async function inTurn<Result>(
  url: string,
  log: Log,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  const lost = new Promise<never>((_, reject) => {
    const giveUp = (reason: string) =>
      reject(
        new BackendError(
          `POSTGRES_URL: the connection with the lock of this start was lost (${reason}): start again.`,
        ),
      );
    client.once("end", () => giveUp("it ended"));
    client.on("error", (error) => giveUp(error.message));
  });
  // Before and after the work, nobody waits for it.
  lost.catch(() => undefined);
  await client.connect();
  try {
    // It is idle while others work, whatever limit the operator has set for idle sessions.
    await client.query("set idle_session_timeout = 0");
    const { rows } = await client.query<{ mine: boolean }>(
      "select pg_try_advisory_lock($1) as mine",
      [STARTING],
    );
    if (!rows[0]?.mine) {
      log("info", "Another server prepares the database: waiting for it");
      await client.query("select pg_advisory_lock($1)", [STARTING]);
    }
    return await Promise.race([lost, work(client)]);
  } finally {
    await client.end().catch(() => undefined);
  }
}
