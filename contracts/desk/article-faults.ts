import { z } from "zod";

/** What stops an article or a translation that a model has written. */
const ARTICLE_FAULTS = [
  /** The sources contain nothing that could be reported. */
  "nothing_told",
  /** A sentence is not backed by any words of a source. */
  "no_passage",
  "unsupported_figure",
  "unsupported_date",
  "unsupported_name",
  /** Too many words in a row copied from a source. */
  "copied",
  /** Not in a source's words, too long, one too many, or without a speaker. */
  "bad_quote",
  /** An address, or an order to the reader: nothing that belongs in an article. */
  "foreign_words",
  /** A translation lacks something of the original, or changes it. */
  "figure_differs",
  "date_differs",
  "name_differs",
  "links_differ",
] as const;
export type ArticleFaultCode = (typeof ARTICLE_FAULTS)[number];

/** A code, and the words that failed. */
export const articleFault = z.object({ code: z.enum(ARTICLE_FAULTS), words: z.string() });
export type ArticleFault = z.infer<typeof articleFault>;
