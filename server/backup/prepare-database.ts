import { runMigrations } from "graphile-worker";
import pg from "pg";
import { BackendError } from "../../embedded/backend-error.ts";
import type { Secrets } from "../../embedded/gateway/secrets.ts";
import { applyBaseSql, baseSqlFiles } from "../../embedded/postgres/base-sql.ts";
import type { Cluster } from "../../embedded/postgres/cluster.ts";
import { migrate, migrations } from "../postgres/migrate.ts";
import { type Applied, readApplied } from "./catalogue.ts";

/** @throws BackendError if something was applied there that this version does not know. */
export function requireKnown({ base, migrations: applied }: Applied): void {
  const known = new Set([...baseSqlFiles(), ...migrations().map(({ version }) => version)]);
  const unknown = [...base, ...applied].find((key) => !known.has(key));
  if (unknown) {
    throw new BackendError(
      `The data is of a later version of Benih (migration ${unknown}): use that one.`,
    );
  }
}

/**
 * Brings a fresh cluster exactly to what has been applied elsewhere, so that the rows from there fit. A normal
 * start applies anything newer.
 * @param layBase applies base SQL; by default in a cluster of our own
 * @throws BackendError if this version cannot
 */
export async function prepareDatabase(
  cluster: Pick<Cluster, "superuserUrl" | "url">,
  passwords: Secrets["databasePasswords"],
  applied: Applied,
  layBase: (only: readonly string[]) => Promise<void> = (only) =>
    applyBaseSql(cluster.superuserUrl, passwords, only),
): Promise<void> {
  requireKnown(applied);
  await layBase(applied.base);
  const databaseUrl = cluster.url("postgres", passwords.postgres);
  await migrate(databaseUrl, applied.migrations);
  if (applied.jobs.length > 0) await runMigrations({ connectionString: databaseUrl });
  const client = new pg.Client({ connectionString: cluster.superuserUrl });
  await client.connect();
  try {
    const here = await readApplied(client);
    if (here.jobs.at(-1) !== applied.jobs.at(-1)) {
      throw new BackendError(
        "The queue of jobs is of another version of graphile-worker: use the version of Benih that wrote the data.",
      );
    }
  } finally {
    await client.end();
  }
}
