import type { InvestorFacts } from "../facts/investor-facts.ts";
import type { StartupFacts } from "../facts/startup-facts.ts";
import { likeness, type Rarity } from "./likeness.ts";
import { investorWishes, startupWishes } from "./wishes.ts";

/** What each part of the texts weighs; an investor's criteria more than its description. */
const CRITERIA = 0.4;
const STORY = 0.15;
const STARTUP = 0.25;
const LIKENESS = 0.35;

/** How well each side's text fits what the other asks for, and how alike the texts are. */
export function criteriaScore(
  startup: StartupFacts,
  investor: InvestorFacts,
  rarity: Rarity,
  candidate: { words: Int32Array },
): number | undefined {
  let sum = 0;
  let weights = 0;
  const add = (score: number | undefined, weight: number) => {
    if (score === undefined) return;
    sum += score * weight;
    weights += weight;
  };
  add(investorWishes(investor.criteria, startup), CRITERIA);
  add(investorWishes(investor.story, startup), STORY);
  add(startupWishes(startup.criteria, investor), STARTUP);
  add(likeness(startup, investor, rarity, candidate), LIKENESS);
  return weights === 0 ? undefined : sum / weights;
}
