import { z } from "zod";

/** What stops an article, or a translation, that a model has written. */
const ARTICLE_FAULTS = [
  /** The sources tell nothing that could be reported. */
  "nothing_told",
  /** A sentence rests on no words of a source. */
  "no_passage",
  "unsupported_figure",
  "unsupported_date",
  "unsupported_name",
  /** Too many words in a row that are a source's. */
  "copied",
  /** Not a source's words, too long, one too many, or by nobody. */
  "bad_quote",
  /** An address, an order to a reader: nothing that belongs into an article. */
  "foreign_words",
  /** Something of the original is missing in a translation, or is not the same. */
  "figure_differs",
  "date_differs",
  "name_differs",
  "links_differ",
] as const;
export type ArticleFaultCode = (typeof ARTICLE_FAULTS)[number];

/** A code, and the words that failed. */
export const articleFault = z.object({ code: z.enum(ARTICLE_FAULTS), words: z.string() });
export type ArticleFault = z.infer<typeof articleFault>;
