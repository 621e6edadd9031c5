import { z } from "zod";
import { COMPANY_EVENT_KINDS } from "../catalogue.ts";
import { money, moneyProblem } from "./money.ts";
import { factSource, sourceProblem } from "./provenance.ts";
import { draftText } from "./translations.ts";
import { isDay } from "./values.ts";

export const LONGEST_EVENT_PARTY = 200;

/** What became of a company apart from its rounds. */
export const companyEvent = z.object({
  id: z.uuid(),
  kind: z.enum(COMPANY_EVENT_KINDS),
  on: draftText(10),
  /** Who bought it, or where it is listed. */
  party: draftText(LONGEST_EVENT_PARTY),
  money: money.prefault({}),
  source: factSource.prefault({}),
});
export type CompanyEvent = z.infer<typeof companyEvent>;

/** What keeps an event from being published: a problem's code for each part. */
export function eventProblems(event: CompanyEvent): Record<string, string> {
  const problems: Record<string, string> = {};
  if (!isDay(event.on)) problems.on = "invalidDay";
  const ofMoney = event.kind === "shutdown" ? undefined : moneyProblem(event.money);
  if (ofMoney) problems.money = ofMoney;
  else if (event.kind === "valuation" && event.money.amount.trim() === "") {
    problems.money = "invalidAmount";
  }
  const ofSource = sourceProblem(event.source);
  if (ofSource) problems.source = ofSource;
  return problems;
}
