import { z } from "zod";
import { FEED_KINDS } from "../../../contracts/desk/feeds.ts";

const entry = z.object({
  url: z.string(),
  title: z.string(),
  /** Plain text. */
  summary: z.string(),
  /** Plain text if the feed has all of it, else empty. */
  text: z.string(),
  /** Undefined if it is missing, or cannot be read. */
  publishedAt: z.date().optional(),
});
/** One article in a feed. */
export type FeedEntry = z.infer<typeof entry>;

export const feedReading = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("read"),
    kind: z.enum(FEED_KINDS),
    title: z.string(),
    /** As written in the feed, such as `th-TH`; may be empty. */
    language: z.string(),
    /** How long it asks not to be visited again. */
    ttlMinutes: z.number().optional(),
    /** The newest first, as far as that is known. */
    entries: z.array(entry),
  }),
  /** A list of sitemaps, the latest changed first. */
  z.object({ outcome: z.literal("sitemaps"), addresses: z.array(z.string()) }),
  z.object({ outcome: z.literal("failed"), problem: z.enum(["not_a_feed", "broken"]) }),
]);
export type FeedReading = z.infer<typeof feedReading>;
