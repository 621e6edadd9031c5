import { randomUUID } from "node:crypto";
import type pg from "pg";
import { expect } from "vitest";
import type { CaseDecision } from "../../../contracts/desk/cases.ts";
import { DEFAULT_PRICES } from "../../../contracts/prices.ts";
import { Actor } from "../account/actor.ts";
import { type Accounts, accountsDatabase } from "../profiles/test-accounts.ts";
import { asStaff } from "./as-staff.ts";
import { type Decided, decideCase } from "./decide-case.ts";

export type Queue = Pick<Accounts, "pool" | "open"> & {
  /** A member of staff who has shown a second factor. */
  worker(role?: string): Promise<Actor>;
  decide(actor: Actor, id: string, decision: CaseDecision, reason?: string): Promise<Decided>;
  /** The only row of a statement. */
  only(sql: string, values?: unknown[]): Promise<pg.QueryResultRow>;
  /** A public page of a startup. */
  startup(website?: string | null): Promise<{ id: string; path: string }>;
  /** Somebody with a startup's profile. */
  founder(email?: string): Promise<Actor>;
};

/** Gives the calling test file a migrated database with a queue and its staff. */
export function queueDatabase(): Queue {
  const { pool, open } = accountsDatabase();
  const only: Queue["only"] = async (sql, values = []) => {
    const { rows } = await pool().query(sql, values);
    expect(rows).toHaveLength(1);
    return rows[0];
  };
  return {
    pool,
    open,
    only,
    async worker(role = "publisher") {
      const { userId, email, sessionId } = await open("Startup");
      await pool().query("insert into desk.staff (user_id, role) values ($1, $2)", [userId, role]);
      return new Actor({ userId, email, sessionId, hasShownFactor: true });
    },
    async decide(actor, id, decision, reason = "As filed") {
      const { rows } = await pool().query<{ revision: number }>(
        "select d.revision from desk.cases c join desk.documents d on d.id = c.document_id where c.id = $1",
        [id],
      );
      const revision = rows[0]?.revision ?? null;
      return asStaff(pool(), { actor, area: "queue", reason }, (staff) =>
        decideCase(
          staff,
          { id, decision, reason, revision },
          { prices: DEFAULT_PRICES, logoAddress: (path) => `/logos/${path}` },
        ),
      );
    },
    async startup(website = "https://luavang.example") {
      const slug = `s-${randomUUID()}`;
      const { id } = await only(
        `insert into public.startups (slug, name, industries, venture_round, country, website,
           is_published, published_at)
         values ($1, 'Lúa Vàng', array['agritech'], 'seed', 'Vietnam', $2, true, now()) returning id`,
        [slug, website],
      );
      return { id: String(id), path: `/startups/${slug}` };
    },
    async founder(email) {
      const actor = await open("Startup", email);
      await pool().query(
        `insert into public.startup_profiles (user_id, name, tagline, industries, venture_round, country,
           company_email, founded_year, founder_name)
         values ($1, 'Lúa Vàng', 'Rice', array['agritech'], 'seed', 'Vietnam', 'a@luavang.example', 2023, 'Lan')`,
        [actor.userId],
      );
      return actor;
    },
  };
}
