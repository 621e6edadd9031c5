import { z } from "zod";
import { COUNTRIES, INDUSTRIES, INVESTOR_TYPES, VENTURE_ROUNDS } from "../catalogue.ts";
import type { FieldProblems } from "../errors.ts";
import { companyFields, companyProblems, emptyTexts } from "./company.ts";

/** An investor as staff edit it: drafts may be incomplete. */
export const investorContent = z.object({
  ...companyFields,
  investorTypes: z.array(z.enum(INVESTOR_TYPES)).max(INVESTOR_TYPES.length).default([]),
  stages: z.array(z.enum(VENTURE_ROUNDS)).max(VENTURE_ROUNDS.length).default([]),
  regions: z.array(z.enum(COUNTRIES)).max(COUNTRIES.length).default([]),
  industries: z.array(z.enum(INDUSTRIES)).max(INDUSTRIES.length).default([]),
});
export type InvestorContent = z.infer<typeof investorContent>;

/** What keeps an investor from being published: a problem's code for each field. */
export function investorProblems(content: InvestorContent): FieldProblems {
  const problems = companyProblems(content);
  if (content.investorTypes.length === 0) problems.investorTypes = "chooseOne";
  return problems;
}

export function emptyInvestor(): InvestorContent {
  return investorContent.parse({ texts: emptyTexts() });
}
