/**
 * For each letter, those that never follow it in words of the region's languages in Latin script, in
 * names, or in abbreviations that are spoken as words.
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

/** Rows of keyboards, left to right; no word consists of so many neighbours in a row. */
const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "ฟหกดเ้่าสวง", "ๆไำพะัีรนยบล"];
const NEIGHBOURS = 4;

/** How many pairs of adjacent letters occur in no word. */
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
