import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { loadSecrets } from "../../embedded/gateway/secrets.ts";
import { placesIn } from "../../embedded/places.ts";
import { openTestDatabase } from "../../embedded/postgres/test-database.ts";
import type { Source } from "./write-backup.ts";

/** A file that exists, and one that only has a row. */
export const VERSION = "0b8e7d1c-5a55-4c55-9d0c-3f0b2f3f7a11";
export const GONE = "0b8e7d1c-5a55-4c55-9d0c-3f0b2f3f7a12";
export const BYTES = Buffer.from("what the file holds");
/** Everything that the text of a row must carry. */
const ODD = "a\tb\\N\n\\.\r\n“ไทย” 中文 🌱 \\x41";

/** The site that tests of backups back up. */
export type TestSite = {
  databaseUrl: string;
  client: pg.Client;
  /** With its secrets, and room for what tests make. */
  folder: string;
  source: Source;
  drop(): Promise<void>;
};

export async function openTestSite(): Promise<TestSite> {
  const database = await openTestDatabase("migrated");
  const client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  await client.query("create table public.twin_a (n int); create table public.twin_b (n int)");
  await client.query("set storage.allow_delete_query = 'true'");
  for (const [version, name] of [
    [VERSION, "kept.pdf"],
    [GONE, "lost.pdf"],
  ]) {
    await client.query(
      "insert into storage.objects (bucket_id, name, version) values ('pitch-decks', $1, $2)",
      [name, version],
    );
  }
  await client.query(
    `insert into auth.users (id, email, raw_user_meta_data, created_at)
     values (gen_random_uuid(), 'ana@kopiora.example', jsonb_build_object('said', $1::text), 'infinity')`,
    [ODD],
  );
  await client.query("select setval('sample_payments.objects_position_seq', 4711)");
  const folder = mkdtempSync(path.join(tmpdir(), "backup test-"));
  // Started by root, PostgreSQL runs as the account postgres, which needs access.
  chmodSync(folder, 0o755);
  await loadSecrets(placesIn(folder).secrets);
  return {
    databaseUrl: database.superuserUrl,
    client,
    folder,
    source: {
      databaseUrl: database.superuserUrl,
      secrets: readFileSync(placesIn(folder).secrets, "utf8"),
      readFile: async ({ version }) =>
        version === VERSION ? { size: BYTES.length, bytes: asStream(BYTES) } : undefined,
    },
    async drop() {
      await client.end();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function* asStream(bytes: Buffer) {
  yield bytes.subarray(0, 5);
  yield bytes.subarray(5);
}
