import { LANGUAGES, type Language } from "../../contracts/languages.ts";
import { filesBelow, read } from "./source-files.ts";

const GLOSSARY = "app/i18n/glossary.json";
const LOCALES = "app/i18n/locales";

type Term = { use: string; never?: string[] };
type Refused = { words: RegExp; use: string };

/** No text for people uses a word that the glossary refuses in its language. */
export function checkGlossary(): string[] {
  const glossary: Record<string, Record<Language, Term>> = JSON.parse(read(GLOSSARY));
  return LANGUAGES.flatMap((language) => {
    const refused = Object.values(glossary).flatMap((concept) => refusedOf(concept[language]));
    return filesBelow(`${LOCALES}/${language}`, /\.json$/).flatMap((file) =>
      checkFile(file, refused),
    );
  });
}

function refusedOf({ use, never = [] }: Term): Refused[] {
  return never.map((pattern) => ({ words: new RegExp(pattern, "iu"), use }));
}

function checkFile(file: string, refused: Refused[]): string[] {
  return Object.entries(JSON.parse(read(file))).flatMap(([key, message]) =>
    textsOf(message).flatMap((text) =>
      refused
        .filter(({ words }) => words.test(text))
        .map(
          ({ words, use }) =>
            `${file}: "${key}" says "${words.exec(text)?.[0]}"; ${GLOSSARY} has: ${use}`,
        ),
    ),
  );
}

/** A message, or each of its plural forms. */
function textsOf(message: unknown): string[] {
  if (typeof message === "string") return [message];
  return Object.values(message ?? {}).filter((form) => typeof form === "string");
}
