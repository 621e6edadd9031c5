import { expect, it } from "vitest";
import { STARTUP_ROLE } from "../../../../contracts/accounts.ts";
import { answerIntroduction } from "../../introductions/answer.ts";
import { askForIntroduction } from "../../introductions/ask.ts";
import { readCriteria } from "../../matches/read-criteria.ts";
import { type Member, marketDatabase } from "../../matches/test-market.ts";
import { matchParts } from "./match-parts.ts";

const { pool, founder, fund, run, refuse } = marketDatabase();

async function read({ actor }: Member): Promise<Record<string, unknown>> {
  const client = await pool().connect();
  try {
    const file: Record<string, unknown> = {};
    for (const part of matchParts) file[part.name] = await part.read(client, actor);
    // As in the answer.
    return JSON.parse(JSON.stringify(file));
  } finally {
    client.release();
  }
}

it("holds the person's matches, feedback and introductions, and nobody's address or account", async () => {
  const [me, other, stranger] = [await founder(), await fund(), await founder()];
  await pool().query("update public.investors set slug = 'angin'");
  for (const { actor } of [me, stranger]) {
    await run(actor, {}, [{ investor_id: other.pageId, against: `For ${actor.userId}` }]);
  }
  await refuse(me.actor, "investor_id", other.pageId, "mine");
  await refuse(stranger.actor, "investor_id", other.pageId, "theirs");
  const asked = await askForIntroduction(pool(), me.actor, STARTUP_ROLE, {
    candidateId: other.pageId,
    message: "Hello",
  });
  if (asked.outcome !== "asked") throw new Error(asked.outcome);
  await answerIntroduction(pool(), other.actor, asked.id, "agreed");

  for (const { actor } of [me, stranger]) await readCriteria(pool(), actor, STARTUP_ROLE, "rules");

  const file = await read(me);
  expect(file).toMatchObject({
    criteria_readings: [{ criteria: "A lead who knows payments", read_by: "rules" }],
    match_results: [
      { slug: "angin", name: "Angin", place: 1, rate: 80, is_doubtful: false, points: [] },
    ],
    match_feedback: [{ slug: "angin", kind: "not_a_fit", reason: "mine" }],
    introductions: [
      { is_mine: true, startup: "Kasirin", investor: "Angin", message: "Hello", state: "agreed" },
    ],
  });
  for (const of of [other, stranger]) {
    for (const strange of [of.actor.userId, of.actor.email, "theirs"]) {
      expect(JSON.stringify(file)).not.toContain(strange);
    }
  }
  expect(await read(other)).toMatchObject({
    criteria_readings: [],
    match_results: [],
    match_feedback: [],
    introductions: [{ is_mine: false }],
  });
});
