import { existsSync, readFileSync } from "node:fs";
import { databaseUrlIn } from "../../embedded/backend-env.ts";
import { BackendError } from "../../embedded/backend-error.ts";
import { openDataDirectory, serverOn } from "../../embedded/data-directory.ts";
import { loadSecrets, type Secrets } from "../../embedded/gateway/secrets.ts";
import type { Log } from "../../embedded/log.ts";
import { placesIn } from "../../embedded/places.ts";
import { prepareServerArchive } from "../../embedded/postgres/archive/server-archive.ts";
import { startCluster } from "../../embedded/postgres/cluster.ts";
import { findSuperuserUrl } from "../../embedded/postgres/settle-superuser.ts";
import type { Blobs } from "../../embedded/storage/blobs.ts";
import { readKnownVersions } from "../../embedded/storage/known-versions.ts";
import { openFiles } from "../../embedded/storage/open-files.ts";
import type { Env, Project } from "../env.ts";
import { createProjectStorage } from "../services/storage/project-storage.ts";
import type { ReadFile, Source } from "./write-backup.ts";

/**
 * Opens everything that a backup consists of: from a running server, a stopped one (whose PostgreSQL is
 * started for it), or the Supabase project in the settings.
 * @throws BackendError if there is no data
 */
export async function openSource(
  env: Pick<Env, "DATA_DIR" | "project" | "backend" | "archive">,
  log: Log,
): Promise<Source & { close(): Promise<void> }> {
  if (env.project) return projectSource(env.project);
  const places = placesIn(env.DATA_DIR);
  const { postgresUrl, secretsFile = places.secrets, files } = env.backend;
  if (!existsSync(secretsFile)) {
    throw new BackendError(
      `${secretsFile} is not there: set DATA_DIR (and SECRETS_FILE, if servers share one) as for the server.`,
    );
  }
  const running = serverOn(env.DATA_DIR);
  if (running?.isElsewhere && postgresUrl === undefined) {
    throw new BackendError(
      `A server in another container is already running on ${env.DATA_DIR}: make the backup in that container, or stop the server first. If it was killed, try again in half a minute.`,
    );
  }
  const secrets = await loadSecrets(secretsFile);
  const database =
    postgresUrl !== undefined
      ? { url: postgresUrl, close: async () => undefined }
      : running
        ? { url: await runningUrl(places.addresses, secrets), close: async () => undefined }
        : await startStopped(env, secrets, log);
  const { projectId } = secrets;
  const knownVersions = () => readKnownVersions(database.url);
  try {
    const place = { dataDirectory: env.DATA_DIR, files, projectId, knownVersions, log };
    return {
      databaseUrl: database.url,
      readFile: readStored(await openFiles(place)),
      secrets: readFileSync(secretsFile, "utf8"),
      close: database.close,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The superuser's address, who sees every schema; a running server's address is its owner's. */
async function runningUrl(file: string, secrets: Secrets): Promise<string> {
  const address = databaseUrlIn(file);
  if (address === undefined) {
    throw new BackendError("The server is still starting: try again when it runs.");
  }
  return findSuperuserUrl(address, secrets);
}

async function startStopped(
  { DATA_DIR: dataDirectory, archive }: Pick<Env, "DATA_DIR" | "archive">,
  secrets: Secrets,
  log: Log,
) {
  const held = openDataDirectory(dataDirectory);
  // With the same archive as under its server, since even reading closes segments.
  const archived = await prepareServerArchive(archive, dataDirectory);
  const cluster = await startCluster({
    flags: { ...archived?.flags, default_transaction_read_only: "on" },
    directory: placesIn(dataDirectory).cluster,
    superuserPassword: secrets.databasePasswords.supabase_admin,
    log,
  });
  const close = async () => {
    await cluster.stop();
    held.release();
  };
  try {
    return { url: await findSuperuserUrl(cluster.superuserUrl, secrets), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function readStored(blobs: Blobs): ReadFile {
  return async ({ version }) => {
    const handle = await blobs.open(version);
    if (!handle) return undefined;
    const { size } = await handle.stat();
    async function* bytes() {
      try {
        yield* handle?.createReadStream({ autoClose: false }) ?? [];
      } finally {
        await handle?.close();
      }
    }
    return { size, bytes: bytes() };
  };
}

/** Everything that the project's login may read, without keys, which belong to the project. */
function projectSource(project: Project): Source & { close(): Promise<void> } {
  const storage = createProjectStorage(project);
  return {
    databaseUrl: project.DATABASE_URL,
    async readFile({ bucket, name }) {
      const content = await storage.read({ bucket, path: name });
      if (!content) return undefined;
      async function* bytes() {
        if (content) yield content;
      }
      return { size: content.length, bytes: bytes() };
    },
    close: async () => undefined,
  };
}
