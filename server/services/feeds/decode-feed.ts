import type { Language } from "../../../contracts/languages.ts";
import { charsetOf } from "../website/decode-text.ts";

/** In which the language was written before Unicode: what a wrong declaration often hides. */
const OLD_ENCODING: Record<Language, string> = {
  en: "windows-1252",
  id: "windows-1252",
  vi: "windows-1258",
  th: "windows-874",
  zh: "gb18030",
};
/** The letters that a text of the language must have, where they tell encodings apart. */
const OWN_LETTERS: Partial<Record<Language, RegExp>> = {
  th: /\p{Script=Thai}/gu,
  zh: /\p{Script=Han}/gu,
};
const DECLARED_WITHIN = 1024;
const DECLARED = /(?:<\?xml[^>]*?encoding|<meta[^>]*?charset)\s*=\s*["']?([\w.:-]+)/i;

/**
 * The text of a feed or page whose declared encoding may be wrong: UTF-8 wherever the bytes are that, else the one of
 * the declared encodings, or of those usual in its language, in which it reads best.
 */
export function decodeFeed(bytes: Uint8Array, contentType: string, language: Language): string {
  const marked = bytes[0] === 0xfe || bytes[0] === 0xff;
  if (marked) {
    return new TextDecoder(bytes[0] === 0xfe ? "utf-16be" : "utf-16le").decode(bytes);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const begin = Buffer.from(bytes.subarray(0, DECLARED_WITHIN)).toString("latin1");
    const labels = [charsetOf(contentType), DECLARED.exec(begin)?.[1], OLD_ENCODING[language]];
    const read = [...new Set(labels.flatMap(decoderNamed))].map((name) =>
      new TextDecoder(name).decode(bytes),
    );
    return best(read, language) ?? new TextDecoder().decode(bytes);
  }
}

function decoderNamed(label: string | undefined): string[] {
  if (label === undefined) return [];
  try {
    const { encoding } = new TextDecoder(label);
    // The bytes are not that.
    return encoding.startsWith("utf-") ? [] : [encoding];
  } catch {
    return [];
  }
}

const UNREADABLE = /[�\u0080-\u009f]/g;

function best(texts: string[], language: Language): string | undefined {
  const own = OWN_LETTERS[language];
  const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;
  const worth = (text: string) => (own ? count(text, own) : 0) - 10 * count(text, UNREADABLE);
  return texts.toSorted((one, other) => worth(other) - worth(one))[0];
}
