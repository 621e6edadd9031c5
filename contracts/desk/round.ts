import { z } from "zod";
import { FUNDING_KINDS } from "../catalogue.ts";
import type { FieldProblems } from "../errors.ts";
import { money, moneyProblem } from "./money.ts";
import { factSource, sourceProblems } from "./provenance.ts";
import { draftText } from "./translations.ts";
import { isDay } from "./values.ts";

/** The name when it was chosen, used in the round's title. */
const named = z.object({ id: z.uuid(), name: draftText(120) });

/** A funding round as staff edit it: drafts may be incomplete. */
export const roundContent = z.object({
  startup: named.nullable().default(null),
  kind: z.enum(FUNDING_KINDS).nullable().default(null),
  announcedOn: draftText(10),
  money: money.prefault({}),
  investors: z
    .array(named.extend({ isLead: z.boolean().default(false) }))
    .max(100)
    .default([]),
  sources: z.record(z.string().regex(/^[a-z_]{1,40}$/), factSource).default({}),
});
export type RoundContent = z.infer<typeof roundContent>;

/** The facts that may have a source. */
export const ROUND_FACTS = ["amount", "announced_on", "investors"] as const;

/** Money that must be paid back: the tracker and a company's totals keep it separate. */
export function isDebtRound({ kind }: Pick<RoundContent, "kind">): boolean {
  return kind === "debt";
}

/** What keeps a round from being published: a problem's code for each field. */
export function roundProblems(content: RoundContent): FieldProblems {
  const problems: FieldProblems = sourceProblems(content.sources);
  if (content.startup === null) problems.startup = "chooseOne";
  if (content.kind === null) problems.kind = "chooseOne";
  if (!isDay(content.announcedOn)) problems.announcedOn = "invalidDay";
  const ofMoney = moneyProblem(content.money);
  if (ofMoney) problems.money = ofMoney;
  return problems;
}
