import type { Language } from "../../../contracts/languages.ts";
import type { Catalogue } from "../../i18n/messages.ts";

/** Files per language, fetched with the suggestions: few visits need these words. */
const files = import.meta.glob<Catalogue["suggest"]>("../../i18n/locales/*/suggest.json", {
  import: "default",
});
const labelFiles = import.meta.glob<Catalogue["labels"]>("../../i18n/locales/*/labels.json", {
  import: "default",
});

export async function loadSuggestWords(
  language: Language,
): Promise<Pick<Catalogue, "suggest" | "labels">> {
  const load = files[`../../i18n/locales/${language}/suggest.json`];
  const loadLabels = labelFiles[`../../i18n/locales/${language}/labels.json`];
  if (!load || !loadLabels) throw new Error(`No words for suggestions in "${language}"`);
  const [suggest, labels] = await Promise.all([load(), loadLabels()]);
  return { suggest, labels };
}
