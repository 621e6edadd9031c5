import type pg from "pg";
import type { Language } from "../../../contracts/languages.ts";
import { SITE_NAME } from "../../../contracts/site-name.ts";
import type { ArticleSource } from "../../judging/articles/article-source.ts";
import { publishedDay } from "../../judging/stories/told-days.ts";

/** A report of a story, as listed among an article's sources. */
export type Report = { id: string; title: string; publisher: string; url: string };

export type StoryMaterial = {
  sources: ArticleSource[];
  /** By the ids of the sources. */
  reports: Report[];
  startups: string[];
  investors: string[];
};

/** The most reports of a story that a model reads: the longest of each publisher. */
const MOST_REPORTS = 6;
const MOST_NAMED = 50;
/** For how many companies the model is told founding and last round. */
const MOST_DESCRIBED = 8;

type ItemRow = {
  url: string;
  publisher: string;
  language: Language;
  title: string;
  text: string;
  publishedAt: Date;
};

/**
 * The material for a story's article: publishers' reports, and our directory's facts about those they name.
 * @returns undefined if nothing of it is left
 */
export async function readMaterial(
  pool: pg.Pool,
  storyId: string,
): Promise<StoryMaterial | undefined> {
  const { rows: items } = await pool.query<ItemRow>(
    `select * from (
       select distinct on (publisher) id, address as url, publisher, language, title,
         published_at as "publishedAt",
         case when text = '' then summary else text end as text
       from desk.feed_items where story_id = $1 and state = 'taken'
       order by publisher, length(text) desc, published_at, id
     ) longest order by "publishedAt", id limit $2`,
    [storyId, MOST_REPORTS],
  );
  if (items.length === 0) return undefined;
  const named = await readNamed(pool, storyId);
  const sources = items.map((item, at) => ({
    ...sourceOf(item),
    id: `s${at + 1}`,
    // The day of the readers, as the story was read: in the morning in Jakarta, UTC is still on the day before.
    publishedOn: publishedDay(item.publishedAt, item.language),
  }));
  const known = named.map(({ words }) => words).filter((words) => words !== "");
  return {
    sources: [
      ...sources,
      ...(known.length > 0 ? [ownSource(known, sources[0]?.publishedOn ?? "")] : []),
    ],
    reports: items.map(({ title, publisher, url }, at) => ({
      id: `s${at + 1}`,
      title,
      publisher,
      url,
    })),
    startups: named.filter(({ kind }) => kind === "startup").map(({ id }) => id),
    investors: named.filter(({ kind }) => kind === "investor").map(({ id }) => id),
  };
}

function sourceOf({ publisher, language, title, text }: ItemRow) {
  return { publisher, language, title, text };
}

function ownSource(known: readonly string[], publishedOn: string): ArticleSource {
  return {
    id: "benih",
    publisher: SITE_NAME,
    language: "en",
    publishedOn,
    title: "",
    text: known.slice(0, MOST_DESCRIBED).join("\n"),
  };
}

type Named = { id: string; kind: "startup" | "investor"; words: string };

/** Those whom a story names, with the directory's facts if they are public. */
async function readNamed(pool: pg.Pool, storyId: string): Promise<Named[]> {
  const { rows } = await pool.query<{
    id: string;
    kind: "startup" | "investor";
    name: string;
    country: string;
    foundedYear: number | null;
    isPublic: boolean;
    round: { kind: string; thousands: number | null; day: string; leads: string[] } | null;
  }>(
    `select e.id, n.kind, n.name, n.country, n.founded_year as "foundedYear", n.is_published as "isPublic",
       (select jsonb_build_object('kind', r.kind, 'thousands', r.amount_usd_thousand, 'day', r.announced_on,
          'leads', array(select i.name from public.funding_round_investors b
             join public.investors i on i.id = b.investor_id and i.is_published
             where b.funding_round_id = r.id and b.is_lead order by i.name))
          from public.funding_rounds r where r.startup_id = e.id
          order by r.announced_on desc, r.id limit 1) as round
     from desk.stories s, unnest(s.entities) with ordinality as e (id, place)
     join (select id, 'startup' as kind, name, country, founded_year, is_published from public.startups
           union all select id, 'investor', name, country, null, is_published from public.investors) n
       on n.id = e.id
     where s.id = $1 order by e.place limit $2`,
    [storyId, MOST_NAMED],
  );
  return rows.map(({ id, kind, name, country, foundedYear, isPublic, round }) => {
    if (!isPublic) return { id, kind, words: "" };
    const founded = foundedYear === null ? "" : `: founded in ${foundedYear}`;
    const last = round ? ` Last round: ${roundWords(round)}.` : "";
    return { id, kind, words: `${name} (${kind}, ${country})${founded}.${last}` };
  });
}

function roundWords(round: {
  kind: string;
  thousands: number | null;
  day: string;
  leads: string[];
}): string {
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
  const amount = round.thousands === null ? [] : [`US$${millions(round.thousands)} million`];
  const led = round.leads.length > 0 ? [`led by ${round.leads.join(" and ")}`] : [];
  const kind = round.kind.replaceAll("_", " ");
  return [kind, ...amount, day.format(new Date(round.day)), ...led].join(", ");
}

const millions = (thousands: number) => String(Math.round(thousands) / 1000);
