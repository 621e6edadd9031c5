import { columnIn, LANGUAGES, type Language } from "../../../contracts/languages.ts";
import { NEWS_MAKERS, type NewsMaker } from "../../../contracts/news-feed.ts";
import { taglineShown, translated } from "../../i18n/translated.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { namedBy } from "../../platform/uuid.ts";
import {
  type CardRecord,
  cardColumns,
  isUntranslated,
  type NewsCard,
  type NewsRecord,
  toCard,
} from "./news-card.ts";

/** A startup or an investor that an article mentions. */
export type Mention = {
  slug: string;
  name: string;
  tagline: string;
  /** The tagline's language, if it is not the reader's. */
  taglineLang?: string;
  logo: string;
};

export type Article = NewsCard & {
  /** Markdown. */
  body: string;
  madeBy: NewsMaker;
  /** Whether a person has checked it. */
  isChecked: boolean;
  /** Nobody at the desk has read it in the displayed language. */
  isUnread: boolean;
  /** The person who wrote it; empty otherwise. */
  author: string;
  imageCredit: string;
  imageLicence: string;
  updatedAt: string;
  /** Its sources, in order; may be empty. */
  sources: Source[];
  /** Corrections, newest first, in the reader's language. */
  corrections: { on: string; text: string; isOriginal?: true }[];
  /** The languages in which it can be read. */
  languages: Language[];
  /** There is no translation into the reader's language: this is the original. */
  isOriginal: boolean;
  /** The round that it reports. */
  round: ReportedRound | null;
  startups: Mention[];
  investors: Mention[];
  related: NewsCard[];
};

/** A source, which we do not vouch for. */
/** `readOn` is a day, or empty if nobody noted it. */
export type Source = { title: string; publisher: string; url: string; readOn: string };

/** A round as an article reports it; unpublished companies are left out. */
export type ReportedRound = {
  kind: string;
  announced_on: string;
  amount_usd_thousand: number | null;
  startups: (Pick<Mention, "slug" | "name" | "logo"> & { country: string }) | null;
  funding_round_investors: { is_lead: boolean; investors: Pick<Mention, "slug" | "name"> | null }[];
};

const ROUND =
  "funding_rounds(kind,announced_on,amount_usd_thousand,startups(slug,name,logo,country),funding_round_investors(is_lead,investors(slug,name)))";

type MentionRecord = Omit<Mention, "taglineLang"> & { text_language: string } & Record<
    `tagline_${Exclude<Language, "en">}`,
    string | null
  >;

/** In every language, because the original may be in any (app/i18n/translated.ts). */
const MENTION = `slug,name,logo,text_language,${LANGUAGES.map((one) => columnIn(one, "tagline")).join(",")}`;

type ArticleRecord = CardRecord &
  Omit<Pick<NewsRecord, OwnColumn>, "sources" | "corrections"> & {
    // As the desk writes them (contracts/desk/article.ts).
    sources: Source[];
    corrections: { on: string; text: Record<Language, string> }[];
    funding_rounds: ReportedRound | null;
    news_startups: { position: number; startups: MentionRecord | null }[];
    news_investors: { position: number; investors: MentionRecord | null }[];
  };

/** The columns of an article that a card does not have. */
const OWN_COLUMNS = [
  "body",
  "author",
  "made_by",
  "checked_by",
  "unread_languages",
  "updated_at",
  "source_url",
  "sources",
  "corrections",
  "image_credit",
  "image_licence",
] as const;
type OwnColumn = (typeof OWN_COLUMNS)[number];

/** They tell in which languages it can be read, besides the reader's own. */
function otherTitles(language: Language): string {
  return LANGUAGES.filter((one) => one !== "en" && one !== language)
    .map((one) => `,title_${one}`)
    .join("");
}

const RELATED_COUNT = 3;

/**
 * An article by its slug, or by its id when it has none (spec §2), with its mentions and related
 * articles.
 * @returns null when there is no such published article.
 */
export async function readArticle(
  client: Reader,
  slugOrId: string,
  language: Language,
): Promise<Article | null> {
  const name = namedBy(slugOrId);
  if (!name) return null;
  const translation = (column: string) => (language === "en" ? "" : `,${column}_${language}`);
  const { data, error } = await client
    .from("news")
    .select(
      `${cardColumns(language)},${OWN_COLUMNS.join(",")}${translation("body")}${otherTitles(language)},news_startups(position,startups(${MENTION})),news_investors(position,investors(${MENTION})),${ROUND}`,
    )
    .eq("is_published", true)
    .eq(name.key, name.value)
    .maybeSingle()
    .overrideTypes<ArticleRecord, { merge: false }>();
  if (error) throw error;
  if (!data) return null;
  const mentions = (records: { position: number; of: MentionRecord | null }[]) =>
    records
      .sort((a, b) => a.position - b.position)
      .flatMap(({ of }) => (of ? [toMention(of, language)] : []));
  return {
    ...toCard(data, language),
    body: translated(data, "body", language),
    languages: LANGUAGES.filter((one) => one === "en" || data[`title_${one}`]),
    madeBy: NEWS_MAKERS.find((one) => one === data.made_by) ?? "model",
    isChecked: data.checked_by === "person",
    isUnread: data.unread_languages.includes(language),
    author: data.made_by === "person" ? data.author : "",
    imageCredit: data.image_credit,
    imageLicence: data.image_licence,
    updatedAt: data.updated_at,
    sources: sourcesOf(data),
    corrections: correctionsOf(data, language),
    isOriginal: isUntranslated(data, "body", language),
    round: data.funding_rounds,
    startups: mentions(data.news_startups.map((link) => ({ ...link, of: link.startups }))),
    investors: mentions(data.news_investors.map((link) => ({ ...link, of: link.investors }))),
    related: await readRelated(client, data, language),
  };
}

export function sourcesOf({
  sources,
  source_url,
}: Pick<ArticleRecord, "sources" | "source_url">): Source[] {
  if (sources.length > 0) {
    return sources.map(({ title, publisher, url, readOn }) => ({ title, publisher, url, readOn }));
  }
  return source_url === null ? [] : [{ title: "", publisher: "", url: source_url, readOn: "" }];
}

function correctionsOf({ corrections }: ArticleRecord, language: Language) {
  return corrections
    .map(({ on, text }) => {
      const own = text[language];
      return own ? { on, text: own } : { on, text: text.en, isOriginal: true as const };
    })
    .sort((a, b) => b.on.localeCompare(a.on));
}

function toMention(record: MentionRecord, language: Language): Mention {
  return {
    slug: record.slug,
    name: record.name,
    ...taglineShown(record, language),
    logo: record.logo,
  };
}

/** The newest of the same category, without this one; after a paid story, the newest unpaid one. */
async function readRelated(
  client: Reader,
  article: CardRecord,
  language: Language,
): Promise<NewsCard[]> {
  let request = client
    .from("news")
    .select(cardColumns(language))
    .eq("is_published", true)
    .neq("id", article.id)
    .order("published_at", { ascending: false })
    .order("id")
    .limit(RELATED_COUNT);
  if (article.category === "Branded") request = request.neq("category", "Branded");
  else if (article.category) request = request.eq("category", article.category);
  const { data, error } = await request.overrideTypes<CardRecord[], { merge: false }>();
  if (error) throw error;
  return data.map((record) => toCard(record, language));
}
