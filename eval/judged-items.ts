import type { ReadItem, StatedRound } from "../server/judging/stories/feed-item.ts";
import { partsOf } from "../server/judging/stories/item-parts.ts";
import { knownAs, type NameIndex, nameIndex } from "../server/judging/stories/name-index.ts";
import { companyKey } from "../server/judging/stories/name-key.ts";
import { readItem } from "../server/judging/stories/read-item.ts";
import { storyOf } from "../server/judging/stories/same-story.ts";
import { type Understood, understand } from "../server/judging/stories/understood-item.ts";
import type { LabelledItem, RoundLabel, StorySet } from "./story-sets.ts";

/** A round's values as judged or labelled, without the words that state them. */
export type ToldRound = {
  company: string | null;
  amount: { amount: number; currency: string } | null;
  kind: string | null;
  announcedOn: string | null;
  investors: { name: string; isLead: boolean }[];
};

export type Judged = Omit<LabelledItem, "round"> & {
  read: ReadItem;
  understood: Understood;
  found: string;
  said: ToldRound | undefined;
  labelled: ToldRound | undefined;
  isSame: (a: string, b: string) => boolean;
};

export const FIELDS = ["company", "amount", "kind", "date", "investors", "lead"] as const;
export type Field = (typeof FIELDS)[number];

/** A set's items read and added to stories in order of time, as a newsroom receives them. */
export function judge({ known, items }: StorySet): Judged[] {
  const index = nameIndex(known);
  const recent: { storyId: string; item: Understood }[] = [];
  const inTime = items.toSorted(
    (one, other) => one.item.publishedAt.getTime() - other.item.publishedAt.getTime(),
  );
  return inTime.map(({ round, ...one }) => {
    const parts = partsOf(one.item, index);
    const read = readItem(one.item, index, parts);
    const understood = understand(one.item, read, index, parts);
    const found = storyOf(understood, recent) ?? one.id;
    recent.push({ storyId: found, item: understood });
    return {
      ...one,
      read,
      understood,
      found,
      said: read.round && saidRound(read.round),
      labelled: round ? labelledRound(round) : undefined,
      isSame: (a: string, b: string) => areOne(a, b, index),
    };
  });
}

/** Whether a field's value is the labelled one. */
export function isRight(
  field: Field,
  { isSame }: Pick<Judged, "isSame">,
  said: string,
  label: string,
): boolean {
  const isName = field === "company" || field === "investors" || field === "lead";
  return isName ? isSame(said, label) : said === label;
}

/** Two spellings of one name, or two names of one company in the directory. */
function areOne(one: string, other: string, index: NameIndex): boolean {
  const ids = knownAs(one, index).map(({ id }) => id);
  return (
    companyKey(one) === companyKey(other) ||
    knownAs(other, index).some(({ id }) => ids.includes(id))
  );
}

function saidRound({ company, amount, kind, announcedOn, investors }: StatedRound): ToldRound {
  return {
    company: company.value,
    amount: amount?.value ?? null,
    kind: kind?.value ?? null,
    announcedOn: announcedOn?.value ?? null,
    investors: investors.map(({ value, isLead }) => ({ name: value, isLead })),
  };
}

const KINDS: Record<string, string> = { "Series D+": "series_d_plus", "Pre-seed": "pre_seed" };

function labelledRound(label: RoundLabel): ToldRound {
  const { company, amount, currency, round, date, investors, lead } = label;
  return {
    company,
    amount: amount !== null && currency !== null ? { amount, currency } : null,
    kind: round && (KINDS[round] ?? round.toLowerCase().replace(/[ -]/g, "_")),
    announcedOn: date,
    investors: [...new Set([...investors, ...lead])].map((name) => ({
      name,
      isLead: lead.includes(name),
    })),
  };
}

/** The values of a field in a comparable form. */
export function valuesOf(field: Field, round: ToldRound | undefined): string[] {
  const list = (value: string | null | undefined) => (value ? [value] : []);
  switch (field) {
    case "company":
      return list(round?.company);
    case "amount":
      return list(round?.amount && `${round.amount.currency} ${round.amount.amount}`);
    case "kind":
      return list(round?.kind);
    case "date":
      return list(round?.announcedOn);
    case "investors":
      return round?.investors.map(({ name }) => name) ?? [];
    case "lead":
      return round?.investors.filter(({ isLead }) => isLead).map(({ name }) => name) ?? [];
  }
}

/** 1 if there are none. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}
