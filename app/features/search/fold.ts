/** A text as the search compares it, with each unit's place in the original. */
export type Folded = { text: string; starts: number[]; ends: number[] };

/** Letters that Unicode does not decompose, but the database's `unaccent` does. */
const PLAIN: Record<string, string> = {
  đ: "d",
  ð: "d",
  ø: "o",
  ł: "l",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};

/** Without case, accents and full width; Thai marks stay, because they are letters. */
export function fold(original: string): Folded {
  const folded: Folded = { text: "", starts: [], ends: [] };
  let start = 0;
  for (const character of original) {
    const end = start + character.length;
    const plain = foldCharacter(character);
    // A separate mark belongs to the letter before it.
    if (plain === "" && folded.ends.length > 0) folded.ends[folded.ends.length - 1] = end;
    for (let unit = 0; unit < plain.length; unit += 1) {
      folded.starts.push(start);
      folded.ends.push(end);
    }
    folded.text += plain;
    start = end;
  }
  return folded;
}

function foldCharacter(character: string): string {
  const bare = character
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "");
  return PLAIN[bare] ?? bare;
}
