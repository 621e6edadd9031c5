import type { Messages, Namespace } from "../app/i18n/messages.ts";
import type { Language } from "../contracts/languages.ts";

/** Everything the desk says; every screen has all of it. */
const NAMESPACES = [
  "desk",
  "deskDocuments",
  "deskToday",
  "deskSite",
  "deskQueue",
  "mistake",
  "publishing",
  "deskPeople",
  "deskKeys",
  "credits",
  "runs",
  "deskDuplicates",
  "deskFields",
  "deskImports",
  "deskFeeds",
  "deskStories",
  "deskWriting",
  "deskPictures",
  "labels",
  "problems",
  "article",
  "company",
  "deskCompanies",
  "provenance",
  "frame",
] as const satisfies Namespace[];

const files = import.meta.glob<Record<string, unknown>>(
  "../app/i18n/locales/*/{desk*,mistake,publishing,credits,runs,labels,problems,article,company,provenance,frame}.json",
  { import: "default" },
);

/** The words of one language, loaded when they are first needed. */
export async function loadWords(language: Language): Promise<Messages> {
  const entries = await Promise.all(
    NAMESPACES.map(async (namespace) => [
      namespace,
      await files[`../app/i18n/locales/${language}/${namespace}.json`]?.(),
    ]),
  );
  return Object.fromEntries(entries);
}
