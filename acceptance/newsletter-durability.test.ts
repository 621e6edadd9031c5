import { afterAll, beforeAll, expect, it } from "vitest";
import { withDatabase } from "../testing/database.ts";
import { eventually, promptly } from "../testing/eventually.ts";
import { mailsTo } from "../testing/mails.ts";
import { serverOf } from "../testing/processes.ts";
import { type RunningServer, startServer } from "../testing/running-server.ts";
import { planWeek } from "./planned-week.ts";

const READERS = 60;
const ENDS_WITHIN_MS = 180_000;
/** The worker does four jobs at once. */
const MOST_IN_DOUBT = 4;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ program: "scripts/start.mjs" });
});
afterAll(() => server.discard());

type Sent = { email: string; begun: boolean; sent: boolean };

async function sends(): Promise<Sent[]> {
  const { rows } = await withDatabase(server, (client) =>
    client.query<Sent>(
      `select r.email, s.begun_at is not null as begun, s.sent_at is not null as sent
         from internal.newsletter_sends s
         join internal.newsletter_subscribers r on r.id = s.subscriber_id`,
    ),
  );
  return rows;
}

it("kill -9 while a week is sent: nobody gets it twice, and nobody is left out but those in doubt", async () => {
  await withDatabase(server, (client) =>
    client.query(
      `insert into internal.newsletter_subscribers (email, language, confirmed_at)
       select 'reader-' || n || '@readers.example', 'id', now() from generate_series(1, $1) as n`,
      [READERS],
    ),
  );
  await planWeek(server, "2026-03-16");
  await promptly("the first mails", ENDS_WITHIN_MS, async () =>
    (await sends()).filter(({ sent }) => sent).length > 3 ? true : undefined,
  );
  process.kill(serverOf(server.program.pid), "SIGKILL");

  const before = await eventually("the database after the kill", ENDS_WITHIN_MS, sends);
  // Otherwise nothing was left to do, and the test shows nothing.
  expect(before.filter(({ sent }) => !sent).length).toBeGreaterThan(MOST_IN_DOUBT);
  const all = await eventually("every mail begun", ENDS_WITHIN_MS, async () => {
    // A worker's jobs are released four hours after its death.
    await withDatabase(server, (client) =>
      client.query(
        `update graphile_worker._private_jobs set locked_at = null, locked_by = null
          where locked_at < now() - interval '10 seconds'`,
      ),
    );
    const now = await sends();
    const inDoubt = now.filter(({ sent }) => !sent);
    return inDoubt.length <= MOST_IN_DOUBT && now.every(({ begun }) => begun) ? now : undefined;
  });
  for (const { email, sent } of all) {
    const mails = await mailsTo(server, email);
    expect(mails.length).toBeLessThanOrEqual(1);
    if (sent) expect(mails).toHaveLength(1);
  }
}, 300_000);
