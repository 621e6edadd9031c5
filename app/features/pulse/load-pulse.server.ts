import type { Language } from "../../../contracts/languages.ts";
import { loadMessages, loadTranslator } from "../../i18n/locale-files.server.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { trackerWords } from "../funding/tracker-words.ts";
import { type PresentedPulse, presentPulse } from "./present-pulse.ts";
import { readPulse } from "./read-pulse.ts";

/** @throws the backend's error. */
export async function loadPulse(client: Reader, language: Language): Promise<PresentedPulse> {
  const words = trackerWords(language, loadMessages(language, "funding", "labels"));
  return presentPulse(words, loadTranslator(language, "pulse"), await readPulse(client));
}
