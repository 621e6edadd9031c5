import { createHash, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Role } from "../../../contracts/accounts.ts";
import type { ProfileFinding, ProfileVerdict } from "../../../contracts/profile-review.ts";
import type { Engine } from "../../judging/engine.ts";
import type { ProfileEvidence } from "../../judging/profiles/profile-evidence.ts";
import type { ProjectStorage } from "../../services/storage/project-storage.ts";
import type { Actor } from "../account/actor.ts";
import { takeDown } from "../account/take-down.ts";
import type { RunWork } from "../runs/perform-run.ts";
import { startRun } from "../runs/start-run.ts";
import { runsDatabase } from "../runs/test-runs.ts";
import { fingerprintOfDraft } from "./fingerprint.ts";
import { publishWork } from "./publish-work.ts";
import { readPublicationState } from "./read-publication.ts";
import { withdrawPage } from "./withdraw.ts";

const { pool, person, perform, run, entries } = runsDatabase();

const REASON: ProfileFinding = {
  rule: "thin_description",
  weight: "rejects",
  place: "description",
  text: "",
  why: "It says too little.",
  fix: "Say what you make.",
};

/** No file is in these tests' profiles but a logo, which nobody reads. */
const storage: Pick<ProjectStorage, "fetch"> = {
  fetch: async () => {
    throw new Error("nothing is to be fetched");
  },
};

function work(answer: (evidence: ProfileEvidence) => ProfileVerdict | Promise<ProfileVerdict>) {
  const engine: Engine = {
    name: "rules",
    sees: false,
    reviewProfile: async (evidence) => answer(evidence),
    reviewDeck: () => Promise.reject(new Error("no deck here")),
    readCriteria: () => Promise.reject(new Error("no criteria here")),
    rankMatches: () => Promise.reject(new Error("no match here")),
  };
  return publishWork({
    pool: pool(),
    storage,
    engine,
    readWebsite: async (address) => ({ ok: true, address, title: "Lúa Vàng" }),
    logoAddress: (path) => `/logos/${path}`,
  });
}
const approve = () => work(() => ({ verdict: "approved", findings: [] }));

async function founder(name = `Lúa Vàng ${randomUUID()}`): Promise<{
  actor: Actor;
  accountId: string;
}> {
  const someone = await person(200);
  await pool().query(
    `insert into public.startup_profiles (user_id, name, tagline, industries, venture_round,
       country, website, linkedin, company_email, founded_year, mobile_phone, founder_name)
     values ($1, $2, 'Rice', array['agritech'], 'seed', 'Vietnam', 'https://luavang.example', '',
       'hello@luavang.example', 2023, '+84901234567', 'Lan')`,
    [someone.actor.userId, name],
  );
  await pool().query(
    `insert into public.profile_files (user_id, kind, path, name, bytes, sha256)
     values ($1, 'logo', $2, 'logo.png', 10, $3)`,
    [someone.actor.userId, `${someone.actor.userId}/l`, createHash("sha256").digest("hex")],
  );
  return someone;
}

async function fund(): Promise<{ actor: Actor }> {
  const { actor } = await person(200);
  await pool().query("update public.profiles set role = 'Investor' where user_id = $1", [
    actor.userId,
  ]);
  await pool().query(
    `insert into public.investor_profiles (user_id, name, investor_types, country, target_industries)
     values ($1, '种子资本', array['venture_capital'], 'Singapore', array['fintech'])`,
    [actor.userId],
  );
  return { actor };
}

async function publish(actor: Actor, doing: RunWork): Promise<string> {
  const { runId } = await startRun(
    pool(),
    actor,
    { service: "publish", price: 20, language: "en", key: randomUUID() },
    () => fingerprintOfDraft(pool(), actor.userId),
  );
  await perform(runId, doing);
  return runId;
}

async function page(actor: Actor, role: Role = "Startup") {
  const [pages, drafts, key] =
    role === "Startup"
      ? ["startups", "startup_profiles", "startup_id"]
      : ["investors", "investor_profiles", "investor_id"];
  const { rows } = await pool().query(
    `select p.* from public.${pages} p join public.${drafts} d on d.${key} = p.id
      where d.user_id = $1`,
    [actor.userId],
  );
  return rows[0];
}

describe("a profile that passes", () => {
  it("becomes a page of its public part, at once and with nothing private", async () => {
    const { actor } = await founder("Lúa Vàng Đỏ");
    expect(await run(await publish(actor, approve()))).toMatchObject({ state: "done" });
    const made = await page(actor);
    expect(made).toMatchObject({
      slug: "lua-vang-do",
      name: "Lúa Vàng Đỏ",
      website: "https://luavang.example",
      linkedin: null,
      logo: `/logos/${actor.userId}/l`,
      is_published: true,
      is_sample: false,
    });
    expect(JSON.stringify(made)).not.toMatch(/901234567|hello@/);
    expect(await readPublicationState(pool(), actor)).toMatchObject({
      run: { state: "done" },
      judged: { verdict: "approved", findings: [] },
    });
  });

  it("keeps its page, its address and its first day when it is published again", async () => {
    const { actor } = await founder();
    await publish(actor, approve());
    const first = await page(actor);
    await pool().query(
      "update public.startup_profiles set name = 'Lúa Mới', version = version + 1 where user_id = $1",
      [actor.userId],
    );
    await publish(actor, approve());
    expect(await page(actor)).toMatchObject({
      id: first.id,
      slug: first.slug,
      name: "Lúa Mới",
      published_at: first.published_at,
    });
  });

  it("of an investor becomes an investor's page; a name in other letters still gets an address", async () => {
    const { actor } = await fund();
    await publish(actor, approve());
    expect(await page(actor, "Investor")).toMatchObject({
      slug: expect.stringMatching(/^investor(-\d+)?$/),
      name: "种子资本",
      target_industries: ["fintech"],
    });
  });

  it("does not take another's address, however many of a name come at once", async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => founder("Same Name")));
    await Promise.all(people.map(({ actor }) => publish(actor, approve())));
    const slugs = await Promise.all(people.map(async ({ actor }) => (await page(actor)).slug));
    expect(slugs.toSorted()).toEqual(["same-name", "same-name-2", "same-name-3", "same-name-4"]);
  });
});

