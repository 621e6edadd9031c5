import { describe, expect, it } from "vitest";
import { NO_MATCH } from "../../../contracts/credits.ts";
import { refundRun } from "../credits/spend.ts";
import { PaidBackTooOften } from "./paid-back-too-often.ts";
import type { RunWork } from "./perform-run.ts";
import { runsDatabase, writes } from "./test-runs.ts";

const { person, begin, perform, entries } = runsDatabase();

describe("a match that finds nobody", () => {
  const findsNobody: RunWork =
    async ({ id }) =>
    async (client) =>
      refundRun(client, id, NO_MATCH);

  it("is paid back, and sought again so many times a day", async () => {
    const { actor, accountId } = await person(20);
    for (let empty = 0; empty < 10; empty++) {
      await perform(await begin(actor, { service: "match" }), findsNobody);
    }
    const refusal = await begin(actor, { service: "match" }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(PaidBackTooOften);
    expect(refusal).toMatchObject({ seconds: expect.closeTo(86_400, -2) });
    expect((await entries(accountId)).filter(([kind]) => kind === "refund")).toHaveLength(10);
    await begin(actor);
  });

  it("is not counted among those that found somebody", async () => {
    const { actor } = await person(100);
    for (let found = 0; found < 11; found++) {
      await perform(await begin(actor, { service: "match" }), writes);
    }
    await begin(actor, { service: "match" });
  });
});
