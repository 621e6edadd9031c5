import { below, type Random, randomFrom } from "./random.ts";

/** The independent random sequences. */
const SEEDS = {
  startupName: 1,
  startup: 2,
  investorName: 3,
  investor: 4,
  roundCount: 5,
  career: 6,
  backers: 7,
  story: 8,
  startupId: 9,
  investorId: 10,
  roundId: 11,
  newsId: 12,
};
type Topic = keyof typeof SEEDS;

/** Draws for one row: whichever other rows are made, it comes out the same. */
export function randomOf(topic: Topic, place: number): Random {
  return randomFrom(SEEDS[topic], place);
}

/** The id of the row at `place`: spread like the random ones (version 4) that the product gives. */
export function idOf(kind: "startup" | "investor" | "round" | "news", place: number): string {
  const random = randomOf(`${kind}Id`, place);
  const word = () => below(random, 2 ** 32);
  const hex = [word(), word(), word(), word()]
    .map((part) => part.toString(16).padStart(8, "0"))
    .join("");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join("-");
}

const SLUG_LENGTH = 60;

/** An address of Latin letters; the place in it keeps namesakes apart. */
export function slugOf(name: string, place: number, otherwise: string): string {
  const latin = name
    .replaceAll(/[đĐ]/g, "d")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_LENGTH)
    .replaceAll(/^-+|-+$/g, "");
  return `${latin || otherwise}-${place + 1}`;
}
