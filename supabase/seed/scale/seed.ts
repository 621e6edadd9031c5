import path from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { BackendError } from "../../../embedded/backend-error.ts";
import { missingMigrations } from "../../../server/postgres/migrate.ts";
import { sections } from "./entries.ts";
import { clearFolder, defaultFolder, finishedNews, markFinished, openFolder } from "./folder.ts";
import { loadSections } from "./load.ts";
import { nameCompanies } from "./names.ts";
import { sizesFor } from "./sizes.ts";

/**
 * `npm run seed:scale [-- --news 1000000] [--data <folder> | --database-url <address>]`: fictional
 * content of a full site, the same each time. Without an address it goes into a separate folder, on
 * which `DATA_DIR` can run the product.
 */

const LEAST_NEWS = 20;

try {
  await main();
} catch (error) {
  // The messages of errors with a code (a wrong option, no connection) say how to fix them.
  const explained = error instanceof BackendError || (error instanceof Error && "code" in error);
  if (!explained) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      news: { type: "string", default: "1000000" },
      data: { type: "string" },
      "database-url": { type: "string" },
    },
  });
  const news = Number(values.news);
  if (!Number.isInteger(news) || news < LEAST_NEWS || news % LEAST_NEWS !== 0) {
    throw new BackendError(`--news takes a number of articles in steps of ${LEAST_NEWS}.`);
  }
  const address = values["database-url"];
  if (address) await fillDatabase(address, news);
  else await fillFolder(values.data ? path.resolve(values.data) : defaultFolder(news), news);
}

async function fillFolder(folder: string, news: number): Promise<void> {
  const found = finishedNews(folder);
  if (found === news) {
    console.log(`${folder}: ${news} articles are already there.`);
    return;
  }
  if (found !== undefined) {
    throw new BackendError(`${folder} holds ${found} articles: choose another folder with --data.`);
  }
  await clearFolder(folder, news);
  const { databaseUrl, close } = await openFolder(folder);
  try {
    await load(databaseUrl, news);
  } finally {
    await close();
  }
  markFinished(folder, news);
  console.log(`${folder}: done. DATA_DIR=${folder} npm start runs the site on it.`);
}

/** A hosted project: it must have every migration and no content. */
async function fillDatabase(databaseUrl: string, news: number): Promise<void> {
  const [missing] = await missingMigrations(databaseUrl);
  if (missing) throw new BackendError(`The database lacks ${missing}: run supabase db push.`);
  if (await hasContent(databaseUrl)) {
    throw new BackendError("The database has content: only an empty one is filled.");
  }
  await load(databaseUrl, news);
}

async function hasContent(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "select from public.news union all select from public.startups union all select from public.investors limit 1",
    );
    return rowCount === 1;
  } finally {
    await client.end();
  }
}

async function load(databaseUrl: string, news: number): Promise<void> {
  const sizes = sizesFor(news);
  console.log(
    `${sizes.news} articles, ${sizes.startups} startups, ${sizes.investors} investors, ${sizes.rounds} rounds`,
  );
  await loadSections(databaseUrl, sections(sizes, nameCompanies(sizes)), (line) =>
    console.log(line),
  );
}
