import type { Language } from "../../../contracts/languages.ts";
import type { FeedState } from "./after-visit.ts";

/** A feed, as visits read it. */
export type FeedRow = FeedState & {
  id: string;
  publisher: string;
  language: Language;
  etag: string;
  lastModified: string;
  isFirst: boolean;
};
