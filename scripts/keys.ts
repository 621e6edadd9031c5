import { existsSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { BackendError } from "../embedded/backend-error.ts";
import {
  DEFAULT_GRACE_DAYS,
  rotateSecrets,
  voidEarlier,
} from "../embedded/gateway/rotate-secrets.ts";
import { readSecrets, type Secrets } from "../embedded/gateway/secrets.ts";
import { placesIn } from "../embedded/places.ts";
import { rotateNewsletterKey } from "../server/domain/newsletter/rotate-key.ts";
import { openRunningDatabase } from "./running-database.ts";
import { dataDirectoryIn, readSettings, secretsFileIn } from "./settings.ts";

/**
 * The keys of the embedded backend (docs/operations/data.md, "New keys"):
 *
 *     npm run keys -- list
 *     npm run keys -- rotate [--grace-days 30]
 *     npm run keys -- void
 */
const USAGE = `npm run keys -- list                       what is accepted besides the newest keys, and until when
npm run keys -- rotate [--grace-days 30]   makes all keys anew; nobody is signed out
npm run keys -- void                       ends what is left of the grace: after a leak`;

const PASSWORDS = "The passwords of the database change when the servers start the next time.";
/** Servers look for a change each second, on disks that may be slow to show it. */
const SETTLE_MS = 6000;
const MOST_GRACE_DAYS = 365;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { "grace-days": { type: "string", default: String(DEFAULT_GRACE_DAYS) } },
});
const settings = readSettings();
const { SUPABASE_URL, DATABASE_URL } = settings;
const places = placesIn(dataDirectoryIn(settings));
const file = secretsFileIn(settings);

try {
  process.exitCode = await run(positionals[0]);
} catch (error) {
  console.error(error instanceof BackendError ? error.message : String(error));
  process.exitCode = 1;
}

async function run(command: string | undefined): Promise<number> {
  if (SUPABASE_URL) {
    throw new BackendError("The keys of a Supabase project are rotated on its own pages.");
  }
  if (command === "list") return list(readSecrets(file));
  if (command === "void") {
    voidEarlier(file);
    console.log(`Only the newest keys are accepted from now on. ${PASSWORDS}`);
    return 0;
  }
  const graceDays = Number(values["grace-days"]);
  const isGrace = Number.isInteger(graceDays) && graceDays >= 0 && graceDays <= MOST_GRACE_DAYS;
  if (command !== "rotate" || !isGrace) {
    console.error(USAGE);
    return 2;
  }
  return rotate(graceDays);
}

async function rotate(graceDays: number): Promise<number> {
  const rotated = await rotateSecrets({ file, graceDays, settled: () => delay(SETTLE_MS) });
  list(rotated);
  console.log(`Servers that run use the new keys from now on. ${PASSWORDS}`);
  if (!existsSync(places.addresses) && !DATABASE_URL) {
    console.error("The key of the newsletter's links is as it was: set DATA_DIR or DATABASE_URL.");
    return 1;
  }
  const pool = openRunningDatabase();
  try {
    await rotateNewsletterKey(pool);
    return 0;
  } catch (error) {
    console.error(
      `The key of the newsletter's links is as it was, as the database did not answer (${String(error)}): start the server, and rotate again.`,
    );
    return 1;
  } finally {
    await pool.end();
  }
}

function list({ accepted }: Secrets): number {
  const earlier = Object.entries(accepted).flatMap(([kind, entries]) =>
    entries.map(({ until }) => `${kind}: an earlier one is accepted until ${until}`),
  );
  console.log(earlier.length > 0 ? earlier.join("\n") : "Only the newest keys are accepted.");
  return 0;
}
