import type { FeedItem, ReadItem } from "./feed-item.ts";
import type { NameIndex } from "./name-index.ts";

/** Thin until the judging is there. */
export function readItem(item: FeedItem, known: NameIndex): ReadItem {
  const said = `${item.title}. ${item.text || item.summary}`;
  const entities = known
    .filter(({ names }) => names.some((name) => said.includes(name)))
    .map(({ id }) => id);
  const found =
    /^(?<company>[\p{L} ]+) raises US?\$(?<amount>[\d.]+) million(?: in a (?<kind>seed) round)?(?: led by (?<lead>[\p{L} ]+))?/u.exec(
      item.title,
    )?.groups;
  if (!found?.company || !found.amount) return { round: undefined, entities };
  const quote = item.title;
  return {
    entities,
    round: {
      company: { value: found.company, quote },
      amount: { value: { amount: Number(found.amount) * 1e6, currency: "USD" }, quote },
      ...(found.kind && { kind: { value: "seed" as const, quote } }),
      investors: found.lead ? [{ value: found.lead, quote, isLead: true }] : [],
    },
  };
}
