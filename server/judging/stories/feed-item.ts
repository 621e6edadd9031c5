import type { FUNDING_KINDS } from "../../../contracts/catalogue.ts";
import type { Language } from "../../../contracts/languages.ts";

/** One entry of a publisher's feed, with the text of its page as far as that could be read. */
export type FeedItem = {
  /** Without what only counts visitors (`canonicalAddress`). */
  url: string;
  publisher: string;
  language: Language;
  publishedAt: Date;
  title: string;
  /** Plain text. */
  summary: string;
  /** Plain text, its paragraphs parted by blank lines; may be empty. */
  text: string;
};

/** A company or an investor of the directory, under every name that is known of it. */
export type KnownName = {
  id: string;
  kind: "startup" | "investor";
  names: readonly string[];
  /** `https://…`, or empty. */
  website: string;
};

/** What an item states, in its own words, with the sentence that states it. */
export type Stated<Value> = { value: Value; quote: string };

export type RoundKind = (typeof FUNDING_KINDS)[number];

/** A funding round as one item reports it. What the item does not state is not there. */
export type StatedRound = {
  company: Stated<string>;
  /** In whole units of the currency. */
  amount?: Stated<{ amount: number; currency: string }>;
  kind?: Stated<RoundKind>;
  /** `2026-11-26` */
  announcedOn?: Stated<string>;
  investors: (Stated<string> & { isLead: boolean })[];
};

/** An item as it was understood by rule. */
export type ReadItem = {
  /** Undefined where it reports none, or several. */
  round: StatedRound | undefined;
  /** Ids of what it names, the one that it is about first. */
  entities: string[];
};
