import pg from "pg";

const ENOUGH = 100;

/** The versions of some files that the database knows, newest first. */
export async function readKnownVersions(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string }>(
      "select version from storage.objects where version is not null order by created_at desc limit $1",
      [ENOUGH],
    );
    return rows.map(({ version }) => version);
  } finally {
    await client.end();
  }
}
