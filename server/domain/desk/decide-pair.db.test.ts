import { describe, expect, it } from "vitest";
import { asStaff } from "./as-staff.ts";
import { listCases } from "./cases.ts";
import { mergeTwo, tellApart } from "./decide-pair.ts";
import { listDuplicates, readPair } from "./duplicates.ts";
import { keepCases } from "./keep-cases.ts";
import { queueDatabase } from "./test-queue.ts";

const { pool, worker, decide, only, startup } = queueDatabase();

/** Two pages of one name, and their case in the queue. */
async function twins() {
  const [one, other] = [await startup(null), await startup(null)];
  // All other names become unique, so only these two are alike.
  await pool().query("update public.startups set name = id::text where id <> all ($1)", [
    [one.id, other.id],
  ]);
  await keepCases(pool());
  const found = await only(
    "select id from desk.cases where subject_id = $1 and other_id = $2 and kind = 'duplicate'",
    [one.id, other.id],
  );
  return { one: one.id, other: other.id, caseId: String(found.id) };
}

const caseOf = (id: string) =>
  only("select state, decision, reason, decided_by from desk.cases where id = $1", [id]);

describe("a pair in the queue", () => {
  it("is the pair of its room, named by both pages", async () => {
    const { one, other, caseId } = await twins();
    const actor = await worker();
    await asStaff(pool(), { actor, area: "publish" }, async (staff) => {
      const { cases } = await listCases(staff, { kind: "duplicate", isMine: false, page: 1 });
      const pair = { kind: "startup" as const, one, other };
      expect(cases.find(({ id }) => id === caseId)).toMatchObject({ pair });
      const { pairs } = await listDuplicates(staff, { kind: "startup" });
      expect(pairs.map(({ sides }) => sides.map(({ id }) => id).toSorted())).toContainEqual(
        [one, other].toSorted(),
      );
      expect((await readPair(staff, pair))?.sides.map(({ id }) => id)).toEqual([one, other]);
    });
  });

  it("is closed by the merge, in the same transaction and in the name of whoever merged", async () => {
    const { one, other, caseId } = await twins();
    const actor = await worker();
    const merge = () =>
      asStaff(pool(), { actor, area: "publish" }, (staff) =>
        mergeTwo(staff, {
          kind: "startup",
          kept: other,
          merged: one,
          fromMerged: [],
          reason: "One register entry",
        }),
      );
    expect(await merge()).toMatchObject({ slug: expect.any(String) });
    expect(await caseOf(caseId)).toEqual({
      state: "decided",
      decision: "merged",
      reason: "One register entry",
      decided_by: actor.userId,
    });
    expect(await merge()).toBe("missing");
  });

  it("stays open when the merge is refused", async () => {
    const { one, other, caseId } = await twins();
    for (const page of [one, other]) {
      const { userId } = await worker("editor");
      await pool().query(
        "insert into public.startup_profiles (user_id, startup_id) values ($1, $2)",
        [userId, page],
      );
    }
    const actor = await worker();
    await expect(
      asStaff(pool(), { actor, area: "publish" }, async (staff) => {
        const order = { kind: "startup" as const, kept: one, merged: other, fromMerged: [] };
        // As in the operation: a refusal rolls everything back.
        throw new Error(String(await mergeTwo(staff, { ...order, reason: "Same" })));
      }),
    ).rejects.toThrow("both_have_owners");
    expect(await caseOf(caseId)).toMatchObject({ state: "open" });
  });

  it("is closed by telling the two apart, and does not come back", async () => {
    const { one, other, caseId } = await twins();
    const actor = await worker();
    const apart = () =>
      asStaff(pool(), { actor, area: "publish" }, (staff) =>
        tellApart(staff, { kind: "startup", one: other, other: one, reason: "Two registers" }),
      );
    expect(await apart()).toBe(true);
    expect(await caseOf(caseId)).toMatchObject({ decision: "declined", reason: "Two registers" });
    await keepCases(pool());
    const { rowCount } = await pool().query(
      "select from desk.cases where $1 in (subject_id, other_id) and decision is null",
      [one],
    );
    expect(rowCount).toBe(0);
  });

  it("is not decided by a word alone", async () => {
    const { caseId } = await twins();
    expect(await decide(await worker(), caseId, "merged")).toEqual({ outcome: "impossible" });
    expect(await caseOf(caseId)).toMatchObject({ state: "open" });
  });

  it("goes with a page that is deleted, and is no longer told apart", async () => {
    const { one, other, caseId } = await twins();
    await pool().query("delete from public.startups where id = $1", [one]);
    expect((await pool().query("select from desk.cases where id = $1", [caseId])).rowCount).toBe(0);
    const actor = await worker();
    const apart = asStaff(pool(), { actor, area: "publish" }, (staff) =>
      tellApart(staff, { kind: "startup", one, other, reason: "Two" }),
    );
    expect(await apart).toBe(false);
  });
});
