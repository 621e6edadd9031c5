import type { Database } from "../../../contracts/database.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from "../../../contracts/languages.ts";
import { translated } from "../../i18n/translated.ts";

export type NewsRecord = Database["public"]["Tables"]["news"]["Row"];

/** The data of a card (spec §3, News record), in the reader's language. */
export type NewsCard = {
  /** Unique; falls back to the id. */
  slug: string;
  title: string;
  excerpt: string;
  /** Empty if missing. */
  image: string;
  imageAlt: string;
  category: string;
  publishedAt: string;
  isSample: boolean;
  /**
   * The texts that are not translated into the reader's language, and so shown in the original.
   * Absent if all are translated, so that no other page gets heavier.
   */
  untranslated?: TranslatedField[];
};

type TranslatedField = "title" | "excerpt" | "body" | "image_alt";

export type CardRecord = Pick<
  NewsRecord,
  | "id"
  | "slug"
  | "title"
  | "excerpt"
  | "image"
  | "image_alt"
  | "category"
  | "published_at"
  | "created_at"
  | "is_sample"
> &
  Partial<NewsRecord>;

/** The columns of a card: the original, and the reader's language beside it. */
export function cardColumns(language: Language): string {
  const original =
    "id,slug,title,excerpt,image,image_alt,category,is_published,published_at,created_at,is_sample";
  if (language === "en") return original;
  return `${original},title_${language},excerpt_${language},image_alt_${language}`;
}

/** Whether `translated` gives the original to this reader, for want of a translation. */
export function isUntranslated(
  record: Partial<NewsRecord>,
  field: TranslatedField,
  language: Language,
): boolean {
  if (language === "en" || !record[field]) return false;
  return !record[`${field}_${language}`];
}

/** The attribute `lang` of a card's text, only where it differs from the page's. */
export function langOf(
  card: Pick<NewsCard, "untranslated">,
  field: TranslatedField,
): string | undefined {
  return card.untranslated?.includes(field) ? LANGUAGE_TAGS[DEFAULT_LANGUAGE] : undefined;
}

/** An article by its title alone, as a list of links shows it. */
export type TitledArticle = Pick<NewsCard, "slug" | "title" | "untranslated">;

export function byTitle({ slug, title, untranslated }: NewsCard): TitledArticle {
  return { slug, title, ...(untranslated && { untranslated }) };
}

const CARD_TEXTS = ["title", "excerpt", "image_alt"] as const;

export function toCard(record: CardRecord, language: Language): NewsCard {
  const untranslated = CARD_TEXTS.filter((field) => isUntranslated(record, field, language));
  return {
    slug: record.slug ?? record.id,
    title: translated(record, "title", language),
    excerpt: translated(record, "excerpt", language),
    image: record.image ?? "",
    imageAlt: translated(record, "image_alt", language),
    category: record.category ?? "News",
    publishedAt: record.published_at ?? record.created_at,
    isSample: record.is_sample,
    ...(untranslated.length > 0 && { untranslated }),
  };
}
