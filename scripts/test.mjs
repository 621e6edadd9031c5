// Every check, the quickest feedback first; or the part of them that is named:
// unit, db, acceptance, e2e, or matrix (the browser tests in every look). What follows the name is for the part's
// runner: `npm run test:e2e -- credits`.
import { ensureBuilt } from "./setup/build.mjs";
import { ensureChromium } from "./setup/chromium.mjs";
import { ensureInstalled, run } from "./setup/install.mjs";
import { environment, NODE } from "./setup/paths.mjs";

const CHECKS = [
  { name: "Lint", program: ["node_modules/@biomejs/biome/bin/biome", "check", "."] },
  { name: "Words and structure", program: ["scripts/checks/run.ts"] },
  { name: "Route types", program: ["node_modules/@react-router/dev/bin.cjs", "typegen"] },
  { name: "Types", program: ["node_modules/typescript/bin/tsc", "--noEmit"] },
  { name: "Database types", program: ["scripts/database-types.ts", "--check"] },
];
const VITEST = ["node_modules/vitest/vitest.mjs", "run"];
const BROWSER = {
  name: "Browser tests",
  program: ["node_modules/@playwright/test/cli.js", "test"],
};
const PARTS = {
  unit: [{ name: "Unit tests", program: [...VITEST, "--project", "unit"] }],
  db: [{ name: "Database tests", program: [...VITEST, "--project", "database"] }],
  acceptance: [{ name: "Acceptance tests", program: [...VITEST, "--project", "acceptance"] }],
  e2e: [BROWSER],
  matrix: [{ ...BROWSER, settings: { TEST_MATRIX: "whole" } }],
};
const EVERYTHING = [
  ...CHECKS,
  { name: "Unit, database and acceptance tests", program: VITEST },
  BROWSER,
];

const [part, ...rest] = process.argv.slice(2);
const steps = part === undefined ? EVERYTHING : PARTS[part];
if (steps === undefined) {
  console.error(`There is no part "${part}": ${Object.keys(PARTS).join(", ")}.`);
  process.exit(1);
}

await ensureInstalled();
await ensureChromium();
await ensureBuilt();

// Settings of the person who runs the tests must not decide them.
const {
  PORT,
  DATA_DIR,
  PUBLIC_URL,
  HOST,
  SUPABASE_URL,
  SUPABASE_PUBLISHABLE_KEY,
  SUPABASE_SECRET_KEY,
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
  PRICE_LIST,
  DATABASE_URL,
  SAMPLE_CONTENT,
  LOG_LEVEL,
  TEST_MATRIX,
  ...env
} = environment();

for (const { name, program, settings } of steps) {
  console.log(`\n${name}`);
  const code = await run(NODE, [...program, ...rest], { env: { ...env, ...settings } });
  if (code !== 0) {
    console.error(`\nFailed: ${name}`);
    process.exit(code);
  }
}
