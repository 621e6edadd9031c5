import type pg from "pg";
import {
  type ArticleContent,
  type ArticleText,
  articleContent,
  articleProblems,
  emptyArticle,
} from "../../../../contracts/desk/article.ts";
import {
  ORIGINAL,
  stampTranslations,
  translationState,
} from "../../../../contracts/desk/translations.ts";
import type { FieldProblems } from "../../../../contracts/errors.ts";
import { columnIn, LANGUAGES, type Language } from "../../../../contracts/languages.ts";
import type { DocumentKindRules, RawContent } from "./kind.ts";
import { addressAfter } from "./page-address.ts";
import { findPicture, isPictureGone, referenceOf } from "./pictures-of-drafts.ts";
import { hideRow, upsertRow } from "./public-row.ts";

const TEXT_COLUMNS = ["title", "excerpt", "body", "image_alt"] as const;

export const articleRules: DocumentKindRules = {
  table: "news",
  empty: emptyArticle,
  read: (content) => articleContent.parse(content),
  titleOf: (content) => articleContent.parse(content).texts[ORIGINAL].title,
  addressOf: (content) => `/news/${articleContent.parse(content).slug}`,
  stamp: (before, after, save) =>
    stamp(articleContent.parse(before), articleContent.parse(after), save),
  adopt,
  async problems(client, id, raw) {
    const content = articleContent.parse(raw);
    const problems = articleProblems(content);
    if (await isPictureGone(client, content.image)) problems.image = "pictureGone";
    Object.assign(problems, await goneFrom(client, content));
    const { rows } = await client.query<{ id: string }>(
      "select id from public.news where slug = $1 and id <> $2",
      [content.slug, id],
    );
    return rows.length > 0 ? { ...problems, slug: "addressTaken" } : problems;
  },
  publish: (client, id, raw, now) => publish(client, id, articleContent.parse(raw), now),
  unpublish: (client, id) => hideRow(client, "news", id),
};

/** Things that it names but that are gone: an unpublished round, a company whose owner has left. */
async function goneFrom(
  client: pg.ClientBase,
  { startups, investors, round }: ArticleContent,
): Promise<FieldProblems> {
  const { rows } = await client.query<{ id: string }>(
    `select id from public.startups where id = any ($1)
     union all select id from public.investors where id = any ($2)
     union all select id from public.funding_rounds where id = $3`,
    [startups, investors, round],
  );
  const known = new Set(rows.map(({ id }) => id));
  const problems: FieldProblems = {};
  if ([...startups, ...investors].some((id) => !known.has(id))) problems.mentioned = "unpublished";
  if (round !== null && !known.has(round)) problems.round = "unpublished";
  return problems;
}

/** Dates each changed text to this moment. */
function stamp(
  before: ArticleContent,
  after: ArticleContent,
  { now, isAddressGiven }: Parameters<DocumentKindRules["stamp"]>[2],
): ArticleContent {
  const named = ({ slug, texts }: ArticleContent) => ({ slug, name: texts[ORIGINAL].title });
  return {
    ...after,
    slug: addressAfter(named(before), named(after), isAddressGiven),
    texts: stampTranslations(before.texts, after.texts, now, wordsOf),
  };
}

function wordsOf({ title, excerpt, body, imageAlt }: ArticleText): string[] {
  return [title, excerpt, body, imageAlt];
}

type Row = Record<string, string | null> & {
  sources: RawContent[];
  corrections: RawContent[];
  unread_languages: string[];
  startups: string[];
  investors: string[];
  source_url: string | null;
};

async function adopt(client: pg.ClientBase, id: string): Promise<RawContent | undefined> {
  const { rows } = await client.query<Row>(
    `select n.*, n.updated_at::text as changed_at,
       coalesce(n.funding_round_id,
         (select round_id from desk.parted_news where news_id = n.id order by round_id limit 1)) as round,
       array(select startup_id::text from public.news_startups where news_id = n.id order by position) as startups,
       array(select investor_id::text from public.news_investors where news_id = n.id order by position) as investors
     from public.news n where id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) return undefined;
  const at = new Date(String(row.changed_at)).toISOString();
  const textOf = (language: Language) => {
    const column = (name: string) => row[columnIn(language, name)] ?? "";
    const [title, excerpt, body, imageAlt] = TEXT_COLUMNS.map(column);
    const isMachine = row.unread_languages.includes(language);
    return { title, excerpt, body, imageAlt, at: title ? at : null, isMachine };
  };
  return articleContent.parse({
    slug: row.slug ?? row.id,
    category: row.category,
    madeBy: row.made_by,
    isChecked: row.checked_by === "person",
    author: row.author,
    image: referenceOf(row.image ?? ""),
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, textOf(language)])),
    sources:
      row.sources.length > 0 || row.source_url === null
        ? row.sources
        : [{ title: row.source_url, publisher: "", url: row.source_url, readOn: "" }],
    corrections: row.corrections,
    startups: row.startups,
    investors: row.investors,
    round: row.round,
  });
}

async function publish(
  client: pg.ClientBase,
  id: string,
  content: ArticleContent,
  now: Date,
): Promise<void> {
  const { texts, sources } = content;
  const picture = await findPicture(client, content.image);
  const columns: Record<string, unknown> = {
    slug: content.slug,
    category: content.category,
    made_by: content.madeBy,
    checked_by: content.isChecked ? "person" : "none",
    author: content.madeBy === "person" ? content.author : "",
    image: picture?.address ?? (content.image || null),
    image_credit: picture?.credit ?? "",
    image_licence: picture?.licence ?? "",
    source_url: sources[0]?.url ?? null,
    sources: JSON.stringify(sources),
    corrections: JSON.stringify(content.corrections),
    funding_round_id: content.round,
    unread_languages: LANGUAGES.filter((language) =>
      ["machine", "outdated"].includes(translationState(content, language)),
    ),
    is_published: true,
  };
  for (const language of LANGUAGES) {
    const { title, excerpt, body, imageAlt } = texts[language];
    const values = { title, excerpt, body, image_alt: imageAlt };
    // A title alone would promise a translation that breaks off.
    const isPart = translationState(content, language) === "missing";
    for (const [name, value] of Object.entries(values)) {
      const isAbsent = language !== ORIGINAL && (isPart || value.trim() === "");
      columns[columnIn(language, name)] = isAbsent ? null : value;
    }
  }
  await upsertRow(client, "news", id, columns, now);
  await link(client, "news_startups", "startup_id", id, content.startups);
  await link(client, "news_investors", "investor_id", id, content.investors);
  // The article now names its round, so it no longer waits for another.
  await client.query("delete from desk.parted_news where news_id = $1", [id]);
}

async function link(
  client: pg.ClientBase,
  table: "news_startups" | "news_investors",
  column: "startup_id" | "investor_id",
  id: string,
  ids: string[],
): Promise<void> {
  await client.query(`delete from public.${table} where news_id = $1 and ${column} <> all ($2)`, [
    id,
    ids,
  ]);
  await client.query(
    `insert into public.${table} (news_id, ${column}, position)
     select $1, named.id, named.place - 1 from unnest($2::uuid[]) with ordinality as named (id, place)
     on conflict (news_id, ${column}) do update set position = excluded.position`,
    [id, ids],
  );
}
