import type pg from "pg";
import { z } from "zod";
import { type Language, languageOrDefault } from "../../../contracts/languages.ts";
import {
  findingWords,
  type ProfileFinding,
  profileFinding,
} from "../../../contracts/profile-review.ts";
import type { PublicationState } from "../../../contracts/publishing.ts";
import type { Actor } from "../account/actor.ts";
import { readNewestRun } from "../runs/read-run.ts";

const storedFindings = z.array(profileFinding);
/** Missing in reviews from before findings were worded in each language. */
const storedWords = z.array(findingWords.nullable()).nullable();

/**
 * The state of publishing, and the last review.
 * @param wanted the reader's language; by default, and for words that are not in it, the run's
 */
export async function readPublicationState(
  pool: pg.Pool,
  { userId }: Actor,
  wanted?: Language,
): Promise<Omit<PublicationState, "usesModel">> {
  const [run, { rows }] = await Promise.all([
    readNewestRun(pool, userId, "publish"),
    pool.query<{
      verdict: "approved" | "rejected";
      findings: unknown;
      words: unknown;
      language: string;
      created_at: Date;
      appealed_at: Date | null;
      decision: "accepted" | "declined" | null;
      reason: string;
    }>(
      `select p.verdict, p.findings, p.other_words -> $2 as words, r.language, p.created_at, c.created_at as appealed_at, c.decision, c.reason
         from public.publications p join public.runs r on r.id = p.run_id
         left join desk.cases c on c.kind = 'appeal' and c.run_id = p.run_id
        where p.user_id = $1 order by p.created_at desc limit 1`,
      [userId, wanted ?? null],
    ),
  ]);
  const [last] = rows;
  return {
    run,
    judged: last
      ? {
          verdict: last.verdict,
          findings: toldIn(last, wanted),
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

function toldIn(
  stored: { findings: unknown; words: unknown; language: string },
  wanted: Language | undefined,
): ProfileFinding[] {
  const run = languageOrDefault(stored.language);
  const words = storedWords.parse(stored.words);
  return storedFindings.parse(stored.findings).map((finding, at) => {
    const told = words?.[at];
    return told ? { ...finding, ...told, saidIn: wanted ?? run } : { ...finding, saidIn: run };
  });
}
