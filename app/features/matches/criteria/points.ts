import type { Constraint } from "../../../../contracts/constraints.ts";

/** A point of the criteria as the screen holds it; the id tells apart points that say the same. */
export type Point = Constraint & { id: number };

/** A text of criteria, and what its author means by it. */
export type Meant = { text: string; points: Point[] };

export const POINT_GROUPS = ["never", "avoid", "must", "prefer", "notUnderstood"] as const;
export type PointGroup = (typeof POINT_GROUPS)[number];

const GROUP_OF = {
  never: "never",
  avoid: "avoid",
  must: "must",
  only: "must",
  prefer: "prefer",
  seek: "prefer",
} as const satisfies Record<Constraint["polarity"], PointGroup>;

/** The name of each group, in the words of criteria. */
export const GROUP_WORDS = {
  never: "groupNever",
  avoid: "polarityAvoid",
  must: "groupMust",
  prefer: "groupPrefer",
  notUnderstood: "groupNotUnderstood",
} as const satisfies Record<PointGroup, string>;

/** A sentence of the criteria with its points; undefined for points that the person has added. */
export type Sentence = {
  quote: string | undefined;
  groups: { group: PointGroup; points: Point[] }[];
};

export function groupOf({ polarity, reading }: Constraint): PointGroup {
  return reading === "notUnderstood" ? "notUnderstood" : GROUP_OF[polarity];
}

/** In the order of the text; added points come last. */
export function sentencesOf(points: readonly Point[], text: string): Sentence[] {
  const bySentence = new Map<string | undefined, Point[]>();
  for (const point of points) {
    const quote = isAdded(point, text) ? undefined : point.quote;
    bySentence.set(quote, [...(bySentence.get(quote) ?? []), point]);
  }
  return [...bySentence]
    .toSorted(([one], [other]) => Number(one === undefined) - Number(other === undefined))
    .map(([quote, of]) => ({
      quote,
      groups: POINT_GROUPS.flatMap((group) => {
        const points = of.filter((point) => groupOf(point) === group);
        return points.length === 0 ? [] : [{ group, points }];
      }),
    }));
}

export function numbered(constraints: readonly Constraint[]): Point[] {
  return constraints.map((constraint, id) => ({ ...constraint, id }));
}

/** The points as they are sent. */
export function withoutNumbers(points: readonly Point[]): Constraint[] {
  return points.map(({ id: _id, ...constraint }) => constraint);
}

/** Adds a point, or replaces the one that it was. */
export function withPoint(points: readonly Point[], changed: Constraint, id?: number): Point[] {
  if (id !== undefined) {
    return points.map((point) => (point.id === id ? { ...changed, id } : point));
  }
  return [...points, { ...changed, id: Math.max(-1, ...points.map((point) => point.id)) + 1 }];
}

/** A point without a sentence; matching looks for names in its words instead. */
export function addedPoint(
  said: Pick<Constraint, "polarity" | "about"> & Partial<Pick<Constraint, "terms" | "range">>,
): Constraint {
  const { terms = [], range = null } = said;
  const quote = terms.join(", ");
  return { ...said, terms, range, unless: [], condition: null, quote, reading: "sure" };
}

/** A point after its author has corrected it: the reading is sure now. */
export function mended(
  before: Constraint,
  said: Pick<Constraint, "polarity" | "terms" | "range">,
): Constraint {
  const isOwn = before.quote === before.terms.join(", ");
  return {
    ...before,
    ...said,
    quote: isOwn ? said.terms.join(", ") : before.quote,
    reading: "sure",
  };
}

function isAdded({ quote, terms }: Constraint, text: string): boolean {
  return quote === "" || (quote === terms.join(", ") && !text.includes(quote));
}
