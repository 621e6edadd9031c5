import type { ReadItem, StatedRound } from "../server/judging/stories/feed-item.ts";
import { partsOf } from "../server/judging/stories/item-parts.ts";
import { knownAs, type NameIndex, nameIndex } from "../server/judging/stories/name-index.ts";
import { companyKey } from "../server/judging/stories/name-key.ts";
import { readItem } from "../server/judging/stories/read-item.ts";
import { storyOf, type Understood, understand } from "../server/judging/stories/same-story.ts";
import {
  type LabelledItem,
  type RoundLabel,
  readStorySet,
  readStorySets,
  type StorySet,
} from "./story-sets.ts";

type Judged = LabelledItem & {
  read: ReadItem;
  found: string;
  isSame: (a: string, b: string) => boolean;
};

const FIELDS = ["company", "amount", "kind", "date", "investors", "lead"] as const;
type Field = (typeof FIELDS)[number];
type Count = { right: number; said: number; there: number };

/** What items of feeds tell, and which tell the same: by set and by language. */
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
      [`${set.set}: all`, { ...measuresOf(judged), ...pairMeasures(judged, judged) }],
      ...byLanguage.map(([language, some]): [string, Record<string, number>] => [
        `${set.set}: ${language}`,
        { ...measuresOf(some), ...pairMeasures(some, judged) },
      ]),
    ] satisfies [string, Record<string, number>][];
  });
}

/** In order of time, as a newsroom gets them. */
function judge({ known, items }: StorySet): Judged[] {
  const index = nameIndex(known);
  const recent: { storyId: string; item: Understood }[] = [];
  const inTime = items.toSorted(
    (one, other) => one.item.publishedAt.getTime() - other.item.publishedAt.getTime(),
  );
  return inTime.map((one) => {
    const parts = partsOf(one.item, index);
    const read = readItem(one.item, index, parts);
    const item = understand(one.item, read, index, parts);
    const found = storyOf(item, recent) ?? one.id;
    recent.push({ storyId: found, item });
    return { ...one, read, found, isSame: (a: string, b: string) => areOne(a, b, index) };
  });
}

/** Two ways to write one name, or two names of one in the directory. */
function areOne(one: string, other: string, index: NameIndex): boolean {
  const ids = knownAs(one, index).map(({ id }) => id);
  return (
    companyKey(one) === companyKey(other) ||
    knownAs(other, index).some(({ id }) => ids.includes(id))
  );
}

const KINDS: Record<string, string> = { "Series D+": "series_d_plus", "Pre-seed": "pre_seed" };

function kindOf(label: string | null): string | undefined {
  if (label === null) return undefined;
  return KINDS[label] ?? label.toLowerCase().replace(/[ -]/g, "_");
}

/** The values of a field as they are said, and as they are labelled; those of one name are one. */
function values(
  field: Field,
  round: StatedRound | undefined,
  label: RoundLabel | null,
): [said: string[], there: string[]] {
  const list = (value: string | null | undefined) =>
    value === null || value === undefined ? [] : [value];
  const amount = (value: number | null | undefined, currency: string | null | undefined) =>
    list(value && currency ? `${currency} ${value}` : undefined);
  switch (field) {
    case "company":
      return [list(round?.company.value), list(label?.company)];
    case "amount":
      return [
        amount(round?.amount?.value.amount, round?.amount?.value.currency),
        amount(label?.amount, label?.currency),
      ];
    case "kind":
      return [list(round?.kind?.value), list(kindOf(label?.round ?? null))];
    case "date":
      return [list(round?.announcedOn?.value), list(label?.date)];
    case "investors":
      return [round?.investors.map(({ value }) => value) ?? [], label?.investors ?? []];
    case "lead":
      return [
        round?.investors.filter(({ isLead }) => isLead).map(({ value }) => value) ?? [],
        label?.lead ?? [],
      ];
  }
}

function countOf(field: Field, { read, round, isSame }: Judged): Count {
  const [said, there] = values(field, read.round, round);
  const isName = field === "company" || field === "investors" || field === "lead";
  const same = (one: string, other: string) => (isName ? isSame(one, other) : one === other);
  const right = said.filter((one) => there.some((other) => same(one, other))).length;
  return { right, said: said.length, there: there.length };
}

function measuresOf(judged: readonly Judged[]): Record<string, number> {
  const rounds = sum(
    judged.map(({ read, round }) => ({
      right: read.round && round ? 1 : 0,
      said: read.round ? 1 : 0,
      there: round ? 1 : 0,
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

/** Pairs of items of which at least one is of `some`. */
function pairMeasures(some: readonly Judged[], all: readonly Judged[]): Record<string, number> {
  let [right, said, there] = [0, 0, 0];
  for (const [one, other] of pairsOf(all)) {
    if (!some.includes(one) && !some.includes(other)) continue;
    const [isFound, isTrue] = [one.found === other.found, one.story === other.story];
    if (isFound) said += 1;
    if (isTrue) there += 1;
    if (isFound && isTrue) right += 1;
  }
  const [precision, found] = [share(right, said), share(right, there)];
  return {
    "pairs: precision": precision,
    "pairs: found": found,
    "pairs: F1": (2 * precision * found) / Math.max(precision + found, Number.EPSILON),
  };
}

function pairsOf(all: readonly Judged[]): [Judged, Judged][] {
  return all.flatMap((one, at) => all.slice(at + 1).map((other): [Judged, Judged] => [one, other]));
}

function tellFaults(one: Judged, say: (line: string) => void): void {
  const { id, item, read, round, entities } = one;
  const told = `${id} ${item.language}`;
  if (read.round && !round) say(`${told} tells of no round: ${read.round.company.value}`);
  if (!read.round && round) say(`${told} its round is not seen`);
  for (const field of FIELDS) {
    const [said, there] = values(field, read.round, round);
    const { right } = countOf(field, one);
    if (read.round && round && (right < said.length || right < there.length))
      say(`${told} ${field}: ${said.join(", ") || "–"} (${there.join(", ") || "–"})`);
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

/** Of nothing all. */
function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}
