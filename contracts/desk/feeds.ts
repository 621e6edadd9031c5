import { z } from "zod";
import { LANGUAGES } from "../languages.ts";
import { operation } from "../operation.ts";
import { parseWebAddress } from "../web-address.ts";

export const FEED_KINDS = ["rss", "atom", "rdf", "json", "sitemap"] as const;

/** Why a feed cannot be read, or must not be. */
export const FEED_PROBLEMS = [
  "unreachable",
  "too_slow",
  "too_large",
  "redirects",
  "refused",
  "gone",
  "busy",
  "server_error",
  "robots",
  "robots_unreachable",
  "not_a_feed",
  "broken",
  "flooded",
  "moved",
] as const;
export const feedProblem = z.enum(FEED_PROBLEMS);
export type FeedProblem = (typeof FEED_PROBLEMS)[number];

/** How a feed is doing: `silent` means that it works, but has had nothing new for a month. */
export const FEED_HEALTHS = ["new", "working", "silent", "failing", "flooding", "paused"] as const;
export type FeedHealth = (typeof FEED_HEALTHS)[number];

/** The most characters in what staff type about a feed. */
export const FEED_TEXT_LIMITS = { address: 500, publisher: 120 } as const;

const moment = z.iso.datetime();
const language = z.enum(LANGUAGES);
const address = z
  .string()
  .trim()
  .min(1, { error: "required" })
  .max(FEED_TEXT_LIMITS.address, { error: `tooLong:${FEED_TEXT_LIMITS.address}` })
  .transform((text, context) => {
    const url = parseWebAddress(text);
    if (url) return url.href;
    context.addIssue({ code: "custom", message: "invalidWebsite" });
    return z.NEVER;
  });

const feed = z.object({
  id: z.uuid(),
  address: z.string(),
  kind: z.enum(FEED_KINDS).nullable(),
  publisher: z.string(),
  language,
  isTrusted: z.boolean(),
  isActive: z.boolean(),
  health: z.enum(FEED_HEALTHS),
  problem: feedProblem.nullable(),
  failingSince: moment.nullable(),
  lastVisitAt: moment.nullable(),
  lastItemAt: moment.nullable(),
  nextVisitAt: moment,
  /** Articles of the last thirty days. */
  items: z.int(),
});
export type Feed = z.infer<typeof feed>;

export const listFeeds = operation({
  path: "desk/list-feeds",
  summary: "Lists the publishers' feeds, those that need a look first.",
  input: z.object({}),
  output: z.object({ feeds: z.array(feed) }),
  audience: "staff",
});

const sample = z.object({ title: z.string(), url: z.string(), publishedAt: moment.nullable() });

export const tryFeed = operation({
  path: "desk/try-feed",
  summary: "Visits an address and shows what a feed there would bring, or the feeds of a site.",
  input: z.object({ address, language }),
  output: z.discriminatedUnion("outcome", [
    z.object({
      outcome: z.literal("feed"),
      address: z.string(),
      kind: z.enum(FEED_KINDS),
      title: z.string(),
      /** If the feed states it, and we read that language. */
      language: language.nullable(),
      items: z.array(sample),
      total: z.int(),
    }),
    z.object({
      outcome: z.literal("site"),
      feeds: z.array(z.object({ address: z.string(), title: z.string() })),
    }),
    z.object({ outcome: z.literal("failed"), problem: feedProblem }),
  ]),
  audience: "staff",
  refusals: ["too_many_requests"],
});
export type TriedFeed = z.infer<typeof tryFeed.output>;

export const saveFeed = operation({
  path: "desk/save-feed",
  summary: "Adds a feed, or changes one.",
  input: z.object({
    id: z.uuid().optional(),
    address,
    publisher: z
      .string()
      .trim()
      .min(1, { error: "required" })
      .max(FEED_TEXT_LIMITS.publisher, { error: `tooLong:${FEED_TEXT_LIMITS.publisher}` }),
    language,
    isTrusted: z.boolean().default(false),
    isActive: z.boolean().default(true),
  }),
  output: z.object({ id: z.uuid() }),
  audience: "staff",
  refusals: ["not_found"],
});

export const removeFeed = operation({
  path: "desk/remove-feed",
  summary: "Removes a feed; what it has brought stays.",
  input: z.object({ id: z.uuid() }),
  output: z.null(),
  audience: "staff",
  refusals: ["not_found"],
});

export const visitFeedNow = operation({
  path: "desk/visit-feed",
  summary: "Has a feed visited soon: ten minutes after its last visit at the earliest.",
  input: z.object({ id: z.uuid() }),
  output: z.object({ at: moment }),
  audience: "staff",
  refusals: ["not_found"],
});
