import { parseArgs } from "node:util";
import { restoreBackup } from "../server/backup/restore.ts";
import { lackingIn, summaryOf } from "../server/backup/summary.ts";
import { reportToOperator } from "./report-to-operator.ts";
import { serverSettings } from "./server-settings.ts";
import { readSettings } from "./settings.ts";
import { startOn } from "./start-on.ts";
import { typedPath } from "./typed-path.ts";

/** Makes a new data folder of a backup (docs/operations/data.md). */
const USAGE = `npm run restore -- <file> [--into <new DATA_DIR>] [--without <schema.table>]
npm run restore -- <file> --into <new DATA_DIR> --into-postgres <address of an empty database>`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    into: { type: "string" },
    "into-postgres": { type: "string" },
    without: { type: "string", multiple: true },
  },
});
const [file, ...more] = positionals;
if (file === undefined || more.length > 0) {
  console.error(USAGE);
  process.exit(2);
}
const settings = serverSettings();
const into = values.into === undefined ? settings.DATA_DIR : typedPath(values.into);
const postgresUrl = values["into-postgres"];
const place = postgresUrl === undefined ? into : `the database and ${into}`;

try {
  const { header, manifest } = await restoreBackup({
    file: typedPath(file),
    passphrase: settings.BACKUP_PASSPHRASE,
    into,
    postgresUrl,
    without: values.without ?? [],
    log: reportToOperator,
  });
  console.log(
    `The backup of ${header.createdAt} is in ${place}: ${summaryOf(manifest)}, all as they were.`,
  );
  for (const what of lackingIn(manifest)) console.error(what);
  if (!header.hasFiles) {
    console.log("It holds the database alone: copy the folder storage of the old DATA_DIR there.");
  }
  // It contains a password.
  const given = postgresUrl === undefined ? {} : { POSTGRES_URL: "<that address>" };
  console.log(startOn(into, readSettings(), given));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
