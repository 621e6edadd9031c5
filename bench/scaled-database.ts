import { spawnSync } from "node:child_process";
import path from "node:path";
import pg from "pg";
import { defaultFolder, finishedNews, openFolder } from "../supabase/seed/scale/folder.ts";

const SEED = path.resolve(import.meta.dirname, "../supabase/seed/scale/seed.ts");

export type ScaledDatabase = {
  /** The number of articles; `sizesFor` derives the rest from it. */
  news: number;
  /** Connects as `postgres`, the owner of the data. */
  url: string;
  /** One connection as `postgres`, without a time limit. */
  client: pg.Client;
  close(): Promise<void>;
};

/**
 * The content that `npm run seed:scale -- --news <news>` makes, made now when it is missing: in
 * `<DATA_DIR or ./data>/scale-<news>`, with every migration applied.
 * @throws when a server or another measurement runs on the folder.
 */
export async function openScaledDatabase(news: number): Promise<ScaledDatabase> {
  const folder = defaultFolder(news);
  if (finishedNews(folder) === undefined) seed(news);
  const { databaseUrl, close } = await openFolder(folder);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    news,
    url: databaseUrl,
    client,
    async close() {
      await client.end();
      await close();
    },
  };
}

function seed(news: number): void {
  const { status } = spawnSync(process.execPath, [SEED, "--news", String(news)], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The content could not be made; see the reason above.");
}
