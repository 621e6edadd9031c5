import type { Language } from "../../../contracts/languages.ts";
import { charsetOf } from "../website/decode-text.ts";

/** A language's encoding before Unicode, which is often the real one if the declaration is wrong. */
const OLD_ENCODING: Record<Language, string> = {
  en: "windows-1252",
  id: "windows-1252",
  vi: "windows-1258",
  th: "windows-874",
  zh: "gb18030",
};
/** Letters that a text in the language must have, for languages in which they tell encodings apart. */
const OWN_LETTERS: Partial<Record<Language, RegExp>> = {
  th: /\p{Script=Thai}/gu,
  zh: /\p{Script=Han}/gu,
};
const DECLARED_WITHIN = 1024;
const DECLARED = /(?:<\?xml[^>]*?encoding|<meta[^>]*?charset)\s*=\s*["']?([\w.:-]+)/i;

/**
 * The text of a feed or page whose declared encoding may be wrong: UTF-8 if the bytes are valid, else whichever of the
 * declared and the language's usual encodings reads best.
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
    // The bytes are not valid in this encoding.
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
