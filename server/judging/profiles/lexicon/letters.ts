/**
 * Letters that stand beside each other in no word of the Latin languages of the region, of names or
 * of abbreviations that are spoken: by the first, what never follows it.
 */
const NEVER_BEHIND: Record<string, string> = {
  b: "cfgjkmnpqvwxz",
  c: "bdfgjmnpqvwxz",
  d: "bjkpqxz",
  f: "bcdghjkmnpqvwxz",
  g: "bcdfjpqvwxz",
  h: "cdfghjpqvwxz",
  j: "bcdfghjklmnpqrtvwxyz",
  k: "bcdgjmqvxz",
  l: "hjqrwxz",
  m: "dfghjqrtvwxyz",
  n: "wx",
  p: "bcfjqvwxz",
  q: "bcdefghjklmnopqrstvwxyz",
  r: "qxz",
  s: "gjqvxz",
  t: "jqvx",
  u: "qvwx",
  v: "bcdfghjklmnpqstvwxyz",
  w: "bcdfgjmpqtuvwxyz",
  x: "bdfghjklmnqrsvwxyz",
  y: "dfghjkqrvxyz",
  z: "bcdfghjklmnpqrstvwxy",
};

/** Rows of keyboards, forwards; of five neighbours in a row nobody makes a word. */
const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "ฟหกดเ้่าสวง", "ๆไำพะัีรนยบล"];
const NEIGHBOURS = 4;

/** How often two letters stand together that never do. */
export function strangePairs(word: string): number {
  return [...word].filter((letter, at) => NEVER_BEHIND[word.charAt(at - 1)]?.includes(letter))
    .length;
}

/** Whether a part of it was typed along a row of keys. */
export function runsAlongKeys(word: string): boolean {
  return ROWS.some((row) => {
    const rows = [row, [...row].toReversed().join("")];
    return rows.some((keys) =>
      Array.from({ length: keys.length - NEIGHBOURS + 1 }, (_, at) =>
        keys.slice(at, at + NEIGHBOURS),
      ).some((keysInRow) => word.includes(keysInRow)),
    );
  });
}
