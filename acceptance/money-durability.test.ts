import { randomUUID } from "node:crypto";
import { setInterval } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withDatabase } from "../testing/database.ts";
import { eventually, PATIENCE_MS, promptly } from "../testing/eventually.ts";
import { type Member, makeMember } from "../testing/people.ts";
import { postmasterOf, serverOf } from "../testing/processes.ts";
import { type RunningServer, startServer } from "../testing/running-server.ts";
import { differencesIn, sandboxOf, startCheckout } from "../testing/sandbox.ts";

const PEOPLE = 12;
/** Even three rounds have dozens of payments and spends between two kills. */
const ROUNDS = process.env.TEST_MATRIX === "whole" ? 6 : 3;
const SPENDS_PER_ROUND = 4;

const LIMIT_MS = 4 * PATIENCE_MS;
const SEND_EVERY_MS = 2000;
const PACK = { kind: "pack", id: "pack_10" } as const;
const PACK_CREDITS = 10;
const PRICE = 2;

let server: RunningServer;
/** What was acknowledged: keys of spends, and the provider's paid checkouts. */
const spends: string[] = [];
const paid: string[] = [];
const count = () => spends.length + paid.length;

beforeAll(async () => {
  server = await startServer({ program: "scripts/start.mjs", settings: { SAMPLE_CONTENT: "off" } });
});
afterAll(() => server.discard());

const serverPid = () => serverOf(server.program.pid);
const postgresPid = () => postmasterOf(server.dataDirectory);

/** Like a person's browser: repeats a request under the same key until there is an answer. */
function untilAnswered<Answer>(what: string, act: () => Promise<Answer>): Promise<Answer> {
  return eventually(what, LIMIT_MS, act);
}

async function buy(who: Member): Promise<void> {
  const key = randomUUID();
  const { session } = await untilAnswered("a checkout", () =>
    startCheckout(server, who, PACK, key),
  );
  await untilAnswered("a payment", async () => {
    const { stripe, pay } = sandboxOf(server);
    // If the answer was lost, the payment still happened.
    const { status } = await stripe.checkout.sessions.retrieve(session);
    if (status === "open") await pay(session);
    return session;
  });
  paid.push(session);
}

/** The credits may still be on their way: wait for them. */
async function spend(who: Member): Promise<void> {
  const key = `spend:${randomUUID()}`;
  await untilAnswered("a spend", () =>
    withDatabase(server, (client) =>
      client.query(
        `select internal.post_credit_entry(internal.credit_account($1), 'spend', $2, $3, 'match', 'run', $3)`,
        [who.id, -PRICE, key],
      ),
    ),
  );
  spends.push(key);
}

async function live(who: Member): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await buy(who);
    for (let each = 0; each < SPENDS_PER_ROUND; each += 1) await spend(who);
  }
}

describe("kill -9 in the middle of payments and spends", () => {
  it("loses none that was acknowledged, does none twice, and leaves the books right", async () => {
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => makeMember(server)));
    const total = PEOPLE * ROUNDS * (1 + SPENDS_PER_ROUND);
    const kills: [at: number, victims: () => number[]][] = [
      [0.15, () => [postgresPid()]],
      [0.35, () => [serverPid()]],
      [0.55, () => [postgresPid(), serverPid()]],
      [0.75, () => [serverPid(), postgresPid()]],
    ];
    const killing = async () => {
      for (const [at, victims] of kills) {
        await promptly("work goes on", LIMIT_MS, () => count() >= total * at || undefined);
        for (const pid of victims()) process.kill(pid, "SIGKILL");
      }
    };
    // A notice hit by several kills would be sent again only after minutes, which nobody waits for.
    const over = new AbortController();
    const sending = async () => {
      for await (const _ of setInterval(SEND_EVERY_MS, undefined, { signal: over.signal })) {
        await sandboxOf(server)
          .sendPending()
          .catch(() => undefined);
      }
    };
    const sent = sending().catch(() => undefined);
    try {
      await Promise.all([killing(), ...people.map(live)]);
    } finally {
      over.abort();
      await sent;
    }
    await untilAnswered("every notice has arrived", async () => {
      await sandboxOf(server).delivered();
      const { stripe } = sandboxOf(server);
      return stripe.customers.list({ limit: 1 });
    });

    const entries = await withDatabase(server, async (client) => {
      const { rows } = await client.query<{ key: string; kind: string; amount: number }>(
        "select idempotency_key as key, kind, amount from public.credit_entries",
      );
      return rows;
    });
    const kept = new Set(entries.map(({ key }) => key));
    expect(spends.filter((key) => !kept.has(key))).toEqual([]);
    expect(new Set(paid).size).toBe(PEOPLE * ROUNDS);
    const purchases = entries.filter(({ kind }) => kind === "purchase");
    expect(purchases).toHaveLength(PEOPLE * ROUNDS);
    const sum = entries.reduce((all, { amount }) => all + amount, 0);
    expect(sum).toBe(paid.length * PACK_CREDITS - spends.length * PRICE);
    expect(entries).toHaveLength(paid.length + spends.length);
    expect(await differencesIn(server)).toEqual([]);
  }, 600_000);
});
