import { LANGUAGE_TAGS, LANGUAGES, type Language } from "../../contracts/languages.ts";
import { filesBelow, read } from "./source-files.ts";

type Message = string | Record<string, string>;
type Locale = Record<string, Message>;

const FOLDER = "app/i18n/locales";
const ORIGINAL: Language = "en";

/** Every key exists in all five languages, with the same placeholders, and is used. */
export function checkLocales(): string[] {
  const namespaces = filesBelow(`${FOLDER}/${ORIGINAL}`, /\.json$/).map((file) =>
    file.slice(`${FOLDER}/${ORIGINAL}/`.length, -".json".length),
  );
  const sources = [
    ...filesBelow("app", /\.tsx?$/),
    ...filesBelow("desk", /\.tsx?$/),
    ...filesBelow("server", /\.ts$/),
    ...filesBelow("contracts", /\.ts$/),
  ].map(read);
  return [
    ...namespaces.flatMap((namespace) => checkNamespace(namespace, sources)),
    ...["app", "desk"].flatMap((folder) => filesBelow(folder, /\.tsx$/).flatMap(checkWrittenWords)),
    ...["app", "desk"].flatMap((folder) => filesBelow(folder, /\.tsx?$/).flatMap(checkJoints)),
  ];
}

function checkNamespace(namespace: string, sources: string[]): string[] {
  const original = readLocale(ORIGINAL, namespace);
  const used = usedIn(sources);
  const unused = Object.keys(original)
    .filter((key) => !used(key))
    .map((key) => `${FOLDER}/${ORIGINAL}/${namespace}.json: "${key}" is used nowhere`);
  return [...unused, ...LANGUAGES.flatMap((language) => compare(language, namespace, original))];
}

function compare(language: Language, namespace: string, original: Locale): string[] {
  const file = `${FOLDER}/${language}/${namespace}.json`;
  const locale = readLocale(language, namespace);
  const missing = Object.keys(original).filter((key) => !(key in locale));
  const extra = Object.keys(locale).filter((key) => !(key in original));
  return [
    ...missing.map((key) => `${file}: "${key}" is missing`),
    ...extra.map((key) => `${file}: "${key}" is not in ${ORIGINAL}`),
    ...Object.entries(locale).flatMap(([key, message]) =>
      checkMessage(message, original[key] ?? "", language).map(
        (what) => `${file}: "${key}" ${what}`,
      ),
    ),
  ];
}

function checkMessage(message: Message, original: Message, language: Language): string[] {
  const forms = typeof message === "string" ? { other: message } : message;
  const needed = new Intl.PluralRules(LANGUAGE_TAGS[language]).resolvedOptions().pluralCategories;
  const problems = Object.values(forms).some((text) => text.trim() === "") ? ["is empty"] : [];
  if (typeof message !== typeof original) problems.push("has another kind of message than en");
  if (typeof message !== "string") {
    for (const form of needed) if (!(form in message)) problems.push(`lacks the plural "${form}"`);
  }
  const wanted = places(Object.values(typeof original === "string" ? { original } : original));
  if (places(Object.values(forms)) !== wanted)
    problems.push(`must fill exactly ${wanted || "nothing"}`);
  return problems;
}

function places(texts: string[]): string {
  const names = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
  return [...new Set(names)].sort().join(", ");
}

/** A key is used when it appears in quotes, or begins with the fixed part of a template. */
function usedIn(sources: string[]): (key: string) => boolean {
  const literals = new Set<string>();
  const prefixes = new Set<string>();
  for (const source of sources) {
    for (const match of source.matchAll(/"(\w+(?: \w+)?)"|\b(\w+):\s*z\./g)) {
      literals.add(match[1] ?? match[2] ?? "");
    }
    for (const match of source.matchAll(/`(\w{4,})\$\{/g)) prefixes.add(match[1] ?? "");
  }
  return (key) => literals.has(key) || [...prefixes].some((prefix) => key.startsWith(prefix));
}

const NAME = "Benih";

/** Words written in the markup itself instead of the locale files. */
function checkWrittenWords(file: string): string[] {
  const texts = [...read(file).matchAll(/>\s*([A-Za-z][^<>{}=;()]*?)\s*<\//g)].map(
    (match) => match[1] ?? "",
  );
  return texts
    .filter((text) => text !== NAME && /[a-z]{2}/i.test(text))
    .map((text) => `${file}: "${text}" belongs into the locale files`);
}

/** Texts joined by a full stop or a comma, which Thai omits and Chinese writes differently. */
function checkJoints(file: string): string[] {
  const joints = read(file).match(/\}[.,;] \$\{[^`]*/g) ?? [];
  return joints.map((joint) => `${file}: "${joint}" is one message, in the locale files`);
}

function readLocale(language: Language, namespace: string): Locale {
  const parsed: Locale = JSON.parse(read(`${FOLDER}/${language}/${namespace}.json`));
  return parsed;
}
