import type { Language } from "../../../../contracts/languages.ts";
import { CHINESE } from "./chinese.ts";
import { ENGLISH } from "./english.ts";
import { INDONESIAN } from "./indonesian.ts";
import { THAI } from "./thai.ts";
import { VIETNAMESE } from "./vietnamese.ts";
import type { Vocabulary } from "./vocabulary.ts";

export const VOCABULARIES: Record<Language, Vocabulary> = {
  en: ENGLISH,
  id: INDONESIAN,
  vi: VIETNAMESE,
  th: THAI,
  zh: CHINESE,
};
