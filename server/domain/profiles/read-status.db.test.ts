import { describe, expect, it } from "vitest";
import { INVESTOR_ROLE, type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { investorProfile } from "../../../contracts/investor-profile.ts";
import { DEFAULT_PRICES } from "../../../contracts/prices.ts";
import { readProfileStatus } from "../../../contracts/profile-status.ts";
import { startupProfile } from "../../../contracts/startup-profile.ts";
import type { Actor } from "../account/actor.ts";
import { creditAccount } from "../credits/credit-account.ts";
import { readStatus } from "./read-status.ts";
import { missingFields } from "./required-fields.ts";
import { saveMatchCriteria } from "./save-match-criteria.ts";
import { saveProfile } from "./save-profile.ts";
import { accountsDatabase } from "./test-accounts.ts";
import { INVESTOR_FORM, STARTUP_FORM } from "./test-forms.ts";

const { pool, open } = accountsDatabase();
const COLUMNS = {
  [STARTUP_ROLE]: startupProfile("Vietnam").parse(STARTUP_FORM),
  [INVESTOR_ROLE]: investorProfile.parse(INVESTOR_FORM),
};

const TASKS_OF_INVESTOR = ["profile", "website", "business_license"];

async function given(role: Role, changes: object = {}, email?: string): Promise<Actor> {
  const actor = await open(role, email);
  await saveProfile(pool(), actor, role, { columns: { ...COLUMNS[role], ...changes }, version: 0 });
  return actor;
}

async function giveFile(actor: Actor, kind: string): Promise<void> {
  await pool().query(
    `insert into public.profile_files (user_id, kind, path, name, bytes, sha256)
     values ($1, $2, 'path', 'name', 1, repeat('0', 64))`,
    [actor.userId, kind],
  );
}

/** @param expiresAt their expiry, as PostgreSQL writes it; without it never. */
async function grant(actor: Actor, credits: number, expiresAt?: string): Promise<void> {
  await pool().query(
    `select internal.post_credit_entry($1, 'grant', $2, gen_random_uuid()::text, 'a test',
       'operator', 'test', lasts_until => $3::timestamptz)`,
    [await creditAccount(pool(), actor.userId), credits, expiresAt ?? null],
  );
}

const statusOf = async (actor: Actor) => {
  const status = await readStatus(pool(), DEFAULT_PRICES, actor);
  expect(readProfileStatus.output.parse(status)).toEqual(status);
  return readProfileStatus.output.parse(status);
};

const openTasks = async (actor: Actor) =>
  (await statusOf(actor)).tasks.filter(({ done }) => !done).map(({ task }) => task);

describe("the checklist", () => {
  it("of a startup that has begun nothing is all open, every field missing", async () => {
    const status = await statusOf(await open(STARTUP_ROLE));
    const missing = missingFields(STARTUP_ROLE, null);
    expect(status).toEqual({
      tasks: [
        { task: "profile", done: false, missing },
        { task: "logo", done: false, missing: [] },
        { task: "website", done: false, missing: [] },
        { task: "pitch_deck", done: false, missing: [] },
        { task: "business_license", done: false, missing: [] },
      ],
      blockers: [
        "incomplete_tasks",
        "score_unavailable",
        "company_email_required",
        "not_enough_credits",
      ],
      publication: "not_published",
      page: null,
      criteria: "",
    });
  });

  it("of an investor asks for no logo and no deck", async () => {
    const status = await statusOf(await open(INVESTOR_ROLE));
    expect(status.tasks.map(({ task }) => task)).toEqual(TASKS_OF_INVESTOR);
    expect(status.tasks[0]?.missing).toEqual(missingFields(INVESTOR_ROLE, null));
    expect(status.blockers).toEqual([
      "incomplete_tasks",
      "company_email_required",
      "not_enough_credits",
    ]);
  });

  it("names every field that is missing still, and no other", async () => {
    const actor = await open(STARTUP_ROLE);
    await pool().query(
      "insert into public.startup_profiles (user_id, name, country, industries) values ($1, 'Lúa', 'Vietnam', '{ai}')",
      [actor.userId],
    );
    const { tasks } = await statusOf(actor);
    const filled = ["name", "country", "industries"];
    expect(tasks[0]).toEqual({
      task: "profile",
      done: false,
      missing: missingFields(STARTUP_ROLE, null).filter((field) => !filled.includes(field)),
    });
  });

  it("of a startup ticks off what is done, one by one", async () => {
    const actor = await given(STARTUP_ROLE, { website: "" });
    expect(await openTasks(actor)).toEqual(["logo", "website", "pitch_deck", "business_license"]);
    await giveFile(actor, "pitch_deck");
    expect(await openTasks(actor)).toEqual(["logo", "website", "business_license"]);
    await giveFile(actor, "logo");
    await giveFile(actor, "business_license");
    expect(await openTasks(actor)).toEqual(["website"]);
    await pool().query(
      "update public.startup_profiles set website = 'https://luavang.example' where user_id = $1",
      [actor.userId],
    );
    expect(await openTasks(actor)).toEqual([]);
    const { blockers } = await statusOf(actor);
    expect(blockers).not.toContain("incomplete_tasks");
  });

  it("of an investor ticks off what is done, and a deck does not count", async () => {
    const actor = await given(INVESTOR_ROLE);
    await giveFile(actor, "pitch_deck");
    expect(await openTasks(actor)).toEqual(["business_license"]);
    await giveFile(actor, "business_license");
    expect(await openTasks(actor)).toEqual([]);
  });

  it("is empty before a role is chosen, and an investor's for any other value", async () => {
    expect(await readStatus(pool(), DEFAULT_PRICES, await open())).toBeUndefined();
    expect(await openTasks(await open("Angel"))).toEqual(TASKS_OF_INVESTOR);
  });

  it("is not ticked off by another person's work, nor by the other role's", async () => {
    const neighbour = await given(STARTUP_ROLE);
    await giveFile(neighbour, "logo");
    const actor = await open(STARTUP_ROLE);
    await pool().query(
      "insert into public.investor_profiles (user_id, name) values ($1, 'Other')",
      [actor.userId],
    );
    const { tasks } = await statusOf(actor);
    expect(tasks.some(({ done }) => done)).toBe(false);
    expect(tasks[0]?.missing).toContain("name");
  });
});

describe("what keeps a profile from being published", () => {
  it.each([
    ["the same domain", "lan@luavang.example", {}, false],
    ["another host of it", "lan@mail.luavang.example", {}, false],
    ["another company's", "lan@elsewhere.example", {}, true],
    ["a mailbox that anybody may have", "lan@gmail.com", {}, true],
    [
      "the website's, which the company's mail is not on",
      "lan@luavang.example",
      { company_email: "hello@mail-of-luavang.example" },
      true,
    ],
    [
      "a company e-mail, but a website on another domain",
      "lan@luavang.example",
      { website: "https://shop.example" },
      false,
    ],
    ["no company e-mail yet", "lan@luavang.example", { company_email: "" }, true],
    [
      "a mailbox that anybody may have, and the company has one too",
      "lan@gmail.com",
      { company_email: "luavang@gmail.com" },
      true,
    ],
  ])("by the account's address: %s", async (_what, email, changes, blocks) => {
    const actor = await given(STARTUP_ROLE, changes, email);
    const { blockers } = await statusOf(actor);
    expect(blockers.includes("company_email_required")).toBe(blocks);
    await pool().query("delete from auth.users where id = $1", [actor.userId]);
  });

  it("is nothing for an investor whose tasks are done and whose credits suffice", async () => {
    const actor = await given(INVESTOR_ROLE, {}, "deals@straits.example");
    await giveFile(actor, "business_license");
    await grant(actor, 100);
    expect((await statusOf(actor)).blockers).toEqual([]);
  });

  it("is a deck without a score, for a startup whose tasks are done", async () => {
    const actor = await given(STARTUP_ROLE, {}, "lan@luavang.example");
    for (const kind of ["logo", "pitch_deck", "business_license"]) await giveFile(actor, kind);
    await grant(actor, 20);
    expect((await statusOf(actor)).blockers).toEqual(["score_unavailable"]);
  });

  it.each([
    [STARTUP_ROLE, 20],
    [INVESTOR_ROLE, 100],
  ] as const)("is a credit too few, for a %s", async (role, price) => {
    const actor = await given(role);
    const isShort = async () => (await statusOf(actor)).blockers.includes("not_enough_credits");
    await grant(actor, price - 1);
    expect(await isShort()).toBe(true);
    await grant(actor, 1);
    expect(await isShort()).toBe(false);
  });

  it("is credits that have expired, and those of a neighbour", async () => {
    const actor = await given(STARTUP_ROLE);
    await grant(actor, 50, "2020-01-01");
    await grant(await given(STARTUP_ROLE), 50);
    expect((await statusOf(actor)).blockers).toContain("not_enough_credits");
  });
});

describe.each([
  {
    role: STARTUP_ROLE,
    table: "startup_profiles",
    pages: "startups",
    page: "slug, name, country, is_published, published_at, industries, venture_round",
    values: "'{ai}', 'seed'",
    link: "startup_id",
  },
  {
    role: INVESTOR_ROLE,
    table: "investor_profiles",
    pages: "investors",
    page: "slug, name, country, is_published, published_at, investor_types",
    values: "'{accelerator}'",
    link: "investor_id",
  },
] as const)("the publication of $role", ({ role, table, pages, page: columns, values, link }) => {
  const publish = (actor: Actor) =>
    pool().query(
      `with page as (
         insert into public.${pages} (${columns})
         values ($2, 'Page', 'Vietnam', true, now(), ${values}) returning id)
       update public.${table} set ${link} = page.id, published_at = now() from page
        where user_id = $1`,
      [actor.userId, `page-${actor.userId}`],
    );

  it("is out of date once the form is saved again, and the page stays", async () => {
    const actor = await given(role);
    expect(await statusOf(actor)).toMatchObject({ publication: "not_published", page: null });
    await publish(actor);
    const page = `/${pages}/page-${actor.userId}`;
    expect(await statusOf(actor)).toMatchObject({ publication: "published", page });
    await saveMatchCriteria(pool(), actor, "seed money");
    expect(await statusOf(actor)).toMatchObject({
      publication: "published",
      criteria: "seed money",
    });
    await saveProfile(pool(), actor, role, { columns: COLUMNS[role], version: 1 });
    expect(await statusOf(actor)).toMatchObject({ publication: "needs_publishing", page });
  });

  it("names no page that is not public", async () => {
    const actor = await given(role);
    await publish(actor);
    await pool().query(`update public.${pages} set is_published = false where slug = $1`, [
      `page-${actor.userId}`,
    ]);
    expect((await statusOf(actor)).page).toBeNull();
  });
});
