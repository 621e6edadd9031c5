import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { z } from "zod";

/** Families of the font packages (SIL Open Font License), in order of preference. */
const FAMILIES = {
  fraunces: "Fraunces",
  "be-vietnam-pro": "BeVietnamPro",
  "noto-sans-thai": "NotoSansThai",
  "noto-sans": "NotoSans",
  "noto-sans-sc": "NotoSansSC",
} as const;

type Package = keyof typeof FAMILIES;
export type Family = (typeof FAMILIES)[Package];
/** The weights that the fonts have. */
export type Weight = 400 | 600 | 700;
/** The face of a text: a weight, or a headline, in the brand's font if it has the letters. */
export type LetterFace = 400 | 700 | "headline";

/** One file of a family, which is split into many by characters. */
export type FontFile = {
  family: Family;
  weightOf(face: LetterFace): Weight;
  pathOf(face: LetterFace): string;
};

const PACKAGES = [
  "fraunces",
  "be-vietnam-pro",
  "noto-sans-thai",
  "noto-sans",
  "noto-sans-sc",
] as const satisfies readonly Package[];

const ranges = z.record(z.string(), z.string());
const installed = createRequire(import.meta.url);

/** The files that claim to have a character, by its code. */
export function filesByCharacter(): ReadonlyMap<number, readonly FontFile[]> {
  const files = new Map<number, FontFile[]>();
  for (const name of PACKAGES) {
    const list = installed.resolve(`@fontsource/${name}/unicode.json`);
    const parts = ranges.parse(JSON.parse(readFileSync(list, "utf8")));
    for (const [part, codes] of Object.entries(parts)) {
      const file = fontFile(path.dirname(list), name, part.replace(/[[\]]/g, ""));
      for (const code of codesIn(codes)) files.set(code, [...(files.get(code) ?? []), file]);
    }
  }
  return files;
}

function fontFile(folder: string, name: Package, part: string): FontFile {
  const weightOf = (face: LetterFace) => {
    if (name === "fraunces") return 600;
    return face === "headline" ? 700 : face;
  };
  return {
    family: FAMILIES[name],
    weightOf,
    pathOf: (face) => path.join(folder, "files", `${name}-${part}-${weightOf(face)}-normal.woff`),
  };
}

/** The codes of a CSS unicode-range. */
function* codesIn(range: string): Iterable<number> {
  for (const part of range.split(",")) {
    const [first = "", last = first] = part.trim().slice(2).split("-");
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code++)
      yield code;
  }
}
