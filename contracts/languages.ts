/** The interface languages (spec §1), in the order in which the language menu offers them. */
export const LANGUAGES = ["en", "id", "vi", "th", "zh"] as const;

export type Language = (typeof LANGUAGES)[number];

/** Each language's own name. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  id: "Bahasa Indonesia",
  vi: "Tiếng Việt",
  th: "ภาษาไทย",
  zh: "中文",
};

/** Names in the language menu (spec §1): in a sentence "Bahasa" could be any language. */
export const LANGUAGE_MENU_NAMES: Record<Language, string> = { ...LANGUAGE_NAMES, id: "Bahasa" };

/** BCP 47 tags for `<html lang>`, hreflang and Intl. */
export const LANGUAGE_TAGS: Record<Language, string> = {
  en: "en",
  id: "id",
  vi: "vi",
  th: "th",
  zh: "zh-Hans",
};

export const DEFAULT_LANGUAGE: Language = "en";

/** The column of a text in a language, in tables with all five: `tagline`, `tagline_vi`. */
export function columnIn(language: Language, name: string): string {
  return language === DEFAULT_LANGUAGE ? name : `${name}_${language}`;
}

export const LANGUAGE_COOKIE = "benih_lang";

export function isLanguage(value: string | null | undefined): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The chosen language, or the default. */
export function languageOrDefault(value: string | null | undefined): Language {
  return isLanguage(value) ? value : DEFAULT_LANGUAGE;
}

/**
 * The language of a request: from its address, else chosen earlier (cookie), else the first
 * supported one in Accept-Language by weight, else English (spec §1;
 * docs/decisions/0002-language-negotiation-in-contracts.md).
 */
export function negotiateLanguage(request: {
  query: string | null | undefined;
  cookie: string | null | undefined;
  acceptLanguage: string | null | undefined;
}): Language {
  if (isLanguage(request.query)) return request.query;
  if (isLanguage(request.cookie)) return request.cookie;
  return fromAcceptLanguage(request.acceptLanguage ?? "");
}

function fromAcceptLanguage(header: string): Language {
  const wishes = header
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters
        .find((p) => p.trim().startsWith("q="))
        ?.trim()
        .slice(2);
      return {
        primary: tag.split("-")[0] ?? "",
        weight: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter((wish) => wish.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  // "in" is the old code for Indonesian; some Android phones still send it.
  const primaries = wishes.map((wish) => (wish.primary === "in" ? "id" : wish.primary));
  return primaries.find((primary) => isLanguage(primary)) ?? DEFAULT_LANGUAGE;
}
