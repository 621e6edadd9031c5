import type pg from "pg";
import { conceptOf } from "../../../judging/matches/lexicon/concepts.ts";
import { stageNames } from "../../../language/stages.ts";
import type { Subject } from "../subject.ts";
import {
  Conditions,
  countActivity,
  industriesOf,
  limitTo,
  type Narrowing,
  refusesOneKind,
  statement,
  upTo,
} from "./conditions.ts";

/** A round is rarely more than this many times a cheque. */
const ROUND_PER_CHEQUE = 20;

/** Startups for an investor. */
export function startupsFor(
  subject: Subject & { direction: "investors" },
  { geography, stage }: Narrowing,
  today: Date,
  limit: number,
): pg.QueryConfig {
  const facts = subject.facts();
  const conditions = new Conditions();
  const targets = industriesOf(facts.targets);
  if (targets.length > 0 && !facts.anySector) {
    const told = [...facts.criteria.concepts.keys(), ...facts.story.concepts.keys()];
    const wider = industriesOf([
      ...facts.targets,
      ...told.flatMap((one) => [one, ...conceptOf(one).of]),
    ]);
    conditions.all.push(`page.industries && ${conditions.value(wider)}`);
  }
  if (targets.length > 0) {
    // The first industry of a startup is its main one.
    conditions.points.push(
      `2 * (page.industries[1] = any (${conditions.value(targets)}))::int`,
      `(page.industries && ${conditions.value(targets)})::int`,
    );
  }
  if (facts.stages !== 0) {
    const isAt = `page.venture_round = any (${conditions.value(stageNames(facts.stages))})`;
    if (stage) conditions.all.push(isAt);
    conditions.points.push(`(${isAt})::int`);
  }
  if (facts.places.size > 0) {
    const isIn = `page.country = any (${conditions.value([...facts.places])})`;
    if (geography && !facts.everywhere) conditions.all.push(isIn);
    conditions.points.push(`(${isIn})::int`);
  }
  // Its description may set limits as well, but they are less certain than criteria.
  const told = { ...facts.story, only: { ...facts.story.only, isPlain: false } };
  for (const thesis of [facts.criteria, told]) {
    const { stages, places, placesAreRegistered } = thesis.only;
    if (stages !== 0) {
      const rounds = conditions.value(stageNames(stages));
      limitTo(conditions, thesis, `page.venture_round = any (${rounds})`);
    }
    // Where a company is registered is only in its texts.
    if (places.size > 0 && !placesAreRegistered) {
      const countries = conditions.value([...places]);
      limitTo(conditions, thesis, `page.country = any (${countries})`);
    }
  }
  for (const { places } of facts.exclusions.filter(refusesOneKind)) {
    if (places.length > 0) {
      conditions.all.push(`page.country <> all (${conditions.value(places)})`);
    }
  }
  if (facts.cheque) {
    const from = conditions.value(facts.cheque.min / 1000);
    const to = conditions.value(upTo((facts.cheque.max * ROUND_PER_CHEQUE) / 1000));
    conditions.points.push(
      `coalesce(known.latest_round_usd_thousand between ${from} and ${to}, true)::int`,
    );
  }
  countActivity(conditions, "known.latest_round_on", today);
  return statement(subject, conditions, "known.latest_round_on", limit);
}
