// Every check, the quickest feedback first.
import { ensureBuilt } from "./setup/build.mjs";
import { ensureChromium } from "./setup/chromium.mjs";
import { ensureInstalled, run } from "./setup/install.mjs";
import { environment, NODE } from "./setup/paths.mjs";

const STEPS = [
  { name: "Lint", program: ["node_modules/@biomejs/biome/bin/biome", "check", "."] },
  { name: "Words and structure", program: ["scripts/checks/run.ts"] },
  { name: "Route types", program: ["node_modules/@react-router/dev/bin.cjs", "typegen"] },
  { name: "Types", program: ["node_modules/typescript/bin/tsc", "--noEmit"] },
  { name: "Database types", program: ["scripts/database-types.ts", "--check"] },
  {
    name: "Unit, database and acceptance tests",
    program: ["node_modules/vitest/vitest.mjs", "run"],
  },
  { name: "Browser tests", program: ["node_modules/@playwright/test/cli.js", "test"] },
];

await ensureInstalled();
await ensureChromium();
await ensureBuilt();

// The tests must not depend on the developer's own settings.
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
  ...env
} = environment();

for (const { name, program } of STEPS) {
  console.log(`\n${name}`);
  const code = await run(NODE, program, { env });
  if (code !== 0) {
    console.error(`\nFailed: ${name}`);
    process.exit(code);
  }
}
