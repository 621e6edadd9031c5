import type { Language } from "../../../contracts/languages.ts";
import type { Catalogue } from "../../i18n/messages.ts";

/** One file per language, fetched with the suggestions: few visits need these words. */
const files = import.meta.glob<Catalogue["suggest"]>("../../i18n/locales/*/suggest.json", {
  import: "default",
});

export async function loadSuggestWords(language: Language): Promise<Catalogue["suggest"]> {
  const load = files[`../../i18n/locales/${language}/suggest.json`];
  if (!load) throw new Error(`No words for suggestions in "${language}"`);
  return load();
}
