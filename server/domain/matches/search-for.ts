import type pg from "pg";
import type { Language } from "../../../contracts/languages.ts";
import { MOST_CANDIDATES } from "../../judging/matches/candidate-list.ts";
import { readInvestorFacts } from "../../judging/matches/facts/investor-facts.ts";
import { readStartupFacts } from "../../judging/matches/facts/startup-facts.ts";
import type { MatchSearch } from "../../judging/matches/match.ts";
import { languageOf } from "../../language/language-of.ts";
import { asPublic, readInvestorCandidates, readStartupCandidates } from "./candidates.ts";
import { narrowCandidates } from "./narrowing/narrow-candidates.ts";
import type { Subject } from "./subject.ts";

/**
 * Everything that a ranking needs: the person's profile and the candidates. Pages are compared in the language in which
 * the person wrote, so that a pair has the same rate for every reader, but shown in the reader's.
 */
export async function searchFor(
  client: pg.ClientBase | pg.Pool,
  subject: Subject,
  { today, language }: { today: Date; language: Language },
): Promise<MatchSearch> {
  const { tagline, description, matchCriteria } = subject.profile;
  const own = [tagline, description, matchCriteria].filter(Boolean).join("\n");
  const languages = { ranked: languageOf(own), told: language };
  const ids = await narrowCandidates(client, subject, today, MOST_CANDIDATES);
  if (subject.direction === "startups") {
    const startup = subject.facts();
    const candidates = await readInvestorCandidates(client, ids, { languages, startup });
    const subjectAsPublic = () => readStartupFacts(asPublic(subject.profile));
    return { direction: "startups", subject: startup, subjectAsPublic, ...candidates };
  }
  const candidates = await readStartupCandidates(client, ids, languages);
  const subjectAsPublic = () => readInvestorFacts(asPublic(subject.profile));
  return { direction: "investors", subject: subject.facts(), subjectAsPublic, ...candidates };
}
