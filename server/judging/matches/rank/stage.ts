import { stageDistance } from "../../../language/stages.ts";
import type { InvestorFacts } from "../facts/investor-facts.ts";
import type { StartupFacts } from "../facts/startup-facts.ts";

/** The number of steps between stages that brings the score to nothing. */
const FARTHEST = 1.5;

/** Whether the investor invests at the startup's stage, or how far from it. */
export function stageScore({ stage }: StartupFacts, { stages }: InvestorFacts): number | undefined {
  if (stage === 0 || stages === 0) return undefined;
  if ((stage & stages) !== 0) return 1;
  return Math.max(0, 1 - stageDistance(stage, stages) / FARTHEST);
}
