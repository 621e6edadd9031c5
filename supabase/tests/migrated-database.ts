import { openTestDatabase } from "../../embedded/postgres/test-database.ts";

export type MigratedDatabase = {
  /** Connects as `postgres`, the owner of the data. */
  url: string;
  stop(): Promise<void>;
};

/** A database of its own with every migration applied, in the cluster that the tests share. */
export async function openMigratedDatabase(): Promise<MigratedDatabase> {
  const database = await openTestDatabase("migrated");
  return { url: database.url("postgres"), stop: database.drop };
}
