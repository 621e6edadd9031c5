import type pg from "pg";
import {
  DEFAULT_LANGUAGE,
  type Language,
  languageOrDefault,
} from "../../../contracts/languages.ts";
import type { NewsMaker } from "../../../contracts/news-feed.ts";
import type { Reader } from "./links.ts";

export type LetterArticle = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  madeBy: NewsMaker;
  author: string;
  isChecked: boolean;
  isSample: boolean;
};

/** The mail for one of a week's recipients. */
export type Letter = {
  email: string;
  language: Language;
  reader: Reader;
  /** The first day of the week. */
  week: string;
  roundUp: LetterArticle | undefined;
  articles: LetterArticle[];
};

type Row = {
  email: string;
  language: string;
  user_id: string | null;
  subscriber_id: string | null;
  week: string;
  round_up: string | null;
  articles: string[];
};

/** Mails that could not be sent by then are given up, as the news is old. */
const STALE_AFTER_DAYS = 2;

/** @returns undefined if it was begun, is out of date, or its recipient has left. */
export async function readLetter(pool: pg.Pool, sendId: string): Promise<Letter | undefined> {
  const { rows } = await pool.query<Row>(
    `select coalesce(u.email, v.email) as email, coalesce(p.language, v.language) as language,
            s.user_id, s.subscriber_id, w.week::text, w.round_up, w.articles
       from internal.newsletter_sends s
       join internal.newsletter_weeks w on w.week = s.week
       left join (auth.users u join public.profiles p on p.user_id = u.id and p.mails_news)
         on u.id = s.user_id
       left join internal.newsletter_subscribers v on v.id = s.subscriber_id
      where s.id = $1 and s.begun_at is null and coalesce(u.email, v.email) <> ''
        and w.planned_at > now() - make_interval(days => $2)`,
    [sendId, STALE_AFTER_DAYS],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { email, week, user_id, subscriber_id, round_up } = row;
  const language = languageOrDefault(row.language);
  const found = await readArticles(pool, [round_up ?? [], row.articles].flat(), language);
  const reader: Reader =
    user_id === null
      ? { kind: "visitor", id: subscriber_id ?? "" }
      : { kind: "account", id: user_id };
  return {
    email,
    language,
    reader,
    week,
    roundUp: found.find(({ id }) => id === round_up),
    articles: found.filter(({ id }) => id !== round_up),
  };
}

/** The articles that still exist, in the order of the ids; untranslated ones in their original language. */
async function readArticles(
  pool: pg.Pool,
  ids: readonly string[],
  language: Language,
): Promise<LetterArticle[]> {
  const told = (name: string) =>
    language === DEFAULT_LANGUAGE
      ? `n.${name}`
      : `coalesce(nullif(n.${name}_${language}, ''), n.${name})`;
  const { rows } = await pool.query<LetterArticle>(
    `select n.id, coalesce(n.slug, n.id::text) as slug, ${told("title")} as title,
            ${told("excerpt")} as excerpt, n.made_by as "madeBy", n.author,
            n.checked_by = 'person' and $2 <> all (n.unread_languages) as "isChecked", n.is_sample as "isSample"
       from unnest($1::uuid[]) with ordinality as named (id, place)
       join public.news n on n.id = named.id and n.is_published
      order by named.place`,
    [ids, language],
  );
  return rows;
}
