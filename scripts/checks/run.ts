import { checkLocales } from "./locales.ts";
import { checkNamespaces } from "./namespaces.ts";
import { checkPapers } from "./papers.ts";
import { checkStructure } from "./structure.ts";

/** What the linter cannot see: complete, used and loaded words, the shape of the tree, and where the papers lead. */
const problems = [...checkLocales(), ...checkNamespaces(), ...checkStructure(), ...checkPapers()];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
