import {
  EVERY_STAGE,
  fromFirst,
  type Stages,
  stagesBetween,
  toLast,
} from "../../../language/stages.ts";
import type { Units } from "../text/units.ts";
import type { Mention } from "./mentions.ts";
import type { Item, Sentence } from "./sentences.ts";

/** Stages, widened or limited by the words around them. */
export type StageLimits = {
  /** What a mention means with "to", "and later" and the like. */
  read: Map<Item, Stages>;
  /** Stages that a limit rules out: "nothing before Series A". */
  excluded: Stages;
};

const NEAR = 2;

/** Reads "seed to Series A", "Series B and later", "no earlier than Series A". */
export function boundedStages(
  units: Units,
  sentence: Sentence,
  mentions: readonly Mention[],
): StageLimits {
  const limits: StageLimits = { read: new Map(), excluded: 0 };
  let previous: Item | undefined;
  for (const mention of mentions) {
    const { item } = mention;
    const stages = stagesOf(item);
    if (stages === 0) continue;
    limits.read.set(item, stages);
    if (previous && isRange(units, sentence, previous, item)) {
      limits.read.set(item, stagesBetween(stagesOf(previous), stages));
    } else if (cueBehind(sentence, item, "before")) limits.read.set(item, toLast(stages) & ~stages);
    else if (cueBehind(sentence, item, "up")) limits.read.set(item, fromFirst(stages));
    else if (cueBehind(sentence, item, "down")) limits.read.set(item, toLast(stages));
    else limitBefore(sentence, mention, stages, limits);
    previous = item;
  }
  return limits;
}

/** "before Series A" refuses what is earlier; with a "no", as in "no earlier than", the rest is what is wanted. */
function limitBefore(
  sentence: Sentence,
  mention: Mention,
  stages: Stages,
  limits: StageLimits,
): void {
  const { item } = mention;
  const refused = mention.stance === "exclude";
  // "no earlier than" is one cue; "nothing below" is a refusal of what is below.
  const [from, upTo] = refused ? (["max", "min"] as const) : (["min", "max"] as const);
  if (cueBefore(sentence, item, from) || (refused && cueBefore(sentence, item, "before"))) {
    limits.read.set(item, fromFirst(stages));
    limits.excluded |= EVERY_STAGE & ~fromFirst(stages);
  } else if (cueBefore(sentence, item, upTo) || (refused && cueBefore(sentence, item, "beyond"))) {
    limits.read.set(item, toLast(stages));
    limits.excluded |= EVERY_STAGE & ~toLast(stages);
  } else if (cueBefore(sentence, item, "before")) {
    limits.read.set(item, toLast(stages) & ~stages);
  } else if (cueBefore(sentence, item, "beyond")) {
    limits.read.set(item, fromFirst(stages) & ~stages);
  } else return;
  // The limit says it all: the named stage itself is not refused.
  if (refused) mention.stance = "wish";
}

function stagesOf(item: Item): Stages {
  return item.meanings.reduce(
    (all, meaning) => (meaning.kind === "stage" ? all | meaning.stages : all),
    0,
  );
}

function isRange(units: Units, sentence: Sentence, left: Item, right: Item): boolean {
  if (right.from - left.to > NEAR + 1) return false;
  if (sentence.hasBetween(left.to, right.from, isTo)) return true;
  const gap = units.text.slice(units.ends[left.to - 1], units.starts[right.from]);
  return /^\s*[-–—~]\s*$/.test(gap) && left.written !== "";
}

const isTo = ({ cues }: Item) => cues.has("to");

function cueBefore(sentence: Sentence, item: Item, cue: "min" | "max" | "before" | "beyond") {
  return sentence
    .around(item.from - NEAR, item.from)
    .some(({ cues, to }) => cues.has(cue) && to <= item.from);
}

function cueBehind(sentence: Sentence, item: Item, cue: "up" | "down" | "before"): boolean {
  return sentence
    .around(item.to, item.to + NEAR)
    .some(({ cues, from }) => cues.has(cue) && from >= item.to);
}
