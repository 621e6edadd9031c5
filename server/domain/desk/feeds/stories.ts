import {
  type ListedStory,
  type ProposedRound,
  STORIES_PER_PAGE,
  type Story,
  type StoryEntity,
} from "../../../../contracts/desk/stories.ts";
import type { Language } from "../../../../contracts/languages.ts";
import { agreedRound, type Telling } from "../../../judging/stories/agreed-round.ts";
import type { Staff } from "../as-staff.ts";
import { findNamed } from "./find-named.ts";

type ListedRow = Omit<ListedStory, "lastSeenAt"> & { lastSeenAt: Date };

const LISTED = `s.id, s.state, s.title, s.language, s.has_round as "hasRound", s.last_seen_at as "lastSeenAt"`;

export async function listStories(
  { client }: Staff,
  view: {
    state: ListedStory["state"];
    language?: Language | undefined;
    hasRound: boolean;
    page: number;
  },
): Promise<{ stories: ListedStory[]; total: number }> {
  const filter = `s.state = $1 and ($2::text is null or s.language = $2) and (s.has_round or not $3)`;
  const values = [view.state, view.language ?? null, view.hasRound];
  const { rows } = await client.query<ListedRow>(
    `select ${LISTED}, array(
       select i.publisher from desk.feed_items i where i.story_id = s.id
       group by i.publisher order by min(i.published_at)) as publishers
     from desk.stories s where ${filter}
     order by s.last_seen_at desc, s.id limit $4 offset $5`,
    [...values, STORIES_PER_PAGE, (view.page - 1) * STORIES_PER_PAGE],
  );
  const counted = await client.query<{ total: number }>(
    `select count(*)::int as total from desk.stories s where ${filter}`,
    values,
  );
  return {
    total: counted.rows[0]?.total ?? 0,
    stories: rows.map((row) => ({ ...row, lastSeenAt: row.lastSeenAt.toISOString() })),
  };
}

type StoryRow = Omit<ListedRow, "publishers"> & {
  entities: string[];
  articleId: string | null;
  roundId: string | null;
};
type ItemRow = Omit<Story["items"][number], "publishedAt"> & Telling & { publishedAt: Date };

export async function readStory({ client }: Staff, id: string): Promise<Story | undefined> {
  const { rows } = await client.query<StoryRow>(
    `select ${LISTED}, s.entities, s.article_id as "articleId", s.round_id as "roundId"
     from desk.stories s where s.id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { rows: items } = await client.query<ItemRow>(
    `select id, address as url, publisher, title, language, published_at as "publishedAt", reading, understood
     from desk.feed_items where story_id = $1 order by published_at, id limit 100`,
    [id],
  );
  const round = agreedRound(items);
  const entities = await readEntities(client, row.entities);
  return {
    ...row,
    lastSeenAt: row.lastSeenAt.toISOString(),
    items: items.map(({ reading: _, understood: __, publishedAt, ...item }) => ({
      ...item,
      publishedAt: publishedAt.toISOString(),
    })),
    entities,
    unknown: unknownOf(round, entities),
    round,
    tracked: round ? await readTracked(client, entities, row.lastSeenAt) : [],
  };
}

async function readEntities(client: Staff["client"], ids: string[]): Promise<StoryEntity[]> {
  const { rows } = await client.query<StoryEntity>(
    `select e.id, n.kind, n.name from unnest($1::uuid[]) with ordinality as e (id, place)
     join (select id, 'startup' as kind, name from public.startups
           union all select id, 'investor', name from public.investors) n on n.id = e.id
     order by e.place limit 50`,
    [ids],
  );
  return rows;
}

const NEAR_DAYS = 60;

async function readTracked(
  client: Staff["client"],
  entities: StoryEntity[],
  at: Date,
): Promise<Story["tracked"]> {
  const { rows } = await client.query<Story["tracked"][number]>(
    `select id, kind, announced_on::text as "announcedOn", amount_usd_thousand::float8 as "amountUsdThousand"
     from public.funding_rounds
     where startup_id = $1 and announced_on between $2::date - $3::int and $2::date + $3::int
     order by announced_on desc limit 5`,
    [entities.find(({ kind }) => kind === "startup")?.id ?? null, at, NEAR_DAYS],
  );
  return rows;
}

/** Names in the round that the directory does not have. */
function unknownOf(round: ProposedRound | null, entities: StoryEntity[]): Story["unknown"] {
  const named = [
    ...(round?.company.claims ?? []).map(({ value }) => ({
      kind: "startup" as const,
      name: value,
    })),
    ...(round?.investors ?? []).map(({ value }) => ({
      kind: "investor" as const,
      name: value.name,
    })),
  ];
  return named.filter(({ kind, name }) => findNamed(entities, kind, name) === undefined);
}

/** @returns how many there were in another state. */
export async function dismissStories(
  { client }: Staff,
  { ids, isDismissed }: { ids: string[]; isDismissed: boolean },
): Promise<number> {
  const { rowCount } = await client.query(
    `update desk.stories set state = case
         when $2 then 'dismissed' when coalesce(article_id, round_id) is null then 'new' else 'drafted' end
      where id = any ($1) and (state = 'dismissed') <> $2`,
    [ids, isDismissed],
  );
  return rowCount ?? 0;
}
