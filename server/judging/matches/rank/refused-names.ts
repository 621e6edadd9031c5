import type { InvestorFacts } from "../facts/investor-facts.ts";
import type { StartupFacts } from "../facts/startup-facts.ts";

/** Whether the startup refuses by name the investor, or anybody who backed one of its companies. */
export function refusesByName({ criteria }: StartupFacts, { knownBy }: InvestorFacts): boolean {
  for (const text of criteria.refusals) {
    for (const name of knownBy) if (isNamedIn(text, name)) return true;
  }
  return false;
}

/** As whole words, where the script has any. */
function isNamedIn(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (at < 0) return false;
  const around = `${text[at - 1] ?? " "}${text[at + name.length] ?? " "}`;
  return !/[\p{Script=Latin}\p{Nd}]/u.test(around);
}