describe("a profile that does not pass", () => {
  it("is not published, is told why, and is not paid back", async () => {
    const { actor, accountId } = await founder();
    await publish(
      actor,
      work(() => ({ verdict: "rejected", findings: [REASON] })),
    );
    expect(await page(actor)).toBeUndefined();
    expect(await entries(accountId)).toEqual([
      ["grant", 200],
      ["spend", -20],
    ]);
    expect(await readPublicationState(pool(), actor)).toMatchObject({
      run: { state: "done" },
      judged: { verdict: "rejected", findings: [REASON] },
    });
  });

  it("leaves the page that is published as it was", async () => {
    const { actor } = await founder();
    await publish(actor, approve());
    const before = await page(actor);
    await pool().query("update public.startup_profiles set name = 'Spam' where user_id = $1", [
      actor.userId,
    ]);
    await publish(
      actor,
      work(() => ({ verdict: "rejected", findings: [REASON] })),
    );
    expect(await page(actor)).toEqual(before);
  });
});

it("what is edited while it is judged is not published, and is paid back", async () => {
  const { actor, accountId } = await founder();
  const runId = await publish(
    actor,
    work(async () => {
      await pool().query(
        `update public.startup_profiles set description = 'Other words', version = version + 1
          where user_id = $1`,
        [actor.userId],
      );
      return { verdict: "approved", findings: [] };
    }),
  );
  expect(await run(runId)).toMatchObject({ state: "failed", problem: "profile_changed" });
  expect(await page(actor)).toBeUndefined();
  expect(await entries(accountId)).toEqual([
    ["grant", 200],
    ["spend", -20],
    ["refund", 20],
  ]);
});

it.each<Role>(["Startup", "Investor"])(
  "a page that is published while its %s deletes the account goes with them",
  async (role) => {
    const { actor } = role === "Startup" ? await founder() : await fund();
    const runId = await publish(
      actor,
      work(async () => {
        await takeDown(pool(), actor);
        return { verdict: "approved", findings: [] };
      }),
    );
    expect(await run(runId)).toMatchObject({ state: "done" });
    const { id } = await page(actor, role);
    await pool().query("delete from auth.users where id = $1", [actor.userId]);
    const { rowCount } = await pool().query(
      `select id from public.startups where id = $1
       union all select id from public.investors where id = $1`,
      [id],
    );
    expect(rowCount).toBe(0);
  },
);

it("the review sees the draft and what the website says", async () => {
  const { actor } = await founder("Lúa Vàng");
  const seen: ProfileEvidence[] = [];
  await publish(
    actor,
    work((evidence) => {
      seen.push(evidence);
      return { verdict: "approved", findings: [] };
    }),
  );
  expect(seen).toMatchObject([
    {
      role: "Startup",
      draft: { name: "Lúa Vàng", ventureRound: "seed", foundedYear: 2023, country: "Vietnam" },
      website: { state: "answers", title: "Lúa Vàng" },
      pitchDeck: null,
      businessLicense: null,
      language: "en",
    },
  ]);
});

describe("withdrawing", () => {
  it("takes the page down, and the next publish brings the same one back", async () => {
    const { actor } = await founder();
    await publish(actor, approve());
    const before = await page(actor);
    expect(await withdrawPage(pool(), actor, "Startup")).toBe(true);
    expect(await page(actor)).toMatchObject({ id: before.id, is_published: false });
    expect(await withdrawPage(pool(), actor, "Startup")).toBe(false);
    await publish(actor, approve());
    expect(await page(actor)).toMatchObject({ slug: before.slug, is_published: true });
  });

  it("takes nobody else's page down", async () => {
    const [mine, theirs] = [await founder(), await founder()];
    await publish(theirs.actor, approve());
    expect(await withdrawPage(pool(), mine.actor, "Startup")).toBe(false);
    expect(await page(theirs.actor)).toMatchObject({ is_published: true });
  });

  it("waits for a publish that is under way", async () => {
    const { actor } = await founder();
    await publish(
      actor,
      work(async () => {
        await expect(withdrawPage(pool(), actor, "Startup")).rejects.toThrow("being published");
        return { verdict: "approved", findings: [] };
      }),
    );
    expect(await page(actor)).toMatchObject({ is_published: true });
  });
});
