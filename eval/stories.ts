import {
  FIELDS,
  type Field,
  isRight,
  type Judged,
  judge,
  share,
  valuesOf,
} from "./judged-items.ts";
import { pairCount, pairShares, pairsOf } from "./pairs.ts";
import { measureProposals } from "./proposed-rounds.ts";
import { readStorySet, readStorySets } from "./story-sets.ts";

type Count = { right: number; said: number; there: number };

/** What items of feeds report, and which report the same: by set and by language. */
export function measureStories(
  say: (line: string) => void,
  folders: readonly string[] = [],
): [group: string, measures: Record<string, number>][] {
  const sets = folders.length > 0 ? folders.map(readStorySet) : readStorySets();
  return sets.flatMap((set) => {
    const judged = judge(set);
    for (const one of judged) tellFaults(one, say);
    tellPairs(judged, say);
    const byLanguage = [...Map.groupBy(judged, ({ item }) => item.language)];
    return [
      [`${set.set}: all`, { ...measuresOf(judged), ...pairShares([pairCount(judged)]) }],
      [`${set.set}: rounds as the desk gets them`, measureProposals(judged, say)],
      ...byLanguage.map(([language, some]): [string, Record<string, number>] => [
        `${set.set}: ${language}`,
        { ...measuresOf(some), ...pairShares([pairCount(judged, some)]) },
      ]),
    ] satisfies [string, Record<string, number>][];
  });
}

function countOf(field: Field, one: Judged): Count {
  const [said, there] = [valuesOf(field, one.said), valuesOf(field, one.labelled)];
  const right = said.filter((value) => there.some((label) => isRight(field, one, value, label)));
  return { right: right.length, said: said.length, there: there.length };
}

function measuresOf(judged: readonly Judged[]): Record<string, number> {
  const rounds = sum(
    judged.map(({ said, labelled }) => ({
      right: said && labelled ? 1 : 0,
      said: said ? 1 : 0,
      there: labelled ? 1 : 0,
    })),
  );
  const entities = sum(
    judged.map(({ read, entities: there }) => ({
      right: read.entities.filter((id) => there.includes(id)).length,
      said: read.entities.length,
      there: there.length,
    })),
  );
  const counts: [string, Count][] = [
    ["round", rounds],
    ...FIELDS.map((field): [string, Count] => [
      field,
      sum(judged.map((one) => countOf(field, one))),
    ]),
    ["entities", entities],
  ];
  return {
    items: judged.length,
    ...Object.fromEntries(
      counts.flatMap(([name, { right, said, there }]) => [
        [`${name}: precision`, share(right, said)],
        [`${name}: found`, share(right, there)],
      ]),
    ),
  };
}

function tellFaults(one: Judged, say: (line: string) => void): void {
  const { id, item, read, said, labelled, entities } = one;
  const told = `${id} ${item.language}`;
  if (said && !labelled) say(`${told} tells of no round: ${said.company}`);
  if (!said && labelled) say(`${told} its round is not seen`);
  for (const field of FIELDS) {
    const [values, there] = [valuesOf(field, said), valuesOf(field, labelled)];
    const { right } = countOf(field, one);
    if (said && labelled && (right < values.length || right < there.length))
      say(`${told} ${field}: ${values.join(", ") || "–"} (${there.join(", ") || "–"})`);
  }
  const wrong = read.entities.filter((known) => !entities.includes(known));
  const missed = entities.filter((known) => !read.entities.includes(known));
  if (wrong.length + missed.length > 0)
    say(`${told} names: +${wrong.join(",")} -${missed.join(",")}`);
}

function tellPairs(judged: readonly Judged[], say: (line: string) => void): void {
  for (const [one, other] of pairsOf(judged)) {
    const [isFound, isTrue] = [one.found === other.found, one.story === other.story];
    if (isFound !== isTrue)
      say(`${one.id} ${other.id} ${isTrue ? "are parted" : "are put together"}`);
  }
}

function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (all, { right, said, there }) => ({
      right: all.right + right,
      said: all.said + said,
      there: all.there + there,
    }),
    { right: 0, said: 0, there: 0 },
  );
}
