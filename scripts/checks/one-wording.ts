import { LANGUAGES, type Language } from "../../contracts/languages.ts";
import { filesBelow, read } from "./source-files.ts";

const FOLDER = "app/i18n/locales";
const ORIGINAL: Language = "en";
/** Shorter texts may mean different things in different places. */
const FEWEST_WORDS = 4;

/**
 * Texts that are the same in English but rightly differ in other languages; the list may only
 * shrink.
 */
const MEANT: readonly string[] = [
  // On the desk it leads back to where the person began.
  "desk.toStart",
  // The footer has little room.
  "footer.newsletter",
  // What a deletion will do, not what has been done.
  "settings.deletePage",
  // The others name what has gone.
  "status.investorNotFoundText",
];

type Texts = ReadonlyMap<string, string>;

/** One text of four words or more has one translation in each language. */
export function checkOneWording(): string[] {
  const original = readTexts(ORIGINAL);
  return LANGUAGES.filter((language) => language !== ORIGINAL).flatMap((language) =>
    differing(original, readTexts(language), MEANT).map(
      ([key, other]) =>
        `${FOLDER}/${language}: ${key} and ${other} say one thing in English, and two here`,
    ),
  );
}

/** Each key with another that has the same original and a different translation. */
export function differing(
  original: Texts,
  translated: Texts,
  meant: readonly string[],
): [string, string][] {
  const firsts = new Map<string, string>();
  return [...original].flatMap(([key, text]): [string, string][] => {
    if (meant.includes(key) || wordsIn(text) < FEWEST_WORDS) return [];
    const first = firsts.get(text) ?? key;
    firsts.set(text, first);
    return translated.get(first) === translated.get(key) ? [] : [[key, first]];
  });
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/).length;
}

/** Messages by namespace and key; plurals are compared in all their forms. */
function readTexts(language: Language): Texts {
  const folder = `${FOLDER}/${language}/`;
  return new Map(
    filesBelow(folder, /\.json$/).flatMap((file) => {
      const messages: Record<string, unknown> = JSON.parse(read(file));
      const namespace = file.slice(folder.length, -".json".length);
      return Object.entries(messages).map(([key, message]): [string, string] => [
        `${namespace}.${key}`,
        typeof message === "string" ? message : JSON.stringify(message),
      ]);
    }),
  );
}
