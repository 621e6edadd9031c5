import type { MetaDescriptor } from "react-router";
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_TAGS,
  LANGUAGES,
  type Language,
} from "../../contracts/languages.ts";
import { SITE_NAME } from "../../contracts/site-name.ts";

type PageHead = {
  siteUrl: string;
  /** Path and meaningful query, such as `/?category=Funding`. */
  path: string;
  language: Language;
  /**
   * The languages in which it can be read, if not all: in others the page is in the first one, and
   * canonical there.
   */
  languages?: readonly Language[];
  title: string;
  description: string;
  image?: { url: string; alt: string };
  kind?: "website" | "article";
  jsonLd?: Record<string, unknown>;
};

/** As Open Graph names languages: with a country. */
const LOCALES: Record<Language, string> = {
  en: "en_US",
  id: "id_ID",
  vi: "vi_VN",
  th: "th_TH",
  zh: "zh_CN",
};

/**
 * A page's head for search engines and previews: canonical, every language, Open Graph, JSON-LD.
 */
export function pageHead(page: PageHead): MetaDescriptor[] {
  const address = (language: Language) => {
    const url = new URL(page.path, page.siteUrl);
    url.searchParams.set("lang", language);
    return url.href;
  };
  const languages = page.languages ?? LANGUAGES;
  const own = languages.includes(page.language) ? page.language : DEFAULT_LANGUAGE;
  const sitePicture = new URL(`/og/site.png?lang=${page.language}`, page.siteUrl).href;
  const image = page.image ?? { url: sitePicture, alt: SITE_NAME };
  return [
    { title: page.title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: address(own) },
    ...languages.map((language) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: LANGUAGE_TAGS[language],
      href: address(language),
    })),
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: address(DEFAULT_LANGUAGE) },
    ...feedLinks(page.siteUrl, page.language),
    { property: "og:site_name", content: SITE_NAME },
    { property: "og:type", content: page.kind ?? "website" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: address(own) },
    { property: "og:locale", content: LOCALES[own] },
    { property: "og:image", content: image.url },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: image.alt },
    { name: "twitter:card", content: "summary_large_image" },
    ...(page.jsonLd ? [{ "script:ld+json": page.jsonLd }] : []),
  ];
}

/** The publisher in a page's structured data (schema.org). */
export function publisherOf(siteUrl: string) {
  return { "@type": "Organization", name: SITE_NAME, url: siteUrl };
}

function feedLinks(siteUrl: string, language: Language = DEFAULT_LANGUAGE): MetaDescriptor[] {
  return [
    { type: "application/rss+xml", extension: "rss" },
    { type: "application/feed+json", extension: "json" },
  ].map(({ type, extension }) => ({
    tagName: "link",
    rel: "alternate",
    type,
    title: SITE_NAME,
    href: `${siteUrl}/feeds/${language}.${extension}`,
  }));
}

/** For a page that does not exist, or is not for search engines. */
export function unlistedHead(title: string): MetaDescriptor[] {
  return [{ title }, { name: "robots", content: "noindex" }];
}
