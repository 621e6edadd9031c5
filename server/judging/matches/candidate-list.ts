import type { InvestorToMatch, StartupToMatch } from "../../../contracts/matching.ts";
import { type InvestorFacts, readInvestorFacts } from "./facts/investor-facts.ts";
import { readStartupFacts, type StartupFacts } from "./facts/startup-facts.ts";
import { type MatchSearch, rankIds } from "./match.ts";

/** As many texts as can be read within a second. */
export const MOST_CANDIDATES = 2000;

/** Finds the candidates for a subject. */
type Candidates<Subject, Facts> = (subject: Subject, today: Date) => Facts[];

/** Investors of a file, for one startup after the other. */
export function investorList(
  profiles: readonly InvestorToMatch[],
): Candidates<StartupFacts, InvestorFacts> {
  return candidateList(profiles, readInvestorFacts, (subject, candidates) => ({
    direction: "startups",
    subject,
    candidates,
  }));
}

/** Startups of a file, for one investor after the other. */
export function startupList(
  profiles: readonly StartupToMatch[],
): Candidates<InvestorFacts, StartupFacts> {
  return candidateList(profiles, readStartupFacts, (subject, candidates) => ({
    direction: "investors",
    subject,
    candidates,
  }));
}

/**
 * Each profile's texts are read once, and only when needed: if there are more candidates than can be
 * read within a second, only the ones whose fields fit best (decision 0027, without a database).
 */
function candidateList<Profile extends StartupToMatch | InvestorToMatch, Facts, Subject>(
  profiles: readonly Profile[],
  read: (profile: Profile) => Facts,
  searchOf: (subject: Subject, candidates: Facts[]) => MatchSearch,
): Candidates<Subject, Facts> {
  const known = new Map<string, Facts>();
  const factsOf = (profile: Profile): Facts => {
    const facts = known.get(profile.id) ?? read(profile);
    known.set(profile.id, facts);
    return facts;
  };
  if (profiles.length <= MOST_CANDIDATES) {
    const all = profiles.map(factsOf);
    return () => all;
  }
  const byId = new Map(profiles.map((profile) => [profile.id, profile]));
  const byFields = profiles.map((profile) => read(withoutTexts(profile)));
  return (subject, today) =>
    rankIds(searchOf(subject, byFields), today)
      .slice(0, MOST_CANDIDATES)
      .flatMap((id) => byId.get(id) ?? [])
      .map(factsOf);
}

function withoutTexts<Profile extends StartupToMatch | InvestorToMatch>(profile: Profile): Profile {
  return { ...profile, tagline: undefined, description: undefined, matchCriteria: undefined };
}
