import type pg from "pg";
import type { Language } from "../../../contracts/languages.ts";
import { MOST_CANDIDATES } from "../../judging/matches/candidate-list.ts";
import type { MatchSearch } from "../../judging/matches/match.ts";
import { readInvestorCandidates, readStartupCandidates } from "./candidates.ts";
import { narrowCandidates } from "./narrowing/narrow-candidates.ts";
import type { Subject } from "./subject.ts";

/** Everything that a ranking needs: the person's profile, and the candidates that come into question. */
export async function searchFor(
  client: pg.ClientBase | pg.Pool,
  subject: Subject,
  { today, language }: { today: Date; language: Language },
): Promise<MatchSearch> {
  const ids = await narrowCandidates(client, subject, today, MOST_CANDIDATES);
  if (subject.direction === "startups") {
    const startup = subject.facts();
    const candidates = await readInvestorCandidates(client, ids, { language, startup });
    return { direction: "startups", subject: startup, ...candidates };
  }
  const candidates = await readStartupCandidates(client, ids, language);
  return { direction: "investors", subject: subject.facts(), ...candidates };
}
