import { unitsPerDollar } from "../../../contracts/currencies.ts";
import type { Claim, Fact, ProposedRound } from "../../../contracts/desk/stories.ts";
import { fold } from "../../language/fold.ts";
import type { ReadItem, Stated, StatedRound } from "./feed-item.ts";
import { areOtherKinds, BESIDE_STAGES } from "./round-kinds.ts";
import { isOneWorth, scriptOf } from "./story-signs.ts";
import type { Understood } from "./understood-item.ts";

/** An article of a story, as it was read when it came in. */
export type Telling = { id: string; reading: ReadItem; understood: Pick<Understood, "round"> };
type Report = { id: string; round: StatedRound; understood: NonNullable<Understood["round"]> };

/** How many of sum, kind and investors a lone article must give: with less it may mean something else. */
const LEAST_TOLD = 2;

/**
 * The round that a story's articles report together. Each value comes with the words that state it. It is stated if
 * the articles agree on it; a lone article's value only if it is plain; and none of values that equally many report.
 */
export function agreedRound(items: readonly Telling[]): ProposedRound | null {
  const reports = items.flatMap(({ id, reading, understood }): Report[] =>
    reading.round && understood.round
      ? [{ id, round: reading.round, understood: understood.round }]
      : [],
  );
  if (reports.length === 0) return null;
  const isAlone = reports.length === 1;
  const isSure = reports.length * 2 >= items.length && (!isAlone || reports.every(isPlain));
  const fact = <Value>(
    of: (round: StatedRound) => Stated<Value> | undefined,
    sign: (value: Value) => string,
    relations?: Relations<Value>,
  ) =>
    factOf(
      claimsOf(reports, (round) => [of(round)], sign),
      isSure,
      relations,
    );
  const saidBy = ({ said }: Claim<unknown>) =>
    reports.filter(({ id }) => said.some(({ itemId }) => itemId === id));
  const namesOf = (claim: Claim<string>) =>
    saidBy(claim).flatMap(({ understood }) => understood.company);
  // If only one of several articles gives a sum, it is often that of another round.
  const isTold = ({ votes }: { votes: number }) => votes > 1 || isAlone;
  return {
    company: fact(({ company }) => company, fold, {
      isOne: (one, other) => namesOf(one).some((name) => namesOf(other).includes(name)),
      // No rule can tell whether names in two scripts are the same.
      isAgainst: (one, other) => scriptOf(one.value) === scriptOf(other.value),
      // A name that is not in the directory, and that only one article has, further down, may be anybody's.
      isEnough: ({ claim, votes }) =>
        votes > 1 ||
        saidBy(claim).some(
          ({ understood }) => understood.isKnown || (isAlone && understood.isHeadlined),
        ),
    }),
    amount: fact(
      ({ amount }) => amount,
      ({ amount, currency }) => `${amount} ${currency}`,
      {
        isOne: (one, other) => isOneWorth(worthOf(one.value), worthOf(other.value)),
        isEnough: isTold,
      },
    ),
    kind: fact(({ kind }) => kind, String, {
      isAgainst: (one, other) => areOtherKinds(one.value, other.value),
      isBefore: (one, other) =>
        !BESIDE_STAGES.includes(one.value) && BESIDE_STAGES.includes(other.value),
      isEnough: isTold,
    }),
    announcedOn: fact(({ announcedOn }) => announcedOn, String),
    investors: claimsOf(
      reports,
      ({ investors }) =>
        investors.map(({ value, quote, isLead }) => ({ value: { name: value, isLead }, quote })),
      ({ name }) => fold(name),
    ).toSorted((one, other) => Number(other.value.isLead) - Number(one.value.isLead)),
    reports: reports.length,
  };
}

function isPlain({ round, understood }: Report): boolean {
  const told = [round.amount, round.kind, round.investors[0]].filter(
    (value) => value !== undefined,
  );
  return understood.isTitled === true && told.length >= LEAST_TOLD;
}

/** Each value once, with the articles that report it, most reported first. */
function claimsOf<Value>(
  reports: readonly Report[],
  of: (round: StatedRound) => readonly (Stated<Value> | undefined)[],
  sign: (value: Value) => string,
): Claim<Value>[] {
  const claims = new Map<string, Claim<Value>>();
  for (const { id, round } of reports) {
    for (const stated of of(round)) {
      if (!stated) continue;
      const claim = claims.get(sign(stated.value)) ?? { value: stated.value, said: [] };
      claim.said.push({ itemId: id, quote: stated.quote });
      claims.set(sign(stated.value), claim);
    }
  }
  return [...claims.values()].toSorted((one, other) => other.said.length - one.said.length);
}

type Relations<Value> = {
  /** Whether two values mean the same. */
  isOne?(one: Claim<Value>, other: Claim<Value>): boolean;
  /** Whether two different values cannot both be true. */
  isAgainst?(one: Claim<Value>, other: Claim<Value>): boolean;
  /** Which of two values goes first if equally many report them. */
  isBefore?(one: Claim<Value>, other: Claim<Value>): boolean;
  isEnough?(said: { claim: Claim<Value>; votes: number }): boolean;
};

function factOf<Value>(
  claims: Claim<Value>[],
  isSure: boolean,
  {
    isOne = () => false,
    isAgainst = () => true,
    isBefore = () => false,
    isEnough = () => true,
  }: Relations<Value> = {},
): Fact<Value> {
  const votes = (claim: Claim<Value>) =>
    claims
      .filter((other) => other === claim || isOne(claim, other))
      .reduce((sum, { said }) => sum + said.length, 0);
  const ordered = claims.toSorted(
    (one, other) =>
      votes(other) - votes(one) || Number(isBefore(other, one)) - Number(isBefore(one, other)),
  );
  const [best, ...rest] = ordered;
  if (!best) return { claims, stated: null, isDisputed: false };
  const against = rest.filter((claim) => !isOne(best, claim) && isAgainst(best, claim));
  const isAgreed =
    isEnough({ claim: best, votes: votes(best) }) &&
    against.every((one) => votes(one) < votes(best));
  return {
    claims: ordered,
    stated: isSure && isAgreed ? best.value : null,
    isDisputed: against.length > 0,
  };
}

function worthOf({ amount, currency }: { amount: number; currency: string }) {
  return { dollars: amount / unitsPerDollar(currency), currency };
}
