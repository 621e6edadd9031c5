import type { Language } from "../../../contracts/languages.ts";
import { joinNames } from "../../../contracts/lists.ts";
import type { MessageParameters } from "../../../contracts/messages.ts";
import { withoutControls } from "../../../contracts/unseen-signs.ts";

/** A piece of text, plain and as Markdown with links to the rows it rests on. */
export type Phrase = { plain: string; markdown: string };

/** Private characters, one of which replaces each phrase while a sentence is put together. */
const FIRST_STAND_IN = 0xe000;
const STAND_IN = /([\ue000-\uf8ff])/;
const MARKS = /[\\`*_[\]<>|~#&]/g;

/** Somebody's words, such as a name, with Markdown escaped. */
export function text(words: string): Phrase {
  const plain = withoutControls(words)
    .replace(/[\ue000-\uf8ff]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return { plain, markdown: plain.replace(MARKS, "\\$&") };
}

/** Words with a link to the rows they rest on. @param href a path of this site. */
export function link(words: string, href: string): Phrase {
  const { plain, markdown } = text(words);
  return { plain, markdown: `[${markdown}](${href})` };
}

/** A list in the language's style. */
export function listed(phrases: readonly Phrase[], language: Language): Phrase {
  return woven(phrases, (texts) => joinNames(texts, language, "long"));
}

/** A sentence of the locale files with its places filled. @param count chooses the plural form. */
export function sentence<Key extends string>(
  say: (key: Key, parameters?: MessageParameters) => string,
  key: Key,
  places: Readonly<Record<string, Phrase>> = {},
  count = 0,
): Phrase {
  const names = Object.keys(places);
  return woven(Object.values(places), (texts) =>
    say(key, {
      count,
      ...Object.fromEntries(names.map((name, at) => [name, texts[at] ?? ""])),
    }),
  );
}

/** Sentences set one after the other. */
export function paragraph(sentences: readonly Phrase[], language: Language): Phrase {
  const between = language === "zh" ? "" : " ";
  return {
    plain: sentences.map(({ plain }) => plain).join(between),
    markdown: sentences.map(({ markdown }) => markdown).join(between),
  };
}

/**
 * The result of `join` in both forms. The visible text decides which spaces Thai and Chinese want beside a
 * phrase, not the marks of a link. So the plain text is joined first, and the marks are inserted afterwards,
 * at places found by joining stand-ins.
 */
function woven(phrases: readonly Phrase[], join: (texts: string[]) => string): Phrase {
  const plain = join(phrases.map((phrase) => phrase.plain));
  const pattern = join(phrases.map((_, at) => String.fromCodePoint(FIRST_STAND_IN + at)));
  let markdown = "";
  let at = 0;
  for (const piece of pattern.split(STAND_IN)) {
    const phrase = STAND_IN.test(piece)
      ? phrases[(piece.codePointAt(0) ?? 0) - FIRST_STAND_IN]
      : undefined;
    const read = phrase?.plain ?? piece.trim();
    const from = plain.indexOf(read, at);
    markdown += plain.slice(at, from) + (phrase?.markdown ?? read);
    at = from + read.length;
  }
  return { plain, markdown: markdown + plain.slice(at) };
}
