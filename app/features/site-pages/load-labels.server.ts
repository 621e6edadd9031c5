import type { Language } from "../../../contracts/languages.ts";
import { loadTranslator } from "../../i18n/locale-files.server.ts";

/** How many sources the example names. */
const EXAMPLE_SOURCES = 2;

/** The bylines of an article put together by software, written by a model, and by a person. */
export function loadLabels(language: Language): string[] {
  const t = loadTranslator(language, "article");
  return [t("byTemplate"), t("byModelFrom", { count: EXAMPLE_SOURCES }), t("byBenih")];
}
