import { agreedRound } from "../server/judging/stories/agreed-round.ts";
import {
  FIELDS,
  type Field,
  isRight,
  type Judged,
  share,
  type ToldRound,
  valuesOf,
} from "./judged-items.ts";

const FACTS = ["company", "amount", "kind", "announcedOn"] as const;

/** A story as found, with what most of its items state, and the labelled story whose round it should be. */
type Proposal = { found: string; round: ToldRound; story: string | undefined };

/**
 * The rounds proposed to the desk, one per story. A value is right when any item of the story is
 * labelled with it: a sum in baht and its dollars both describe one round. A round split into two
 * stories counts once.
 */
export function measureProposals(
  judged: readonly Judged[],
  say: (line: string) => void,
): Record<string, number> {
  const labelled = Map.groupBy(
    judged.filter(({ labelled }) => labelled !== undefined),
    ({ story }) => story,
  );
  const proposals = [...Map.groupBy(judged, ({ found }) => found)].flatMap(([found, items]) =>
    proposalOf(found, items, labelled),
  );
  const isTold = new Set(proposals.map(({ story }) => story));
  return {
    rounds: labelled.size,
    "round: precision": share(proposals.filter(({ story }) => story).length, proposals.length),
    "round: found": share(isTold.size - Number(isTold.has(undefined)), labelled.size),
    ...Object.fromEntries(
      FIELDS.flatMap((field) => fieldMeasures(field, proposals, labelled, say)),
    ),
  };
}

function proposalOf(
  found: string,
  items: readonly Judged[],
  labelled: ReadonlyMap<string, Judged[]>,
): Proposal[] {
  const proposed = agreedRound(
    items.map(({ id, read, understood }) => ({ id, reading: read, understood })),
  );
  if (!proposed || FACTS.every((fact) => proposed[fact].stated === null)) return [];
  const [story] = [...Map.groupBy(items, ({ story }) => story)]
    .filter(([one]) => labelled.has(one))
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([one]) => one);
  const round = {
    company: proposed.company.stated,
    amount: proposed.amount.stated,
    kind: proposed.kind.stated,
    announcedOn: proposed.announcedOn.stated,
    investors: proposed.investors.map(({ value }) => value),
  };
  return [{ found, round, story }];
}

function fieldMeasures(
  field: Field,
  proposals: readonly Proposal[],
  labelled: ReadonlyMap<string, Judged[]>,
  say: (line: string) => void,
): [string, number][] {
  const isLabelled = (story: string | undefined, value: string) =>
    (labelled.get(story ?? "") ?? []).some((one) =>
      valuesOf(field, one.labelled).some((label) => isRight(field, one, value, label)),
    );
  const said = proposals.flatMap(({ found, round, story }) =>
    valuesOf(field, round).map((value) => ({ found, value, story })),
  );
  const right = said.filter(({ value, story }) => isLabelled(story, value));
  for (const one of said)
    if (!right.includes(one)) say(`${one.found} is proposed with ${field}: ${one.value}`);
  const isList = field === "investors" || field === "lead";
  const isOne = (one: Judged, value: string, other: string) =>
    !isList || isRight(field, one, value, other);
  const there = [...labelled].flatMap(([story, items]) =>
    items
      .flatMap((one) => valuesOf(field, one.labelled).map((label) => ({ story, one, label })))
      .filter(({ one, label }, at, all) =>
        all.slice(0, at).every((earlier) => !isOne(one, earlier.label, label)),
      ),
  );
  const found = there.filter(({ story, one, label }) =>
    right.some(({ story: other, value }) => other === story && isOne(one, value, label)),
  );
  return [
    [`${field}: precision`, share(right.length, said.length)],
    [`${field}: found`, share(found.length, there.length)],
  ];
}
