import type { FUNDING_KINDS } from "../../../contracts/catalogue.ts";
import type { Language } from "../../../contracts/languages.ts";

/** One entry of a publisher's feed, with the text of its page if that could be read. */
export type FeedItem = {
  /** Without tracking parameters (`canonicalAddress`). */
  url: string;
  publisher: string;
  language: Language;
  publishedAt: Date;
  title: string;
  /** Plain text. */
  summary: string;
  /** Plain text with blank lines between paragraphs; may be empty. */
  text: string;
};

/** A company or an investor of the directory, with all its known names. */
export type KnownName = {
  id: string;
  kind: "startup" | "investor";
  names: readonly string[];
  /** `https://…`, or empty. */
  website: string;
};

/** A value that an item states, with the sentence that states it. */
export type Stated<Value> = { value: Value; quote: string };

export type RoundKind = (typeof FUNDING_KINDS)[number];

/** A funding round as one item reports it, without anything that the item does not state. */
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
  /** Undefined if it reports none, or several. */
  round: StatedRound | undefined;
  /** Ids of all it names, first the one it is about. */
  entities: string[];
};
