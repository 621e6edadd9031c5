import { parseArgs } from "node:util";
import { placesIn } from "../embedded/places.ts";
import { NEWEST_MAJOR } from "../embedded/postgres/majors.ts";
import { fetchPrograms } from "../server/backup/fetch-programs.ts";
import { discardReplaced, upgradePostgres } from "../server/backup/upgrade-postgres.ts";
import { reportToOperator } from "./report-to-operator.ts";
import { serverSettings } from "./server-settings.ts";

/**
 * Moves the embedded database to the newest major version of PostgreSQL (docs/operations/data.md):
 *
 *     npm run upgrade-postgres                       on a stopped server; with --without <schema.table>,
 *                                                    a table of one's own stays behind in the old one
 *     npm run upgrade-postgres -- --discard-old      deletes the cluster of before, once all is well
 *     npm run upgrade-postgres -- --fetch            only fetches the programs, for a moved DATA_DIR
 */
const { values } = parseArgs({
  options: {
    "discard-old": { type: "boolean" },
    fetch: { type: "boolean" },
    without: { type: "string", multiple: true, default: [] },
  },
});
const { DATA_DIR: dataDirectory, backend } = serverSettings();
const major = NEWEST_MAJOR;

try {
  if (values.fetch) {
    await fetchPrograms(placesIn(dataDirectory).cluster, major);
    console.log(`PostgreSQL ${major} is there.`);
  } else if (values["discard-old"]) {
    const discarded = discardReplaced(dataDirectory);
    console.log(discarded.length > 0 ? `Deleted: ${discarded.join(", ")}.` : "There is none.");
  } else {
    const { secretsFile = placesIn(dataDirectory).secrets } = backend;
    const { kept, tables } = await upgradePostgres({
      dataDirectory,
      secretsFile,
      major,
      without: values.without,
      log: reportToOperator,
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString("en-US");
    const copied =
      tables.length > 0 ? `: ${tables.length} tables with ${rows} rows, as they were` : "";
    console.log(
      `The database is PostgreSQL ${major} now${copied}. That of before is in ${kept}: when all is well, delete it with npm run upgrade-postgres -- --discard-old.`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
