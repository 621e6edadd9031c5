import path from "node:path";
import { databaseUrlIn } from "../embedded/backend-env.ts";
import { BackendError } from "../embedded/backend-error.ts";
import { readSecrets } from "../embedded/gateway/secrets.ts";
import { placesIn } from "../embedded/places.ts";
import { keepFiles, readArchivedFiles } from "../embedded/postgres/archive/archived-files.ts";
import { takeBase } from "../embedded/postgres/archive/base-backup.ts";
import { describeCoverage, readCoverage } from "../embedded/postgres/archive/coverage.ts";
import { lineOf } from "../embedded/postgres/archive/line.ts";
import { openArchive } from "../embedded/postgres/archive/open-archive.ts";
import { operatingUser } from "../embedded/postgres/operating-user.ts";
import { findSuperuserUrl } from "../embedded/postgres/settle-superuser.ts";
import { dataDirectoryIn, readSettings, secretsFileIn } from "./settings.ts";

/**
 * The archive of a server that runs with WAL_ARCHIVE (docs/operations/data.md, "Back to a moment"):
 *
 *     npm run history -- list
 *     npm run history -- base
 */
const USAGE = `npm run history -- list    which moments can be recovered
npm run history -- base    writes a base into the archive now; the server does so each day`;

const settings = readSettings();
const { WAL_ARCHIVE: place, FILES_FOLDER } = settings;
const dataDirectory = dataDirectoryIn(settings);
const places = placesIn(dataDirectory);
const secretsFile = secretsFileIn(settings);

try {
  process.exitCode = await run(process.argv[2]);
} catch (error) {
  console.error(error instanceof BackendError ? error.message : String(error));
  process.exitCode = 1;
}

async function run(command: string | undefined): Promise<number> {
  if (command !== "base" && command !== "list") {
    console.error(USAGE);
    return 2;
  }
  if (!place) throw new BackendError("Set WAL_ARCHIVE to where the server archives.");
  const store = openArchive(place, operatingUser());
  if (command === "base") {
    const superuserUrl = await superuserOfRunning();
    const line = lineOf(dataDirectory);
    const directory = places.cluster;
    const base = await takeBase({ store, line, directory, superuserUrl });
    await keepFiles({
      store,
      line,
      filesFolder: path.resolve(FILES_FOLDER || places.files),
      secretsFile,
      archived: await readArchivedFiles(store, line),
    });
    console.log(`Every moment from ${base.endedAt.toISOString()} on can be recovered.`);
  }
  const coverage = await readCoverage(store);
  console.log(coverage.length > 0 ? describeCoverage(coverage) : `${place} has no base yet.`);
  return 0;
}

async function superuserOfRunning(): Promise<string> {
  const known = databaseUrlIn(places.addresses);
  if (!known) throw new BackendError("Set DATA_DIR to that of a server which is running.");
  return findSuperuserUrl(known, readSecrets(secretsFile));
}
