import type { Claim, ProposedRound } from "../../../../contracts/desk/stories.ts";
import type { ReadItem, Stated } from "../../../judging/stories/feed-item.ts";
import { fold } from "../../../language/fold.ts";

/** What an article of a story states. */
export type StatedItem = { id: string; reading: ReadItem };

/** The round that a story's articles report: each value with the words that state it, the one that most state first. */
export function proposeRound(items: readonly StatedItem[]): ProposedRound | null {
  const stated = items.flatMap(({ id, reading }) =>
    reading.round ? [{ id, round: reading.round }] : [],
  );
  if (stated.length === 0) return null;
  const claims = <Value>(
    of: (round: (typeof stated)[number]["round"]) => readonly (Stated<Value> | undefined)[],
    sign: (value: Value) => string,
  ) =>
    gather(
      stated.map(({ id, round }) => ({ id, stated: of(round) })),
      sign,
    );
  const people = claims(
    (round) =>
      round.investors.map(({ value, quote, isLead }) => ({
        value: { name: value, isLead },
        quote,
      })),
    ({ name }) => fold(name),
  );
  return {
    company: claims(({ company }) => [company], fold),
    amount: claims(
      ({ amount }) => [amount],
      ({ amount, currency }) => `${amount} ${currency}`,
    ),
    kind: claims(
      ({ kind }) => [kind],
      (kind) => kind,
    ),
    announcedOn: claims(
      ({ announcedOn }) => [announcedOn],
      (day) => day,
    ),
    investors: people.toSorted(
      (one, other) => Number(other.value.isLead) - Number(one.value.isLead),
    ),
  };
}

function gather<Value>(
  items: readonly { id: string; stated: readonly (Stated<Value> | undefined)[] }[],
  sign: (value: Value) => string,
): Claim<Value>[] {
  const claims = new Map<string, Claim<Value>>();
  for (const { id, stated } of items) {
    for (const one of stated) {
      if (!one) continue;
      const claim = claims.get(sign(one.value)) ?? { value: one.value, said: [] };
      claim.said.push({ itemId: id, quote: one.quote });
      claims.set(sign(one.value), claim);
    }
  }
  return [...claims.values()].toSorted((one, other) => other.said.length - one.said.length);
}
