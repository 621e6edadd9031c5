import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { readSecrets } from "../embedded/gateway/secrets.ts";
import { type Blobs, openBlobs } from "../embedded/storage/blobs.ts";
import { openS3Blobs } from "../embedded/storage/s3-blobs.ts";
import { readEnv } from "../server/env.ts";
import { reportToOperator } from "./report-to-operator.ts";
import { readSettings, secretsFileIn } from "./settings.ts";
import { typedPath } from "./typed-path.ts";

/** Copies files between a folder and the S3-compatible store that the settings name (docs/operations/servers.md). */
const USAGE = `npm run files -- to-store <folder>
npm run files -- to-folder <folder>
Copies what the other side lacks; the store is that of S3_ENDPOINT and its settings, in the environment or .env.`;

const { positionals } = parseArgs({ allowPositionals: true });
const [command, folder = ""] = positionals;

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const settings = storeSettings();
  if ((command !== "to-store" && command !== "to-folder") || folder === "" || !settings) {
    console.error(USAGE);
    return 2;
  }
  const there = typedPath(folder);
  if (command === "to-store" && !existsSync(there)) throw new Error(`${there} is not there.`);
  const spool = mkdtempSync(path.join(tmpdir(), "benih-files-"));
  try {
    const store = await openS3Blobs(settings, spool, reportToOperator);
    const files = await openBlobs(there, reportToOperator);
    await requireSameProject(files, store);
    const copied =
      command === "to-store" ? await copyMissing(files, store) : await copyMissing(store, files);
    console.log(`${copied} files copied.`);
    return 0;
  } finally {
    rmSync(spool, { recursive: true, force: true });
  }
}

/** Files never change: one that exists already is the same. @returns how many were copied. */
async function copyMissing(from: Blobs, to: Blobs): Promise<number> {
  const known = new Set(await to.list());
  let copied = 0;
  for (const version of await from.list()) {
    const file = known.has(version) ? undefined : await from.open(version);
    // Removed in the meantime.
    if (!file) continue;
    try {
      await to.receive(
        file.createReadStream({ autoClose: false }),
        Number.POSITIVE_INFINITY,
        version,
      );
      copied += 1;
    } finally {
      await file.close();
    }
  }
  return copied;
}

/** A project's server deletes files that its own database does not know. */
async function requireSameProject(files: Blobs, store: Blobs): Promise<void> {
  const [from, to] = [await files.owner(), await store.owner()];
  const own = ownProject();
  const wrong = [from, to].some(
    (owner) => owner !== undefined && own !== undefined && owner !== own,
  );
  if (wrong || (from !== undefined && to !== undefined && from !== to)) {
    throw new Error(
      "The folder and the bucket are of different projects, or of another one than DATA_DIR or SECRETS_FILE: what is copied would be deleted there.",
    );
  }
}

/** Undefined if this machine has no server. */
function ownProject(): string | undefined {
  const file = secretsFileIn(readSettings());
  return existsSync(file) ? readSecrets(file).projectId : undefined;
}

function storeSettings() {
  const given = Object.entries(readSettings()).filter(([name]) => name.startsWith("S3_"));
  const { files } = readEnv(Object.fromEntries(given)).backend;
  return typeof files === "object" ? files : undefined;
}
