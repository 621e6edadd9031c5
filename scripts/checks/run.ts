import { checkAddresses } from "./addresses.ts";
import { checkCircles } from "./circles.ts";
import { checkExports } from "./exports.ts";
import { checkGlossary } from "./glossary.ts";
import { checkLocales } from "./locales.ts";
import { checkNamespaces } from "./namespaces.ts";
import { checkOneWording } from "./one-wording.ts";
import { checkPapers } from "./papers.ts";
import { checkStructure } from "./structure.ts";

/** What the linter cannot see: words, circular imports, unused exports, the shape of the tree, and where papers lead or what they leave out. */
const problems = [
  ...checkLocales(),
  ...checkGlossary(),
  ...checkOneWording(),
  ...checkNamespaces(),
  ...checkCircles(),
  ...checkStructure(),
  ...checkExports(),
  ...checkPapers(),
  ...checkAddresses(),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
