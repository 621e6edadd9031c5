import { FOR_TESTS } from "./circles.ts";
import { readImports } from "./imports.ts";
import { FOLDERS, filesBelow, read } from "./source-files.ts";

const MAX_LINES = 300;
const VAGUE = /(^|\/)(utils?|helpers?|common|shared|types|misc)(\/|\.tsx?$)/;

/** Files that explain why they are longer; the list may only shrink. */
const LONGER: readonly string[] = [];

/** Folders in which everything is for tests, whatever its name. */
const TEST_FOLDERS = /^(testing|acceptance|e2e|supabase\/tests)\//;

/**
 * The shape of the tree: no vague names, no barrels, no files too long to take in, and test files
 * named as such.
 */
export function checkStructure(): string[] {
  const files = FOLDERS.flatMap((folder) => filesBelow(folder, /\.(ts|tsx|mjs)$/)).filter(
    (file) => file !== "contracts/database.ts" && !file.includes("/+types/"),
  );
  const long = files.filter((file) => lineCount(file) > MAX_LINES);
  return [
    ...files.filter((file) => VAGUE.test(file)).map((file) => `${file}: name it by what it does`),
    ...files
      .filter((file) => /(^|\/)index\.tsx?$/.test(file) && /^export .* from /m.test(read(file)))
      .map((file) => `${file}: import from the file itself instead of a barrel`),
    ...long
      .filter((file) => !LONGER.includes(file))
      .map((file) => `${file}: ${lineCount(file)} lines; split it by what its parts are for`),
    ...LONGER.filter((file) => !long.includes(file)).map(
      (file) => `${file}: is short enough now; take it off the list in scripts/checks/structure.ts`,
    ),
    ...importedByTestsAlone(readImports()).map(
      (file) => `${file}: only tests import it; begin its name with "test-"`,
    ),
  ];
}

/** Files that only tests import, and whose name does not say so. */
export function importedByTestsAlone(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const isForTests = (file: string) => FOR_TESTS.test(file) || TEST_FOLDERS.test(file);
  const byTests = new Set<string>();
  const byOthers = new Set<string>();
  for (const [file, imported] of imports)
    for (const other of imported) (isForTests(file) ? byTests : byOthers).add(other);
  return [...byTests].filter((file) => !byOthers.has(file) && !isForTests(file)).sort();
}

function lineCount(file: string): number {
  return read(file).trimEnd().split("\n").length;
}
