import { randomUUID } from "node:crypto";
import { INVESTOR_ROLE, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { investor, startup } from "../../../supabase/tests/content.ts";
import type { Actor } from "../account/actor.ts";
import { accountsDatabase } from "../profiles/test-accounts.ts";

type Row = Record<string, unknown>;
/** Somebody with an account, a draft, and a page published from it. */
export type Member = { actor: Actor; pageId: string };

const STARTUP = {
  name: "Kasirin",
  industries: ["fintech"],
  venture_round: "seed",
  country: "Indonesia",
};
const INVESTOR = {
  name: "Angin",
  investor_types: ["venture_capital"],
  investment_stages: ["seed"],
  target_regions: ["Indonesia"],
  target_industries: ["fintech"],
  country: "Singapore",
};

/** Gives the tests of the calling file a database in which startups and investors meet. */
export function marketDatabase() {
  const { pool, open, activity } = accountsDatabase();

  async function insert(table: string, row: Row): Promise<void> {
    const places = Object.keys(row).map((_, index) => `$${index + 1}`);
    await pool().query(
      `insert into public.${table} (${Object.keys(row).join(", ")}) values (${places.join(", ")})`,
      Object.values(row),
    );
  }
  async function page(table: "startups" | "investors", row: Row): Promise<string> {
    const id = randomUUID();
    await insert(table, { id, ...row });
    return id;
  }
  const startupPage = (changes: Row = {}) => page("startups", startup({ ...STARTUP, ...changes }));
  const investorPage = (changes: Row = {}) =>
    page("investors", investor({ ...INVESTOR, ...changes }));

  return {
    pool,
    open,
    activity,
    insert,
    startupPage,
    investorPage,
    async founder(changes: Row = {}, criteria = "A lead who knows payments"): Promise<Member> {
      const actor = await open(STARTUP_ROLE);
      const pageId = await startupPage(changes);
      const draft = { ...STARTUP, ...changes };
      await insert("startup_profiles", {
        ...draft,
        user_id: actor.userId,
        startup_id: pageId,
        match_criteria: criteria,
        completed_at: new Date(),
      });
      return { actor, pageId };
    },
    async fund(changes: Row = {}, criteria = ""): Promise<Member> {
      const actor = await open(INVESTOR_ROLE);
      const pageId = await investorPage(changes);
      const draft = { ...INVESTOR, ...changes };
      await insert("investor_profiles", {
        ...draft,
        user_id: actor.userId,
        investor_id: pageId,
        match_criteria: criteria,
        completed_at: new Date(),
      });
      return { actor, pageId };
    },
    /** A round of a startup that an investor took part in. */
    async deal(investorId: string, startupId: string, date: string, thousands = 1000) {
      const id = randomUUID();
      await insert("funding_rounds", {
        id,
        startup_id: startupId,
        kind: "seed",
        announced_on: date,
        amount_usd_thousand: thousands,
      });
      await insert("funding_round_investors", { funding_round_id: id, investor_id: investorId });
    },
    async refuse({ userId }: Actor, side: "startup_id" | "investor_id", id: string, reason = "") {
      await insert("match_feedback", { user_id: userId, [side]: id, kind: "not_a_fit", reason });
    },
    /** A finished match run with these results. @returns its id. */
    async run({ userId }: Actor, changes: Row = {}, found: Row[] = []): Promise<string> {
      const id = randomUUID();
      await insert("runs", {
        id,
        user_id: userId,
        service: "match",
        idempotency_key: randomUUID(),
        language: "en",
        price: 3,
        state: "done",
        fingerprint: "0".repeat(64),
        finished_at: new Date(),
        ...changes,
      });
      for (const [place, row] of found.entries()) {
        await insert("match_results", {
          run_id: id,
          place: place + 1,
          rate: 80,
          reasons: ["Both know payments."],
          against: "It is far away.",
          ...row,
        });
      }
      return id;
    },
    /** Deletes everybody and everything. */
    async clear(): Promise<void> {
      for (const table of ["public.startups", "public.investors", "auth.users"]) {
        await pool().query(`delete from ${table}`);
      }
    },
  };
}
