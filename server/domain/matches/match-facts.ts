import type { MatchResult } from "../../../contracts/match-operations.ts";
import type { Side } from "../profiles/sides.ts";

type MatchFact = MatchResult["facts"][number];
/** What one side does or looks for, by topic. */
export type Traits = Record<MatchFact["topic"], string[]>;

const TOPICS = ["industry", "stage", "region"] as const;

/** The traits on a candidate's page, and whether they are what the other side does or looks for. */
export function matchFacts(candidate: Traits, own: Traits): MatchFact[] {
  return TOPICS.flatMap((topic) => {
    const [theirs, ours] = [candidate[topic], own[topic]];
    if (theirs.length === 0) return [];
    const shared = theirs.filter((value) => ours.includes(value));
    const isShared = shared.length > 0;
    return [
      { topic, values: isShared ? shared : theirs, fits: ours.length === 0 ? null : isShared },
    ];
  });
}

/** The traits of a row as JSON; fields that are not filled in are empty. */
export function traitsOf({ pages }: Side, row: string): string {
  const [industry, stage, region] =
    pages === "startups"
      ? [`${row}.industries`, `array[${row}.venture_round]`, `array[${row}.country]`]
      : [`${row}.target_industries`, `${row}.investment_stages`, `${row}.target_regions`];
  return `json_build_object('industry', ${filled(industry)}, 'stage', ${filled(stage)},
                            'region', ${filled(region)})`;
}

/**
 * The rounds on a row's page, as JSON. An investor's check size is private (0040), but the rounds that it joined are
 * not.
 */
export function dealingsOf({ pages }: Side, row: string): string {
  if (pages === "startups") {
    return `json_build_object('types', array[]::text[], 'rounds', null, 'latest', (
              select json_build_object('on', f.announced_on, 'kind', f.kind,
                                       'amount', f.amount_usd_thousand, 'company', null)
                from public.funding_rounds f
               where f.startup_id = ${row}.id and f.kind <> 'debt'
               order by f.announced_on desc, f.id desc limit 1))`;
  }
  return `(select json_build_object(
             'types', ${row}.investor_types,
             'rounds', case when j.smallest is not null then json_build_object(
               'least', j.smallest, 'most', j.largest, 'typical', j.typical) end,
             'latest', case when j.latest_on is not null then json_build_object(
               'on', j.latest_on, 'kind', j.latest_kind, 'amount', j.latest, 'company', j.latest_company) end)
             from public.rounds_joined(${row}.id) j)`;
}

function filled(values: string): string {
  return `coalesce(array_remove(array_remove(${values}, null), ''), '{}')`;
}
