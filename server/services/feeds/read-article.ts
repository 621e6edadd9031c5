import { z } from "zod";
import type { Language } from "../../../contracts/languages.ts";
import { boundedThread } from "../bounded-thread.ts";
import { type FetchProblem, fetchDocument } from "./fetch-document.ts";
import type { FeedMeans } from "./read-feed.ts";

const PARSE_MS = 5_000;
const MOST_BYTES = 3 * 1024 * 1024;
const ACCEPT = "text/html,application/xhtml+xml;q=0.9,*/*;q=0.1";

const run = boundedThread(new URL("./article-thread.ts", import.meta.url), { memoryMb: 192 });

const article = z.object({
  title: z.string(),
  text: z.string(),
  publishedAt: z.date().optional(),
});

export type ArticleVisit =
  | ({ outcome: "read" } & z.infer<typeof article>)
  | { outcome: "failed"; problem: FetchProblem; retryAt?: Date };

/** Reads the text of an article's page, if its host allows it. Anything that is no page has no text. */
export async function readArticle(
  address: string,
  language: Language,
  { robots, agent, limits }: FeedMeans,
): Promise<ArticleVisit> {
  const fetched = await fetchDocument(address, {
    agent,
    accept: ACCEPT,
    limits: { ...limits, maxBytes: MOST_BYTES },
    permission: robots.permission,
  });
  if (fetched.outcome === "failed") return fetched;
  const nothing = { outcome: "read", title: "", text: "" } as const;
  if (fetched.outcome !== "read") return nothing;
  const { bytes, contentType } = fetched;
  if (!/^(text\/html|application\/xhtml\+xml)\b/i.test(contentType)) return nothing;
  const found = article.safeParse(await run({ bytes, contentType, language }, PARSE_MS));
  return found.success ? { outcome: "read", ...found.data } : nothing;
}
