import { randomUUID } from "node:crypto";
import type pg from "pg";
import { columnIn, LANGUAGES } from "../../../contracts/languages.ts";
import { transaction } from "../../postgres/transaction.ts";
import { slugOf } from "../publishing/slug.ts";
import type { FindStory, Story, StoryKind } from "./story.ts";

/** The most articles of a kind: a flood of rows must not become a flood of news. */
export type Pace = { perHour: number; perDay: number };

/**
 * Makes the articles of a kind that are due, each in a transaction of its own, until none is left or the pace
 * is reached. Two servers at once take turns, and each subject is told only once.
 * @returns how many were made
 */
export async function makeStories(
  pool: pg.Pool,
  kind: StoryKind,
  find: FindStory,
  { now, pace }: { now: Date; pace: Pace },
): Promise<number> {
  let made = 0;
  while (await transaction(pool, (client) => makeNext(client, kind, find, now, pace))) made += 1;
  return made;
}

async function makeNext(
  client: pg.ClientBase,
  kind: StoryKind,
  find: FindStory,
  now: Date,
  pace: Pace,
): Promise<boolean> {
  await client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`made ${kind}`]);
  const { rows } = await client.query<{ hour: number; day: number }>(
    `select count(*) filter (where made_at > $2::timestamptz - interval '1 hour')::int as hour,
            count(*)::int as day
       from internal.made_news
      where kind = $1 and made_at > $2::timestamptz - interval '1 day'`,
    [kind, now],
  );
  const recent = rows[0] ?? { hour: 0, day: 0 };
  if (recent.hour >= pace.perHour || recent.day >= pace.perDay) return false;
  const story = await find(client);
  return story !== undefined && (await keepStory(client, kind, story, now));
}

/**
 * Publishes a story in all languages, within the caller's transaction.
 * @returns whether it was new: nothing is told twice, whatever became of the first article
 */
export async function keepStory(
  client: pg.ClientBase,
  kind: StoryKind,
  story: Story,
  now: Date,
): Promise<boolean> {
  const opening = await nextOpening(client, kind, story.openings);
  const { rowCount } = await client.query(
    `insert into internal.made_news (kind, subject, opening, made_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [kind, story.subject, opening, now],
  );
  if (rowCount === 0) return false;
  const id = await insertArticle(client, story, opening);
  await client.query(
    "update internal.made_news set news_id = $3 where kind = $1 and subject = $2",
    [kind, story.subject, id],
  );
  return true;
}

/** The fitting opening that was used longest ago, so never that of the latest article of its kind. */
async function nextOpening(
  client: pg.ClientBase,
  kind: StoryKind,
  openings: readonly string[],
): Promise<string> {
  const { rows } = await client.query<{ opening: string }>(
    `select o.opening from unnest($2::text[]) with ordinality as o (opening, place)
       left join lateral (
         select max(m.place) as used from internal.made_news m
          where m.kind = $1 and m.opening = o.opening
       ) m on true
      order by m.used nulls first, o.place limit 1`,
    [kind, openings],
  );
  const [next] = rows;
  if (!next) throw new Error(`A story of the kind ${kind} has no opening.`);
  return next.opening;
}

async function insertArticle(
  client: pg.ClientBase,
  story: Story,
  opening: string,
): Promise<string> {
  const id = randomUUID();
  const texts = textsOf(story, opening);
  const columns: Record<string, unknown> = {
    id,
    slug: await freeSlug(client, texts.title ?? "", id),
    ...texts,
    category: story.category,
    made_by: "template",
    funding_round_id: story.round,
    source_url: story.sources[0]?.url ?? null,
    sources: JSON.stringify(story.sources),
    is_sample: story.isSample,
    is_published: true,
    published_at: story.publishedAt,
  };
  const names = Object.keys(columns);
  await client.query(
    `insert into public.news (${names.join(", ")})
     values (${names.map((_, at) => `$${at + 1}`).join(", ")})`,
    Object.values(columns),
  );
  await linkTo(client, "startup", id, story.startups);
  await linkTo(client, "investor", id, story.investors);
  return id;
}

/** The texts of a story, by the columns of its article. */
export function textsOf(story: Story, opening: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const language of LANGUAGES) {
    for (const [name, told] of Object.entries(story.tell(language, opening)))
      texts[columnIn(language, name)] = told;
  }
  return texts;
}

async function linkTo(
  client: pg.ClientBase,
  what: "startup" | "investor",
  newsId: string,
  ids: readonly string[],
): Promise<void> {
  await client.query(
    `insert into public.news_${what}s (news_id, ${what}_id, position)
     select $1, named.id, named.place - 1
       from unnest($2::uuid[]) with ordinality as named (id, place)`,
    [newsId, ids],
  );
}

async function freeSlug(client: pg.ClientBase, title: string, id: string): Promise<string> {
  const slug = slugOf(title.replaceAll("’", ""));
  const { rowCount } = await client.query("select from public.news where slug = $1", [slug]);
  return slug !== "" && rowCount === 0 ? slug : `${slug || "news"}-${id.slice(0, 8)}`;
}
