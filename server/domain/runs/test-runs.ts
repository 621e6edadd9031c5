import { createHash, randomUUID } from "node:crypto";
import { pino } from "pino";
import type { Service } from "../../../contracts/credits.ts";
import { Actor } from "../account/actor.ts";
import { type Ledger, ledgerDatabase } from "../credits/test-ledger.ts";
import { jobKeyOf } from "./job-key.ts";
import { performRun, type RunWork } from "./perform-run.ts";
import { type RunWish, startRun } from "./start-run.ts";

export const FINGERPRINT = createHash("sha256").update("a deck").digest("hex");

/** Writes one activity with its result, so that a run's writes can be counted. */
export const writes: RunWork =
  async ({ userId }) =>
  async (client) => {
    await client.query(
      "insert into public.account_activity (user_id, kind) values ($1, 'deck_reviewed')",
      [userId],
    );
  };

type RunRow = { state: string; step: string | null; problem: string | null };

export type Runs = Ledger & {
  /** A person with that many credits. */
  person(credits: number): Promise<{ actor: Actor; accountId: string }>;
  /** Begins a run of 5 credits, with a fresh key by default. */
  begin(actor: Actor, wish?: Partial<RunWish>): Promise<string>;
  /** Works on a run as one server would: `work` for every service. */
  perform(runId: string, work: RunWork, stopping?: AbortSignal): Promise<void>;
  run(runId: string): Promise<RunRow | undefined>;
  /** Kind and amount of the account's entries, oldest first. */
  entries(accountId: string): Promise<[kind: string, amount: number][]>;
  /** Makes its server look dead for a minute. */
  silence(runId: string): Promise<void>;
};

/** Gives the calling test file a migrated database for beginning and working on runs. */
export function runsDatabase(): Runs {
  const ledger = ledgerDatabase();
  const { pool } = ledger;
  const log = pino({ level: "silent" });
  return {
    ...ledger,
    async person(credits) {
      const { accountId, userId } = await ledger.open();
      if (credits > 0) await ledger.post({ accountId, kind: "grant", amount: credits });
      return { accountId, actor: new Actor({ userId, email: "", sessionId: randomUUID() }) };
    },
    async begin(actor, wish = {}) {
      const usual = { service: "deck_review", price: 5, language: "en" } as const;
      const begun = await startRun(
        pool(),
        actor,
        { ...usual, key: randomUUID(), ...wish },
        async () => FINGERPRINT,
      );
      return begun.runId;
    },
    async perform(runId, work, stopping = new AbortController().signal) {
      const works: Record<Service, RunWork> = { deck_review: work, publish: work, match: work };
      // A worker also does this when it takes a job.
      await pool().query("select from graphile_worker.remove_job($1)", [jobKeyOf(runId)]);
      await performRun({ pool: pool(), works, log }, runId, stopping);
    },
    async run(runId) {
      const { rows } = await pool().query<RunRow>(
        "select state, step, problem from public.runs where id = $1",
        [runId],
      );
      return rows[0];
    },
    async entries(accountId) {
      const { rows } = await pool().query<{ kind: string; amount: number }>(
        "select kind, amount from public.credit_entries where account_id = $1 order by id",
        [accountId],
      );
      return rows.map(({ kind, amount }) => [kind, amount]);
    },
    async silence(runId) {
      await pool().query(
        "update public.run_attempts set alive_at = now() - interval '1 minute' where run_id = $1",
        [runId],
      );
    },
  };
}
