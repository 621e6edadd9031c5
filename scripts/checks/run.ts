import { checkLocales } from "./locales.ts";
import { checkPapers } from "./papers.ts";
import { checkStructure } from "./structure.ts";

/**
 * Checks that the linter cannot do: complete and used words, the shape of the tree, and references
 * in documents.
 */
const problems = [...checkLocales(), ...checkStructure(), ...checkPapers()];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
