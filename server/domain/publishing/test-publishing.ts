import { createHash, randomUUID } from "node:crypto";
import type { Role } from "../../../contracts/accounts.ts";
import type { ProfileVerdict } from "../../../contracts/profile-review.ts";
import type { Engine } from "../../judging/engine.ts";
import type { ProfileEvidence } from "../../judging/profiles/profile-evidence.ts";
import type { ProjectStorage } from "../../services/storage/project-storage.ts";
import type { Actor } from "../account/actor.ts";
import type { RunWork } from "../runs/perform-run.ts";
import { startRun } from "../runs/start-run.ts";
import { runsDatabase } from "../runs/test-runs.ts";
import { fingerprintOfDraft } from "./fingerprint.ts";
import { publishWork } from "./publish-work.ts";

/** The profiles in these tests have no files except a logo, which is not read. */
const storage: Pick<ProjectStorage, "fetch"> = {
  fetch: async () => {
    throw new Error("nothing is to be fetched");
  },
};

/** Gives the calling test file a migrated database, people with complete profiles, and an engine of its own. */
export function publishingDatabase() {
  const runs = runsDatabase();
  const { pool, person, perform } = runs;

  function work(
    answer: (evidence: ProfileEvidence) => ProfileVerdict | Promise<ProfileVerdict>,
    { fetch }: Pick<ProjectStorage, "fetch"> = storage,
  ) {
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
      storage: { fetch },
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

  async function beginPublish(actor: Actor): Promise<string> {
    const { runId } = await startRun(
      pool(),
      actor,
      { service: "publish", price: 20, language: "en", key: randomUUID() },
      () => fingerprintOfDraft(pool(), actor.userId),
    );
    return runId;
  }

  async function publish(actor: Actor, doing: RunWork): Promise<string> {
    const runId = await beginPublish(actor);
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

  return { ...runs, work, approve, founder, fund, beginPublish, publish, page };
}
