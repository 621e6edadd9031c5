import { randomUUID } from "node:crypto";
import pg from "pg";
import { INVESTOR_ROLE, type Role, STARTUP_ROLE } from "../contracts/accounts.ts";
import { LANGUAGES } from "../contracts/languages.ts";
import { MOST_RESULTS, saveResults } from "../server/domain/matches/save-results.ts";
import { searchFor } from "../server/domain/matches/search-for.ts";
import { readSubject } from "../server/domain/matches/subject.ts";
import { rankMatches } from "../server/judging/matches/match.ts";
import { transaction } from "../server/postgres/transaction.ts";
import { sections } from "../supabase/seed/scale/entries.ts";
import { loadSections } from "../supabase/seed/scale/load.ts";
import { nameCompanies } from "../supabase/seed/scale/names.ts";
import { END, sizesFor } from "../supabase/seed/scale/sizes.ts";
import { type MigratedCluster, startMigratedCluster } from "../supabase/tests/cluster.ts";

/**
 * The companies of a site with that many articles: 50,000 investors, 200,000 startups, 500,000
 * rounds.
 */
const SITE = 1_000_000;
const TODAY = new Date(END);

export type Market = { pool: pg.Pool; close(): Promise<void> };

/**
 * The companies of a full site without its articles, in a separate database; every investor has an
 * owner with match criteria.
 */
export async function openMarket(criteria: readonly string[]): Promise<Market> {
  const cluster: MigratedCluster = await startMigratedCluster();
  const pool = new pg.Pool({ connectionString: cluster.url, max: 2 });
  const close = async () => {
    await pool.end();
    await cluster.stop();
  };
  try {
    const sizes = sizesFor(SITE);
    const companies = sections(sizes, nameCompanies(sizes)).filter(({ title }) => title !== "news");
    await loadSections(cluster.url, companies, (line) => console.log(line), ["directory.refill()"]);
    await pool.query(
      `with owners as (
         insert into auth.users (id, email)
         select gen_random_uuid(), n || '@people.example'
           from generate_series(1, (select count(*) from public.investors)) n returning id
       ), numbered as (select id, row_number() over () as n from owners)
       insert into public.investor_profiles (user_id, investor_id, match_criteria)
       select o.id, page.id, ($1::text[])[1 + page.n % cardinality($1::text[])]
         from (select id, row_number() over (order by id) as n from public.investors) page
         join numbered o using (n)`,
      [criteria],
    );
    await pool.query("vacuum analyze public.investor_profiles");
    return { pool, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * A person with a draft, for whom matches are looked for.
 * @returns their id.
 */
export async function openMember(
  { pool }: Market,
  role: Role,
  draft: Record<string, unknown>,
): Promise<string> {
  const userId = randomUUID();
  await pool.query("insert into auth.users (id, email) values ($1, $2)", [userId, `${userId}@x`]);
  const table = role === STARTUP_ROLE ? "startup_profiles" : "investor_profiles";
  const columns = Object.keys(draft);
  await pool.query(
    `insert into public.${table} (user_id, ${columns.join(", ")})
     values ($1, ${columns.map((_, at) => `$${at + 2}`).join(", ")})`,
    [userId, ...Object.values(draft)],
  );
  return userId;
}

/**
 * The duration of each part of a whole run in milliseconds, and the number of candidates read;
 * `cpu` is this process's computing time, which a busy machine does not stretch.
 */
export type RunTimes = {
  read: number;
  rank: number;
  save: number;
  cpu: number;
  candidates: number;
};

/** One run from the person's draft to the saved results. */
export async function matchOnce({ pool }: Market, userId: string, role: Role): Promise<RunTimes> {
  const runId = randomUUID();
  await pool.query(
    `insert into public.runs (id, user_id, service, idempotency_key, language, price, state,
       fingerprint, finished_at)
     values ($1::uuid, $2, 'match', $1::text, 'en', 3, 'done', repeat('0', 64), now())`,
    [runId, userId],
  );
  const begin = performance.now();
  const before = process.cpuUsage();
  const subject = await readSubject(pool, userId, role === STARTUP_ROLE ? role : INVESTOR_ROLE);
  if (!subject) throw new Error("There is no draft");
  const search = await searchFor(pool, subject, { today: TODAY, language: "en" });
  const read = performance.now();
  const otherLanguages = LANGUAGES.filter((language) => language !== "en");
  const options = { today: TODAY, language: "en", otherLanguages, limit: MOST_RESULTS } as const;
  const matches = rankMatches(search, options);
  const ranked = performance.now();
  const kept = await transaction(pool, (client) =>
    saveResults(client, runId, subject.direction, matches),
  );
  const { user, system } = process.cpuUsage(before);
  if (kept === 0) throw new Error("Nothing was found");
  return {
    read: read - begin,
    rank: ranked - read,
    save: performance.now() - ranked,
    cpu: (user + system) / 1000,
    candidates: search.candidates.length,
  };
}
