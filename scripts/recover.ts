import { parseArgs } from "node:util";
import { BackendError } from "../embedded/backend-error.ts";
import { openArchive } from "../embedded/postgres/archive/open-archive.ts";
import { recover } from "../embedded/postgres/archive/recover.ts";
import { readTarget } from "../embedded/postgres/archive/target.ts";
import { operatingUser } from "../embedded/postgres/operating-user.ts";
import { fetchPrograms } from "../server/backup/fetch-programs.ts";
import { readSettings } from "./settings.ts";
import { startOn } from "./start-on.ts";
import { typedPath } from "./typed-path.ts";

/** Makes a data folder as it was at a moment (docs/operations/data.md, "Back to a moment"). */
const USAGE = `npm run recover -- --to 2026-11-28T12:34:56Z --into <new folder> [--archive <WAL_ARCHIVE>] [--line <name>]
npm run recover -- --to latest --into <new folder>`;

const { values } = parseArgs({
  options: {
    to: { type: "string" },
    into: { type: "string" },
    archive: { type: "string" },
    line: { type: "string" },
  },
});

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof BackendError ? error.message : String(error));
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const target = readTarget(values.to ?? "");
  if (target === undefined || !values.into) {
    console.error(USAGE);
    return 2;
  }
  const place = values.archive ?? readSettings().WAL_ARCHIVE;
  if (!place) throw new BackendError("Set WAL_ARCHIVE to where the server archived.");
  const into = typedPath(values.into);
  const user = operatingUser();
  const store = openArchive(place, user);
  const say = (progress: string) => console.log(progress);
  const { line } = await recover({
    store,
    target,
    into,
    line: values.line,
    user,
    fetchPrograms,
    say,
  });
  console.log(
    `Recovered from ${line}; the data of the server that ran is untouched.\n${startOn(into, readSettings())}`,
  );
  return 0;
}
