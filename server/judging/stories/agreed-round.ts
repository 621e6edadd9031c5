import { unitsPerDollar } from "../../../contracts/currencies.ts";
import type { Claim, Fact, ProposedRound } from "../../../contracts/desk/stories.ts";
import { fold } from "../../language/fold.ts";
import type { ReadItem, Stated, StatedRound } from "./feed-item.ts";
import { areOtherKinds, BESIDE_STAGES } from "./round-kinds.ts";
import { isOneWorth, scriptOf } from "./story-signs.ts";
import type { Understood } from "./understood-item.ts";

/** What an article of a story says, as it was read when it came. */
export type Telling = { id: string; reading: ReadItem; understood: Pick<Understood, "round"> };
type Report = { id: string; round: StatedRound; understood: NonNullable<Understood["round"]> };

/** Of sum, kind and investors: a lone article that tells less may as well mean something else. */
const LEAST_TOLD = 2;

/**
 * The round that a story's articles report together. Each value has the words that state it; it is stated where the
 * articles agree on it, and what one article alone says only where that is plain. Of equals nobody knows which is true.
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
  // What one says of a round that others tell without it is often another's sum.
  const isTold = ({ votes }: { votes: number }) => votes > 1 || isAlone;
  return {
    company: fact(({ company }) => company, fold, {
      isOne: (one, other) => namesOf(one).some((name) => namesOf(other).includes(name)),
      // Nobody can tell by rule what a name is in another script.
      isAgainst: (one, other) => scriptOf(one.value) === scriptOf(other.value),
      // A name that one article alone tells, further down, and no directory, may be anybody's.
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

/** Each value once, with all who say it; what most say first. */
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
  /** Whether two ways to say it mean one. */
  isOne?(one: Claim<Value>, other: Claim<Value>): boolean;
  /** Whether two that are not one cannot both be true. */
  isAgainst?(one: Claim<Value>, other: Claim<Value>): boolean;
  /** Which of two goes first where as many say it. */
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
