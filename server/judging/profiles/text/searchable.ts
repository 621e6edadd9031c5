/** A text in the form in which words are looked up; each of its places knows where it stands in the original. */
export type Searchable = {
  /** Small letters, plain digits, nothing invisible, nothing in disguise. */
  text: string;
  /** The same without the marks of Latin letters: Vietnamese is often typed so. Place by place alike. */
  plain: string;
  /** What stands there in the original. */
  quote: (start: number, end: number) => string;
};

const CLUSTERS = new Intl.Segmenter("en", { granularity: "grapheme" });
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Full-width, mathematical and encircled letters, which are letters in another dress. */
const DRESSED = /[\uFF01-\uFFEE\u2460-\u24FF\u{1D400}-\u{1D7FF}\u{1F110}-\u{1F189}]/u;
/** Cyrillic and Greek letters that pose as Latin ones; no language here writes with them. */
// biome-ignore format: a table
const POSERS: Record<string, string> = {
  а: "a", в: "b", е: "e", к: "k", м: "m", н: "h", о: "o", р: "p", с: "c", т: "t", у: "y", х: "x",
  і: "i", ѕ: "s", ј: "j", ԁ: "d", ɡ: "g", α: "a", ο: "o", ν: "v", ρ: "p", τ: "t", ι: "i", κ: "k",
};

const THAI_ZERO = 0x0e50;

/** @param original where `text` has been made of another text of the same length, that one. */
export function searchable(text: string, original: string = text): Searchable {
  if (isPlain(text)) {
    const small = text.toLowerCase();
    return { text: small, plain: small, quote: (start, end) => original.slice(start, end) };
  }
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = "";
  for (const { segment, index } of CLUSTERS.segment(text)) {
    const cluster = foldCluster(segment);
    for (let unit = 0; unit < cluster.length; unit += 1) {
      starts.push(index);
      ends.push(index + segment.length);
    }
    folded += cluster;
  }
  return {
    text: folded,
    plain: withoutMarks(folded),
    quote: (start, end) => (start < end ? original.slice(starts[start], ends[end - 1]) : ""),
  };
}

/** ASCII, as most decks are: each place is its own. */
function isPlain(text: string): boolean {
  return /^[\n\x20-\x7e]*$/.test(text);
}

/** Text for looking words up in, where no place is asked for. */
export function folded(text: string): string {
  return searchable(text).text;
}

function foldCluster(cluster: string): string {
  if (isPlain(cluster)) return cluster.toLowerCase();
  const composed = cluster.normalize("NFC").replace(INVISIBLE, "");
  const undressed = DRESSED.test(composed) ? composed.normalize("NFKC") : composed;
  return undressed
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, " ")
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(/[\u0370-\u03ff\u0400-\u052f\u0261]/g, (letter) => POSERS[letter] ?? letter);
}

/** Unit by unit, so that the places stay the same. */
export function withoutMarks(text: string): string {
  return text.replace(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) =>
    letter === "đ" ? "d" : letter.normalize("NFD").charAt(0),
  );
}
