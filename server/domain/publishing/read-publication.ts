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
    pool.query<{ verdict: "approved" | "rejected"; findings: unknown; created_at: Date }>(
      `select verdict, findings, created_at from public.publications
        where user_id = $1 order by created_at desc limit 1`,
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
        }
      : null,
  };
}
