import type { MetaDescriptor } from "react-router";
import { LANGUAGE_TAGS, type Language } from "../../../contracts/languages.ts";
import { type Messages, translator } from "../../i18n/messages.ts";
import { pageHead, publisherOf, unlistedHead } from "../../platform/page-head.ts";
import type { PresentedHub } from "./present-hub.ts";

/** A hub's head; a nearly empty hub is hidden from search engines. */
export function hubHead(page: {
  language: Language;
  siteUrl: string;
  messages: Messages;
  hub: PresentedHub | null;
}): MetaDescriptor[] {
  const { language, siteUrl, messages, hub } = page;
  if (!messages.hub) return [];
  const t = translator<"hub">(language, messages.hub);
  if (!hub) return unlistedHead(t("metaTitle", { title: t("notFoundTitle") }));
  const url = siteUrl + hub.path;
  const head = pageHead({
    siteUrl,
    path: hub.path,
    language,
    title: t("metaTitle", { title: hub.title }),
    description: hub.description,
    image: { url: `${siteUrl}/og${hub.path}.png?lang=${language}`, alt: hub.title },
    jsonLd: {
      "@context": "https://schema.org",
      "@type": "CollectionPage",
      name: hub.title,
      description: hub.description,
      url,
      inLanguage: LANGUAGE_TAGS[language],
      isAccessibleForFree: true,
      publisher: publisherOf(siteUrl),
      mainEntity: {
        "@type": "ItemList",
        itemListElement: hub.startups.map(({ to, name }, at) => ({
          "@type": "ListItem",
          position: at + 1,
          name,
          url: siteUrl + to,
        })),
      },
    },
  });
  return hub.isListed ? head : [...head, { name: "robots", content: "noindex" }];
}
