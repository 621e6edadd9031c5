import { checkAddresses } from "./addresses.ts";
import { checkCircles } from "./circles.ts";
import { checkComments } from "./comments.ts";
import { checkExports } from "./exports.ts";
import { checkGlossary } from "./glossary.ts";
import { checkLocales } from "./locales.ts";
import { checkNamespaces } from "./namespaces.ts";
import { checkOneWording } from "./one-wording.ts";
import { checkPapers } from "./papers.ts";
import { checkQueries } from "./queries.ts";
import { checkStructure } from "./structure.ts";

/**
 * What the linter cannot see: words, circular imports, unused exports, queries that no page sees,
 * the shape of the tree, where papers lead or what they leave out, and a tic of our comments.
 */
const problems = [
  ...checkLocales(),
  ...checkGlossary(),
  ...checkOneWording(),
  ...checkNamespaces(),
  ...checkCircles(),
  ...checkQueries(),
  ...checkStructure(),
  ...checkExports(),
  ...checkPapers(),
  ...checkAddresses(),
  ...checkComments(),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
