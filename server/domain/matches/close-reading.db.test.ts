import { beforeEach, expect, it } from "vitest";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { Constraint } from "../../../contracts/constraints.ts";
import type { Engine } from "../../judging/engine.ts";
import { rulesEngine } from "../../judging/rules-engine.ts";
import { saveMatchCriteria } from "../profiles/save-match-criteria.ts";
import { confirmCriteria, readClosely, readCriteria } from "./read-criteria.ts";
import { asking, POINT, TEXT } from "./test-criteria.ts";
import { type Member, marketDatabase } from "./test-market.ts";

const market = marketDatabase();
const { pool, founder } = market;
const model: Engine = {
  ...rulesEngine(),
  name: "a model",
  readCriteria: async () => [POINT],
};

beforeEach(() => market.clear());

const read = ({ actor }: Member) => readCriteria(pool(), actor, STARTUP_ROLE, "model");
const closely = ({ actor }: Member, engine = model) =>
  readClosely(pool(), engine, { userId: actor.userId, direction: "startups" }, asking);
const confirm = ({ actor }: Member, constraints: Constraint[]) =>
  confirmCriteria(pool(), actor, STARTUP_ROLE, { text: TEXT, constraints });

/** How many jobs wait for a model. */
async function waiting({ actor }: Member): Promise<number> {
  const { rows } = await pool().query(
    "select from graphile_worker.jobs where task_identifier = 'read_criteria' and key = $1",
    [`criteria:${actor.userId}`],
  );
  return rows.length;
}

it("is asked for once per text, and what rules read is shown until it is there", async () => {
  const me = await founder({}, TEXT);
  for (const _look of [1, 2]) {
    expect(await read(me)).toMatchObject({ reading: { readBy: "rules", isBeingRead: true } });
  }
  expect(await waiting(me)).toBe(1);
  await closely(me);
  expect(await read(me)).toMatchObject({
    reading: { readBy: "a model", constraints: [POINT], isBeingRead: false, isConfirmed: false },
  });
});

it("is not asked for where no model is configured, nor of what is confirmed", async () => {
  const me = await founder({}, TEXT);
  await readCriteria(pool(), me.actor, STARTUP_ROLE, "rules");
  expect(await waiting(me)).toBe(0);
  await confirm(me, []);
  expect(await read(me)).toMatchObject({ reading: { isConfirmed: true, isBeingRead: false } });
  expect(await waiting(me)).toBe(0);
});

it("changes nothing that the person has confirmed meanwhile, nor for an engine of rules", async () => {
  const me = await founder({}, TEXT);
  await read(me);
  await closely(me, rulesEngine());
  expect(await read(me)).toMatchObject({ reading: { readBy: "rules" } });
  const slow: Engine = {
    ...model,
    async readCriteria() {
      await confirm(me, []);
      return [POINT];
    },
  };
  await closely(me, slow);
  expect(await read(me)).toMatchObject({ reading: { constraints: [], isConfirmed: true } });
});

it("is given up after two minutes, and asked of another text", async () => {
  const me = await founder({}, TEXT);
  await read(me);
  await pool().query(
    "update public.criteria_readings set asked_at = now() - interval '121 seconds' where user_id = $1",
    [me.actor.userId],
  );
  expect(await read(me)).toMatchObject({ reading: { readBy: "rules", isBeingRead: false } });
  await saveMatchCriteria(pool(), me.actor, "Only family offices.");
  expect(await read(me)).toMatchObject({ reading: { isBeingRead: true } });
});

it("is had of ten texts a day", async () => {
  const me = await founder({}, TEXT);
  const isRead = async (text: string) => {
    await saveMatchCriteria(pool(), me.actor, text);
    const answer = await read(me);
    return answer.outcome === "read" && answer.reading.isBeingRead;
  };
  for (let at = 1; at <= 10; at += 1) expect(await isRead(`No token funds, ${at}.`)).toBe(true);
  expect(await isRead("No token funds at all.")).toBe(false);
  await pool().query(
    "update public.criteria_readings set asks_since = now() - interval '25 hours' where user_id = $1",
    [me.actor.userId],
  );
  expect(await isRead("None.")).toBe(true);
});
