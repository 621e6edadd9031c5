import { describe, expect, it } from "vitest";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { Actor } from "../account/actor.ts";
import { accountsDatabase } from "../profiles/test-accounts.ts";
import { dropForm, keepForm } from "./keep-form.ts";

const { pool, open, row } = accountsDatabase();
const FORM = "startup_profile";

const keep = (actor: Actor, name: string, revision: number, version = 0) =>
  keepForm(pool(), actor, { form: FORM, values: { name }, version, revision, device: "Phone" });
const kept = (actor: Actor) => row("kept_forms", actor);

async function firstKept(actor: Actor, name: string): Promise<number> {
  const revision = await keep(actor, name, 0);
  if (revision === undefined) throw new Error("Something was kept already");
  return revision;
}

describe("what a person has typed", () => {
  it("is kept, with what it was based on and where it was typed", async () => {
    const me = await open(STARTUP_ROLE);
    const revision = await keep(me, "Lúa", 0, 3);
    expect(revision).toBeGreaterThan(0);
    expect(await kept(me)).toMatchObject({
      form: FORM,
      values: { name: "Lúa" },
      based_on_version: 3,
      device: "Phone",
      revision: String(revision),
    });
  });

  it("is kept with what was there before, as far as that is known", async () => {
    const me = await open(STARTUP_ROLE);
    const replaced = { name: "Before" };
    const typed = { form: FORM, values: { name: "Lúa" }, version: 3, device: "Phone" } as const;
    const revision = await keepForm(pool(), me, { ...typed, replaced, revision: 0 });
    expect(await kept(me)).toMatchObject({ replaced });
    await keepForm(pool(), me, { ...typed, revision: Number(revision) });
    expect(await kept(me)).toMatchObject({ replaced: null });
  });

  it("is replaced by those who have seen it", async () => {
    const me = await open(STARTUP_ROLE);
    const first = await firstKept(me, "Lúa");
    expect(await keep(me, "Lúa Vàng", first)).toBeGreaterThan(first);
    expect(await kept(me)).toMatchObject({ values: { name: "Lúa Vàng" } });
  });

  it("is never overwritten by those who have not", async () => {
    const me = await open(STARTUP_ROLE);
    const first = await firstKept(me, "Phone");
    const second = await keep(me, "Phone, more", first);
    for (const seen of [0, first, Number(second) + 1]) {
      expect(await keep(me, "Laptop", seen)).toBeUndefined();
    }
    expect(await kept(me)).toMatchObject({ values: { name: "Phone, more" } });
  });

  it("is won by one of two that write at once", async () => {
    const me = await open(STARTUP_ROLE);
    const seen = await firstKept(me, "Before");
    const both = await Promise.all([keep(me, "One", seen), keep(me, "Other", seen)]);
    const winner = both[0] === undefined ? "Other" : "One";
    expect(both.filter((revision) => revision !== undefined)).toHaveLength(1);
    expect(await kept(me)).toMatchObject({ values: { name: winner } });
  });

  it("is dropped by those who have seen it, and kept anew by anybody after that", async () => {
    const me = await open(STARTUP_ROLE);
    const first = await firstKept(me, "Lúa");
    const second = Number(await keep(me, "Lúa Vàng", first));
    await dropForm(pool(), me, { form: FORM, revision: first });
    expect(await kept(me)).toMatchObject({ values: { name: "Lúa Vàng" } });
    await dropForm(pool(), me, { form: FORM, revision: second });
    expect(await kept(me)).toBeUndefined();
    expect(await keep(me, "Again", first)).toBeGreaterThan(second);
  });

  it("is nothing that somebody else replaces or drops", async () => {
    const [me, other] = [await open(STARTUP_ROLE), await open(STARTUP_ROLE)];
    const revision = await firstKept(me, "Mine");
    expect(await keep(other, "Theirs", revision)).not.toBe(revision);
    await dropForm(pool(), other, { form: FORM, revision });
    expect(await kept(me)).toMatchObject({ values: { name: "Mine" } });
  });
});
