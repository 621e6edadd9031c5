import { describe, expect, it } from "vitest";
import { INVESTOR_ROLE, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { investorProfile } from "../../../contracts/investor-profile.ts";
import { startupProfile } from "../../../contracts/startup-profile.ts";
import { saveMatchCriteria } from "./save-match-criteria.ts";
import { saveProfile } from "./save-profile.ts";
import { accountsDatabase } from "./test-accounts.ts";
import { INVESTOR_FORM, STARTUP_FORM } from "./test-forms.ts";

const { pool, open, row, activity } = accountsDatabase();
const startup = startupProfile("Vietnam").parse(STARTUP_FORM);

/** The driver returns amounts, which are bigints, as text. */
const AMOUNTS = ["raising", "revenue", "cheque_min", "cheque_max"];
const asRead = (columns: object) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      AMOUNTS.includes(name) ? String(value) : value,
    ]),
  );

const KINDS = [
  { role: STARTUP_ROLE, other: INVESTOR_ROLE, table: "startup_profiles", columns: startup },
  {
    role: INVESTOR_ROLE,
    other: STARTUP_ROLE,
    table: "investor_profiles",
    columns: investorProfile.parse(INVESTOR_FORM),
  },
] as const;

describe.each(KINDS)("the form of $role", ({ role, other, table, columns }) => {
  const save = (actor: Parameters<typeof saveProfile>[1], version: number, changes: object = {}) =>
    saveProfile(pool(), actor, role, { columns: { ...columns, ...changes }, version });

  it("makes the draft at version 1, complete, with every field", async () => {
    const actor = await open(role);
    expect(await save(actor, 0)).toEqual({ outcome: "saved", version: 1 });
    expect(await row(table, actor)).toMatchObject({
      ...asRead(columns),
      version: 1,
      completed_at: expect.any(Date),
      published_at: null,
      match_criteria: "",
    });
    expect(await activity(actor)).toEqual(["profile_saved"]);
  });

  it("is saved again from the version that it was filled from", async () => {
    const actor = await open(role);
    await save(actor, 0);
    const before = await row(table, actor);
    expect(await save(actor, 1, { name: "Anew", website: "" })).toEqual({
      outcome: "saved",
      version: 2,
    });
    const after = await row(table, actor);
    expect(after).toMatchObject({
      ...asRead(columns),
      name: "Anew",
      website: "",
      version: 2,
    });
    expect(after?.created_at).toEqual(before?.created_at);
    expect(await activity(actor)).toEqual(["profile_saved", "profile_saved"]);
  });

  it.each([0, 1, 3])("changes nothing from version %i, when the draft is at 2", async (version) => {
    const actor = await open(role);
    await save(actor, 0);
    await save(actor, 1);
    const before = await row(table, actor);
    expect(await save(actor, version, { name: "Late" })).toEqual({ outcome: "edited" });
    expect(await row(table, actor)).toEqual(before);
    expect(await activity(actor)).toHaveLength(2);
  });

  it("is saved when an earlier save of the same has arrived without an answer", async () => {
    const actor = await open(role);
    await save(actor, 0, { name: "Twice" });
    expect(await save(actor, 0, { name: "Twice" })).toEqual({ outcome: "saved", version: 1 });
    expect(await row(table, actor)).toMatchObject({ name: "Twice", version: 1 });
  });

  it.each([0, 1])("is won by one of two that save at once from version %i", async (version) => {
    const actor = await open(role);
    if (version > 0) await save(actor, 0);
    const both = await Promise.all([
      save(actor, version, { name: "One" }),
      save(actor, version, { name: "Other" }),
    ]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(["edited", "saved"]);
    const winner = both[0]?.outcome === "saved" ? "One" : "Other";
    expect(await row(table, actor)).toMatchObject({ name: winner, version: version + 1 });
    expect(await activity(actor)).toHaveLength(version + 1);
  });

  it.each([other, undefined])("is not for an account of role %s", async (theirs) => {
    const actor = await open(theirs);
    expect(await save(actor, 0)).toEqual({ outcome: "foreign" });
    expect(await row(table, actor)).toBeUndefined();
    expect(await activity(actor)).toEqual([]);
  });

  it("touches nobody else's draft", async () => {
    const [actor, neighbour] = [await open(role), await open(role)];
    await save(neighbour, 0);
    const before = await row(table, neighbour);
    await save(actor, 0, { name: "Mine" });
    expect(await row(table, neighbour)).toEqual(before);
  });

  it("leaves criteria and publication as they are", async () => {
    const actor = await open(role);
    await save(actor, 0);
    await saveMatchCriteria(pool(), actor, "seed money");
    await pool().query(`update public.${table} set published_at = now() where user_id = $1`, [
      actor.userId,
    ]);
    const before = await row(table, actor);
    await save(actor, 1, { name: "Anew" });
    const after = await row(table, actor);
    expect(after).toMatchObject({
      match_criteria: "seed money",
      published_at: before?.published_at,
    });
  });

  it("is saved whole or not at all", async () => {
    const actor = await open(role);
    await expect(save(actor, 0, { founded_year: 1 })).rejects.toMatchObject({ code: "23514" });
    expect(await row(table, actor)).toBeUndefined();
    expect(await activity(actor)).toEqual([]);
  });
});

it("takes any other role for an investor (spec §6)", async () => {
  const actor = await open("Mentor");
  const columns = investorProfile.parse(INVESTOR_FORM);
  const asInvestor = await saveProfile(pool(), actor, INVESTOR_ROLE, { columns, version: 0 });
  expect(asInvestor.outcome).toBe("saved");
  const asStartup = { columns: startup, version: 0 };
  expect(await saveProfile(pool(), actor, STARTUP_ROLE, asStartup)).toEqual({ outcome: "foreign" });
});

/** Everything that the form accepts must fit the columns, or saving fails without a reason. */
describe("the longest that the form takes fits the columns", () => {
  const THAI = "ก";
  /** The longest value that the form accepts. */
  const longest = (field: "line" | "zalo" | "telegram" | "linkedin" | "website", head: string) => {
    const schema = startupProfile("Vietnam").shape[field];
    for (let length = 300; length > 0; length -= 1) {
      const typed = head + "ก".repeat(length);
      const latin = head + "x".repeat(length);
      if (schema.safeParse(typed).success) return typed;
      if (schema.safeParse(latin).success) return latin;
    }
    throw new Error(`The form takes nothing that begins with ${head}`);
  };

  it.each<[string, () => Partial<typeof STARTUP_FORM>]>([
    [
      "texts",
      () => ({
        name: THAI.repeat(120),
        tagline: THAI.repeat(200),
        description: THAI.repeat(5000),
        city: THAI.repeat(120),
        address: THAI.repeat(300),
        founder_name: THAI.repeat(120),
      }),
    ],
    ["a Line name", () => ({ line: longest("line", "@") })],
    ["a Line link", () => ({ line: longest("line", "https://line.me/ti/p/") })],
    ["a short Line link", () => ({ line: longest("line", "https://lin.ee/") })],
    ["a Zalo page", () => ({ zalo: longest("zalo", "https://zalo.me/") })],
    ["a Telegram name", () => ({ telegram: longest("telegram", "https://t.me/") })],
    ["a LinkedIn page", () => ({ linkedin: longest("linkedin", "https://linkedin.com/in/") })],
    ["a website", () => ({ website: longest("website", "https://padi.example/") })],
    ["a website's query", () => ({ website: longest("website", "https://padi.example/?q=") })],
    [
      "an e-mail address",
      () => ({
        company_email: `${"e".repeat(64)}@${"d".repeat(63)}.${"d".repeat(63)}.${"d".repeat(48)}.example`,
      }),
    ],
  ])("%s", async (_what, changes) => {
    const columns = startupProfile("Vietnam").parse({ ...STARTUP_FORM, ...changes() });
    const actor = await open(STARTUP_ROLE);
    const saved = await saveProfile(pool(), actor, STARTUP_ROLE, { columns, version: 0 });
    expect(saved).toEqual({ outcome: "saved", version: 1 });
  });
});
