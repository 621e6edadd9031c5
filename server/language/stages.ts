import { VENTURE_ROUNDS } from "../../contracts/catalogue.ts";
import {
  namesPattern,
  parts,
  readWordList,
  VOCABULARY,
  type WordEntry,
  wordEntry,
} from "./word-lists.ts";

/** Sets of stages as bits, in the order of VENTURE_ROUNDS. */
export type Stages = number;

export type VentureRound = (typeof VENTURE_ROUNDS)[number];

export const EVERY_STAGE: Stages = (1 << VENTURE_ROUNDS.length) - 1;

const ROUNDS: readonly string[] = VENTURE_ROUNDS;

export function stageBit(round: string): Stages {
  const at = ROUNDS.indexOf(round);
  return at < 0 ? 0 : 1 << at;
}

export function stageNames(stages: Stages): VentureRound[] {
  return VENTURE_ROUNDS.filter((_round, at) => (stages & (1 << at)) !== 0);
}

/** Names of stages and ranges of stages ("growth stage") in five languages. */
export const STAGE_WORDS: readonly [stages: Stages, words: WordEntry][] = [
  ...readWordList(VOCABULARY.stages, wordEntry).map(([name, entry]): [Stages, WordEntry] => [
    stageBit(name),
    entry,
  ]),
  ...readWordList(new URL("words/stage-ranges.json", import.meta.url), wordEntry).map(
    ([, entry]): [Stages, WordEntry] => [
      parts(entry.stages).reduce((all, stage) => all | stageBit(stage), 0),
      entry,
    ],
  ),
];

const NAMED = STAGE_WORDS.map(([stages, words]): [Stages, RegExp] => [stages, namesPattern(words)]);

/** Whether a folded text names a single stage, not a range. */
export function namesStage(text: string, stage: VentureRound): boolean {
  return NAMED.some(([stages, pattern]) => stages === stageBit(stage) && text.search(pattern) >= 0);
}

/** All stages from the first to the last of the two sets. */
export function stagesBetween(one: Stages, other: Stages): Stages {
  const both = one | other;
  return fromFirst(both) & toLast(both);
}

/** The first of these stages and all later ones. */
export function fromFirst(stages: Stages): Stages {
  return EVERY_STAGE & ~((stages & -stages) - 1);
}

/** The last of these stages and all earlier ones. */
export function toLast(stages: Stages): Stages {
  return stages === 0 ? 0 : (1 << (32 - Math.clz32(stages))) - 1;
}

/** The position of each stage in a company's life; the bridge before Series A is a smaller step. */
const POSITIONS = [0, 1, 1.6, 2.2, 3.2, 4.2, 5.2];

/** Steps from one stage to the nearest of a set. */
export function stageDistance(stage: Stages, among: Stages): number {
  const at = POSITIONS[31 - Math.clz32(stage)] ?? 0;
  const steps = POSITIONS.filter((_position, index) => (among & (1 << index)) !== 0).map(
    (position) => Math.abs(position - at),
  );
  return Math.min(...steps);
}
