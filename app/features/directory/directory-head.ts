import type { MetaDescriptor } from "react-router";
import { type Directory, type ListState, listAddress } from "../../../contracts/directory-view.ts";
import type { Language } from "../../../contracts/languages.ts";
import { type Messages, translator } from "../../i18n/messages.ts";
import { pageHead } from "../../platform/page-head.ts";

const KEYS = {
  "/startups": { title: "startupsMetaTitle", description: "startupsMetaDescription" },
  "/investors": { title: "investorsMetaTitle", description: "investorsMetaDescription" },
} as const;

/** The head of a directory's page; its canonical address is the list's. */
export function directoryHead(
  directory: Directory,
  loaded: { messages: Messages; language: Language; siteUrl: string; state: ListState } | undefined,
): MetaDescriptor[] {
  if (!loaded?.messages.directory) return [];
  const { language, siteUrl, state } = loaded;
  const t = translator<"directory">(language, loaded.messages.directory);
  const { title, description } = KEYS[directory.path];
  // A page has one canonical address, however a reader came to it.
  const numbered = state.page === null ? state : { ...state, after: null, before: null };
  const path = listAddress(directory, numbered);
  return pageHead({ siteUrl, path, language, title: t(title), description: t(description) });
}
