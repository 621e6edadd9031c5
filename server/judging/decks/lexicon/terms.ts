import type { Language } from "../../../../contracts/languages.ts";
import { fold, foldPattern } from "../../../language/fold.ts";
import { onFirstUseOf } from "../../../on-first-use.ts";
import type { Lexicon, Section, Signal, Topic } from "../rubric/sections.ts";
import { en } from "./en.ts";
import { id } from "./id.ts";
import { th } from "./th.ts";
import { vi } from "./vi.ts";
import { zh } from "./zh.ts";

const LEXICONS: Record<Language, Lexicon> = { en, id, vi, th, zh };
/** A heading may have a number before it, and a name after it. */
const BEFORE_TITLE = "^\\P{L}*(?:the |our )?";
const BEHIND_TITLE = "(?=$|\\P{L})";

/** Words to look for in folded text. */
export type Terms = {
  title: (section: Section) => RegExp;
  /** The words of a title, anywhere in it. */
  inTitle: (section: Section) => RegExp;
  body: (section: Section) => RegExp;
  topic: (topic: Topic) => RegExp;
  signal: (signal: Signal) => RegExp;
};

/** The words of a deck's language, and the English ones that people mix into it. */
export const termsOf = onFirstUseOf((language: Language): Terms => {
  const lexicons = [...new Set([LEXICONS[language], en])];
  const cache = new Map<string, RegExp>();
  const look = (key: string, sourceOf: (lexicon: Lexicon) => string, isTitle = false): RegExp => {
    const found = cache.get(key);
    if (found) return found;
    const alternatives = lexicons.map((lexicon) =>
      bounded(foldPattern(sourceOf(lexicon), fold), lexicon),
    );
    const source = alternatives.join("|");
    const pattern = new RegExp(
      isTitle ? `${BEFORE_TITLE}(?:${source})${BEHIND_TITLE}` : source,
      "gu",
    );
    cache.set(key, pattern);
    return pattern;
  };
  return {
    title: (section) => look(`title ${section}`, ({ sections }) => sections[section].title, true),
    inTitle: (section) => look(`in title ${section}`, ({ sections }) => sections[section].title),
    body: (section) => look(`body ${section}`, ({ sections }) => sections[section].body),
    topic: (topic) => look(`topic ${topic}`, ({ topics }) => topics[topic]),
    signal: (signal) => look(`signal ${signal}`, ({ signals }) => signals[signal]),
  };
});

/** Matches whole words if a language has spaces; Latin ones within Thai and Chinese text, too. */
function bounded(source: string, lexicon: Lexicon): string {
  const isSpaced = lexicon !== th && lexicon !== zh;
  const before = isSpaced ? "(?<![\\p{Script=Latin}\\d])" : "(?<![a-z])";
  const behind = isSpaced ? "(?!\\p{Script=Latin})" : "(?![a-z])";
  return `${before}(?:${source})${behind}`;
}

/** Whether a pattern of ours occurs; as they are global, their last index must be reset. */
export function occurs(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}

export function matches(pattern: RegExp, text: string): RegExpExecArray[] {
  // matchAll goes on from where the last test of the same pattern stopped.
  pattern.lastIndex = 0;
  return [...text.matchAll(pattern)];
}
