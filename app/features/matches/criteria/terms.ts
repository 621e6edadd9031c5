import type { Constraint } from "../../../../contracts/constraints.ts";

const MOST = 12;
const LONGEST = 120;

/** The typed list, split by the separators of any of our languages. */
export function termsIn(typed: string): string[] {
  return typed
    .split(/[,;、，；]/)
    .map((term) => term.trim().slice(0, LONGEST).trim())
    .filter((term) => term !== "")
    .slice(0, MOST);
}

/** The subject says everything: rivals, any sector, no new investments. */
export function isWithoutTerms({ about, terms }: Constraint): boolean {
  return terms.length === 0 && ["rival", "everySector", "newDeals"].includes(about);
}
