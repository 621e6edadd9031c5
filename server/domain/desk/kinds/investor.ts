import type pg from "pg";
import {
  emptyInvestor,
  type InvestorContent,
  investorContent,
  investorProblems,
} from "../../../../contracts/desk/investor.ts";
import {
  columnsOf,
  contentOfRow,
  dropMachineMarks,
  readCompanyRow,
  rowProblems,
  stampCompany,
} from "./company-row.ts";
import { readFactSources, writeFactSources } from "./fact-sources.ts";
import type { DocumentKindRules, RawContent } from "./kind.ts";
import { hideRow, upsertRow } from "./public-row.ts";

export const investorRules: DocumentKindRules = {
  table: "investors",
  empty: emptyInvestor,
  read: (content) => investorContent.parse(content),
  titleOf: (content) => investorContent.parse(content).name,
  addressOf: (content) => `/investors/${investorContent.parse(content).slug}`,
  stamp: (before, after, save) =>
    stampCompany(investorContent.parse(before), investorContent.parse(after), save),
  adopt,
  async problems(client, id, raw) {
    const content = investorContent.parse(raw);
    return {
      ...investorProblems(content),
      ...(await rowProblems(client, "investors", id, content)),
    };
  },
  async publish(client, id, raw, now) {
    const content = investorContent.parse(raw);
    const columns = {
      ...(await columnsOf(client, content)),
      investor_types: content.investorTypes,
      investment_stages: content.stages,
      target_regions: content.regions,
      target_industries: content.industries,
    };
    await dropMachineMarks(client, "investors", id, content);
    await upsertRow(client, "investors", id, columns, now);
    await writeFactSources(client, "investor_id", id, content.sources);
  },
  unpublish: (client, id) => hideRow(client, "investors", id),
};

async function adopt(client: pg.ClientBase, id: string): Promise<RawContent | undefined> {
  const row = await readCompanyRow(client, "investors", id);
  if (!row) return undefined;
  return investorContent.parse({
    ...contentOfRow(row),
    investorTypes: row.investor_types,
    stages: row.investment_stages,
    regions: row.target_regions,
    industries: row.target_industries,
    sources: await readFactSources(client, "investor_id", id),
  } satisfies Record<keyof InvestorContent, unknown>);
}
