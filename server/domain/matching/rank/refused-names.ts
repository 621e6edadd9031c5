import type { InvestorFacts } from "../facts/investor-facts.ts";
import type { StartupFacts } from "../facts/startup-facts.ts";

/** Shorter names are words as often. */
const SHORTEST = 4;

/** Whether the startup refuses the investor, or who backed a company, by its name. */
export function refusesByName({ criteria }: StartupFacts, investor: InvestorFacts): boolean {
  if (criteria.refusals.length === 0) return false;
  const names = [investor.name, ...investor.deals.map(({ company }) => company ?? "")];
  return names.some(
    (name) => name.length >= SHORTEST && criteria.refusals.some((text) => isNamedIn(text, name)),
  );
}

/** As whole words, where the script has any. */
function isNamedIn(text: string, name: string): boolean {
  const at = text.indexOf(name.toLowerCase());
  if (at < 0) return false;
  const around = `${text[at - 1] ?? " "}${text[at + name.length] ?? " "}`;
  return !/[\p{Script=Latin}\p{Nd}]/u.test(around);
}
