import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withDatabase } from "../testing/database.ts";
import { STRONG } from "../testing/decks.ts";
import { eventually, promptly } from "../testing/eventually.ts";
import { makeMember } from "../testing/people.ts";
import { serverOf } from "../testing/processes.ts";
import { type RunningServer, startServer } from "../testing/running-server.ts";
import { differencesIn } from "../testing/sandbox.ts";
import { AT_ANY_PRICE, servicesOn } from "./services.ts";

const PEOPLE = 5;
const ENDS_WITHIN_MS = 180_000;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ program: "scripts/start.mjs", settings: { SAMPLE_CONTENT: "off" } });
});
afterAll(() => server.discard());

type Ended = { id: string; state: string; attempts: number; reviews: number };

/** All runs, once none is in progress. While the database is down there is no answer. */
function allEnded(): Promise<Ended[]> {
  return eventually("the end of every run", ENDS_WITHIN_MS, async () => {
    const { rows } = await withDatabase(server, (client) =>
      client.query<Ended>(
        `select r.id, r.state, a.attempts,
                (select count(*)::int from public.deck_reviews d where d.run_id = r.id) as reviews
           from public.runs r left join public.run_attempts a on a.run_id = r.id`,
      ),
    );
    return rows.every(({ state }) => state === "done" || state === "failed") ? rows : undefined;
  });
}

it("kill -9 while decks are reviewed: each review is finished once, by the next start", async () => {
  const on = servicesOn(server);
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => makeMember(server)));
  for (const who of people) {
    await on.give(who, 5);
    await on.deck(who, STRONG);
  }
  for (const who of people) {
    const begun = await on.call(who, "deck-review/start", AT_ANY_PRICE, randomUUID());
    expect(begun.status).toBe(200);
  }
  await promptly("a run under way", ENDS_WITHIN_MS, async () => {
    const { rowCount } = await withDatabase(server, (client) =>
      client.query("select from public.runs where state = 'running'"),
    );
    return rowCount ? true : undefined;
  });
  process.kill(serverOf(server.program.pid), "SIGKILL");

  const runs = await allEnded();
  expect(runs).toHaveLength(PEOPLE);
  for (const { state, reviews } of runs) expect([state, reviews]).toEqual(["done", 1]);
  // Otherwise nothing was resumed, and the test shows nothing.
  expect(runs.some(({ attempts }) => attempts > 1)).toBe(true);
  for (const who of people) {
    expect(await on.entries(who)).toEqual([
      ["grant", 5],
      ["spend", -5],
    ]);
  }
  expect(await differencesIn(server)).toEqual([]);
}, 300_000);
