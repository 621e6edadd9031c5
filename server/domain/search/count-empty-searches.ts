import type pg from "pg";
import type { Logger } from "../../log.ts";

const WRITE_EVERY_MS = 5_000;
/** The most different searches that wait to be written, and per day: a flood is cut off. */
const MOST_WAITING = 200;
const MOST_A_DAY = 2000;
const LONGEST = 100;

/** Possible personal data: an address, a telephone or card number. */
const PERSONAL = /@|\d[\d\s().-]{6,}\d/;

export type EmptySearches = {
  /** Returns at once: searches are written together, later. */
  count(query: string): void;
  stop(): Promise<void>;
};

/** Counts searches without results by folded words and day, without anything about who searched. */
export function countEmptySearches(pool: pg.Pool, log: Pick<Logger, "error">): EmptySearches {
  let waiting = new Map<string, number>();
  let writing: Promise<unknown> = Promise.resolve();

  const write = () => {
    if (waiting.size === 0) return writing;
    const counted = [...waiting];
    waiting = new Map();
    writing = writing
      .then(() => writeEmptySearches(pool, counted))
      .catch((error: unknown) =>
        log.error({ error: String(error) }, "Searches without a result could not be counted"),
      );
    return writing;
  };
  const timer = setInterval(write, WRITE_EVERY_MS);
  timer.unref();

  return {
    count(query) {
      const text = query.slice(0, LONGEST).toLowerCase();
      if (text === "" || PERSONAL.test(text)) return;
      const times = waiting.get(text);
      if (times === undefined && waiting.size >= MOST_WAITING) return;
      waiting.set(text, (times ?? 0) + 1);
    },
    async stop() {
      clearInterval(timer);
      await write();
    },
  };
}

/** Adds to today's counts. */
async function writeEmptySearches(
  pool: pg.Pool,
  counted: readonly (readonly [query: string, times: number])[],
): Promise<void> {
  await pool.query(
    `with told as (
       select left(btrim(search.fold(query)), ${LONGEST}) as query, sum(times)::int as times
       from unnest($1::text[], $2::int[]) as told (query, times) group by 1
     )
     insert into desk.empty_searches as e (day, query, times)
     select current_date, query, times from told
     where query <> '' and (
       (select count(*) from desk.empty_searches where day = current_date) < ${MOST_A_DAY}
       or exists (select from desk.empty_searches k where k.day = current_date and k.query = told.query)
     )
     on conflict (day, query) do update set times = e.times + excluded.times`,
    [counted.map(([query]) => query), counted.map(([, times]) => times)],
  );
}
