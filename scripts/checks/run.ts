import { checkLocales } from "./locales.ts";
import { checkStructure } from "./structure.ts";

/** What the linter cannot see: complete and used words, and the shape of the tree. */
const problems = [...checkLocales(), ...checkStructure()];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
