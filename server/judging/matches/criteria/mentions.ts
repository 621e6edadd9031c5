import type { Item } from "./sentences.ts";

/**
 * What a text wants of what it names. `only` rules out everything else of its kind, `exception` lifts
 * the exclusion before it, `aside` is neither wanted nor refused.
 */
export type Stance = "wish" | "prefer" | "must" | "only" | "exclude" | "exception" | "aside";

export type Mention = {
  item: Item;
  stance: Stance;
  /** Refused by a verb ("we do not invest in"), not by a mere "no". */
  firm: boolean;
  /** Mentions of one phrase are refused together: "B2C e-commerce" is not all of e-commerce. */
  phrase: number;
};

export type SentenceReading = { mentions: Mention[]; refusesRivals: boolean; closed: boolean };
