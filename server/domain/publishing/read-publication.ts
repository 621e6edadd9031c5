import type pg from "pg";
import { z } from "zod";
import { profileFinding } from "../../../contracts/profile-review.ts";
import type { PublicationState } from "../../../contracts/publishing.ts";
import type { Actor } from "../account/actor.ts";
import { readNewestRun } from "../runs/read-run.ts";

/** Where publishing stands, and what the review said last. */
export async function readPublicationState(
  pool: pg.Pool,
  { userId }: Actor,
): Promise<PublicationState> {
  const [run, { rows }] = await Promise.all([
    readNewestRun(pool, userId, "publish"),
    pool.query<{
      verdict: "approved" | "rejected";
      findings: unknown;
      created_at: Date;
      appealed_at: Date | null;
      decision: "accepted" | "declined" | null;
      reason: string;
    }>(
      `select p.verdict, p.findings, p.created_at, c.created_at as appealed_at, c.decision, c.reason
         from public.publications p
         left join desk.cases c on c.kind = 'appeal' and c.run_id = p.run_id
        where p.user_id = $1 order by p.created_at desc limit 1`,
      [userId],
    ),
  ]);
  const [last] = rows;
  return {
    run,
    judged: last
      ? {
          verdict: last.verdict,
          findings: z.array(profileFinding).parse(last.findings),
          createdAt: last.created_at.toISOString(),
          appeal: last.appealed_at && {
            createdAt: last.appealed_at.toISOString(),
            decision: last.decision,
            reason: last.reason,
          },
        }
      : null,
  };
}
