import type pg from "pg";
import { stageNames } from "../../../language/stages.ts";
import type { Subject } from "../subject.ts";
import {
  Conditions,
  countActivity,
  industriesAround,
  industriesOf,
  limitTo,
  listed,
  type Narrowing,
  refusesOneKind,
  statement,
  upTo,
} from "./conditions.ts";

/** Rounds of the same investor rarely differ by a larger factor. */
const NEAR_ROUND = 3;
const ROUNDS_SEEN = 3;

/** Investors for a startup. */
export function investorsFor(
  subject: Subject & { direction: "startups" },
  { geography, stage }: Narrowing,
  today: Date,
  limit: number,
): pg.QueryConfig {
  const facts = subject.facts();
  const conditions = new Conditions();
  const industries = industriesOf(facts.industries);
  if (industries.length > 0) {
    listed(conditions, "page.target_industries", industriesAround(facts));
    conditions.points.push(
      `2 * (page.target_industries @> ${conditions.value(industries.slice(0, 1))})::int`,
      `(page.target_industries && ${conditions.value(industries)})::int`,
    );
  }
  if (facts.stage !== 0) {
    const stages = stageNames(facts.stage);
    if (stage) listed(conditions, "page.investment_stages", stages);
    conditions.points.push(`(page.investment_stages && ${conditions.value(stages)})::int`);
  }
  if (facts.country !== undefined) {
    if (geography) {
      listed(conditions, "page.target_regions", [facts.country, ...facts.markets]);
    }
    conditions.points.push(`(page.target_regions @> ${conditions.value([facts.country])})::int`);
  }
  const { only, exclusions } = facts.criteria;
  if (only.types.size > 0) {
    const types = conditions.value([...only.types]);
    limitTo(conditions, facts.criteria, `page.investor_types && ${types}`);
  }
  if (only.placesAreSeats && only.places.size > 0) {
    const seats = conditions.value([...only.places]);
    limitTo(conditions, facts.criteria, `page.country = any (${seats})`);
  }
  for (const { types, places } of exclusions.filter(refusesOneKind)) {
    if (types.length > 0) {
      conditions.all.push(`not page.investor_types && ${conditions.value(types)}`);
    }
    if (places.length > 0) {
      conditions.all.push(`page.country <> all (${conditions.value(places)})`);
    }
  }
  countActivity(conditions, "known.latest_deal_on", today);
  if (!facts.ask) return statement(subject, conditions, "known.latest_deal_on", limit);
  const from = conditions.value(facts.ask.min / NEAR_ROUND / 1000);
  const to = conditions.value(upTo((facts.ask.max * NEAR_ROUND) / 1000));
  // Only the newest rounds of the most promising are read, and only if there is a choice: a subquery
  // with a limit runs for each candidate, and is never turned into a join over all rounds.
  const ofThatSize = `(
    select 1 from (select v.startup_id, v.latest_on from directory.investments v
                    where v.investor_id = found.id order by v.latest_on desc limit ${ROUNDS_SEEN}) v
      join public.funding_rounds r on r.startup_id = v.startup_id and r.announced_on = v.latest_on
     where r.amount_usd_thousand between ${from} and ${to} limit 1)`;
  const first = statement(subject, conditions, "known.latest_deal_on", 2 * limit);
  return {
    text: `with found as materialized (${first.text})
           select found.id from found
            order by found.points + case when (select count(*) from found) > ${limit}
                                         then coalesce(${ofThatSize}, 0) else 0 end desc,
                     found.latest desc nulls last, found.id
            limit ${limit}`,
    values: first.values ?? [],
  };
}
