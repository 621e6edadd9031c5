import { describe, expect, it } from "vitest";
import { INVESTOR_ROLE, type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { investorProfile } from "../../../contracts/investor-profile.ts";
import { DEFAULT_PRICES } from "../../../contracts/prices.ts";
import { readProfileStatus } from "../../../contracts/profile-status.ts";
import { startupProfile } from "../../../contracts/startup-profile.ts";
import type { Actor } from "../account/actor.ts";
import { creditAccount } from "../credits/credit-account.ts";
import { publishSnapshot } from "../publishing/publish-snapshot.ts";
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

/** @param expiresAt when they expire, in PostgreSQL's format; by default never. */
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
        { task: "pitch_deck", done: false, missing: [] },
        { task: "profile", done: false, missing },
        { task: "logo", done: false, missing: [] },
        { task: "website", done: false, missing: [] },
        { task: "business_license", done: false, missing: [] },
      ],
      // A company e-mail that is not there yet is a missing field rather than a wrong one.
      blockers: ["incomplete_tasks", "score_unavailable", "not_enough_credits"],
      companyEmailProblem: null,
      objections: [],
      isRejected: false,
      publication: "not_published",
      page: null,
      criteria: "",
      deckScore: null,
      deckFound: null,
      deckReviewedAt: null,
      underWay: null,
      matchesFound: null,
      matchesReachable: null,
      reviewedWebsite: null,
      askDiffers: null,
    });
  });

  it("of an investor asks for no logo and no deck", async () => {
    const status = await statusOf(await open(INVESTOR_ROLE));
    expect(status.tasks.map(({ task }) => task)).toEqual(TASKS_OF_INVESTOR);
    expect(status.tasks[0]?.missing).toEqual(missingFields(INVESTOR_ROLE, null));
    expect(status.blockers).toEqual(["incomplete_tasks", "not_enough_credits"]);
  });

  it("names every field that is missing still, and no other", async () => {
    const actor = await open(STARTUP_ROLE);
    await pool().query(
      "insert into public.startup_profiles (user_id, name, country, industries) values ($1, 'Lúa', 'Vietnam', '{ai}')",
      [actor.userId],
    );
    const { tasks } = await statusOf(actor);
    const filled = ["name", "country", "industries"];
    expect(tasks).toContainEqual({
      task: "profile",
      done: false,
      missing: missingFields(STARTUP_ROLE, null).filter((field) => !filled.includes(field)),
    });
  });

  it("of a startup ticks off what is done, one by one", async () => {
    const actor = await given(STARTUP_ROLE, { website: "" });
    expect(await openTasks(actor)).toEqual(["pitch_deck", "logo", "website", "business_license"]);
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
    expect(tasks.find(({ task }) => task === "profile")?.missing).toContain("name");
  });
});

describe("what keeps a profile from being published", () => {
  it.each([
    ["the same domain", "lan@luavang.example", {}, null],
    ["another host of it", "lan@mail.luavang.example", {}, null],
    ["another company's", "lan@elsewhere.example", {}, "other_domain"],
    ["a mailbox that anybody may have", "lan@gmail.com", {}, "account_free"],
    [
      "the website's, which the company's mail is not on",
      "lan@luavang.example",
      { company_email: "hello@mail-of-luavang.example" },
      "other_domain",
    ],
    [
      "a company e-mail, but a website on another domain",
      "lan@luavang.example",
      { website: "https://shop.example" },
      null,
    ],
    ["no company e-mail yet", "lan@luavang.example", { company_email: "" }, null],
    [
      "a mailbox that anybody may have, and the company has one too",
      "lan@gmail.com",
      { company_email: "luavang@gmail.com" },
      "company_free",
    ],
  ])("by the account's address: %s", async (_what, email, changes, problem) => {
    const actor = await given(STARTUP_ROLE, changes, email);
    const { blockers, companyEmailProblem } = await statusOf(actor);
    expect(companyEmailProblem).toBe(problem);
    expect(blockers.includes("company_email_required")).toBe(problem !== null);
    await pool().query("delete from auth.users where id = $1", [actor.userId]);
  });

  it("is not yet a public mailbox while there is no company e-mail, but that is told early", async () => {
    const actor = await open(STARTUP_ROLE, "lan@gmail.com");
    const { blockers, companyEmailProblem } = await statusOf(actor);
    expect(companyEmailProblem).toBe("account_free");
    expect(blockers).not.toContain("company_email_required");
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

describe.each<Role>([STARTUP_ROLE, INVESTOR_ROLE])("the publication of %s", (role) => {
  const drafts = role === STARTUP_ROLE ? "startup_profiles" : "investor_profiles";
  const pages = role === STARTUP_ROLE ? "startups" : "investors";

  const published = async () => {
    const actor = await given(role);
    const client = await pool().connect();
    const { slug } = await publishSnapshot(client, actor.userId, role, "").finally(() =>
      client.release(),
    );
    return { actor, page: `/${pages}/${slug}` };
  };
  const save = (actor: Actor, changes: object, version = 1) =>
    saveProfile(pool(), actor, role, { columns: { ...COLUMNS[role], ...changes }, version });

  it("is none before the first time", async () => {
    expect(await statusOf(await given(role))).toMatchObject({
      publication: "not_published",
      page: null,
    });
  });

  it("stays up to date whatever is saved that the page does not show", async () => {
    const { actor, page } = await published();
    await saveMatchCriteria(pool(), actor, "seed money");
    await save(actor, {
      company_email: "other@luavang.example",
      ...(role === STARTUP_ROLE ? { mobile_phone: "+84900000001", line: "other" } : {}),
    });
    await giveFile(actor, "business_license");
    expect(await statusOf(actor)).toMatchObject({
      publication: "published",
      page,
      criteria: "seed money",
    });
  });

  it.each([{ name: "Anew" }, { description: "Other words" }, { website: "" }, { city: "Huế" }])(
    "is out of date once %o is saved, the page stays, and saving it back mends that",
    async (changes) => {
      const { actor, page } = await published();
      await save(actor, changes);
      expect(await statusOf(actor)).toMatchObject({ publication: "needs_publishing", page });
      await save(actor, {}, 2);
      expect(await statusOf(actor)).toMatchObject({ publication: "published" });
    },
  );

  it("is out of date once there is another logo", async () => {
    const { actor } = await published();
    await giveFile(actor, "logo");
    expect(await statusOf(actor)).toMatchObject({ publication: "needs_publishing" });
    await pool().query(
      `update public.${pages} p set logo = '/logos/path/logo.webp'
         from public.${drafts} d where d.user_id = $1 and d.${pages.slice(0, -1)}_id = p.id`,
      [actor.userId],
    );
    expect(await statusOf(actor)).toMatchObject({ publication: "published" });
  });

  it("names no page that is not public", async () => {
    const { actor, page } = await published();
    await pool().query(`update public.${pages} set is_published = false where slug = $1`, [
      page.split("/").at(-1),
    ]);
    expect((await statusOf(actor)).page).toBeNull();
  });
});
