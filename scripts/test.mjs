// Every check, the quickest feedback first; or only the named part: unit, db, acceptance, e2e,
// matrix (everything that the others only pair), or upgrade (PostgreSQL 18). Arguments after the
// name go to the part's first runner only: `npm run test:e2e -- credits`.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { freemem } from "node:os";
import path from "node:path";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureChromium } from "./setup/chromium.mjs";
import { ensureInstalled, run, signalRunning } from "./setup/install.mjs";
import { environment, NODE, ROOT } from "./setup/paths.mjs";

const SHARED_MEMORY = "/dev/shm";
const ENOUGH_BYTES = 4 * 1024 ** 3;

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
const WHOLE = { TEST_MATRIX: "whole" };
const NEXT_POSTGRES = path.join(ROOT, "node_modules", ".cache", "next-postgres");
const PARTS = {
  unit: [{ name: "Unit tests", program: [...VITEST, "--project", "unit"] }],
  db: [{ name: "Database tests", program: [...VITEST, "--project", "database"] }],
  acceptance: [{ name: "Acceptance tests", program: [...VITEST, "--project", "acceptance"] }],
  e2e: [BROWSER],
  upgrade: [
    {
      name: "PostgreSQL's next major version",
      program: [...VITEST, "--config", "vitest.upgrade.config.ts"],
    },
    {
      name: "Its programs",
      program: ["scripts/upgrade-postgres.ts", "--fetch"],
      settings: { DATA_DIR: NEXT_POSTGRES },
    },
    {
      name: "Database tests on it",
      program: [...VITEST, "--project", "database"],
      settings: {
        TEST_POSTGRES_MAJOR: "18",
        TEST_POSTGRES_PROGRAMS: `${NEXT_POSTGRES}/programs/postgres-18`,
      },
    },
  ],
  matrix: [
    { ...BROWSER, settings: WHOLE },
    {
      name: "Servers ended at each moment in each way",
      program: [...VITEST, "--project", "acceptance", "stopping", "money-durability"],
      settings: WHOLE,
    },
  ],
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

// Signals end the running steps first, and then us: otherwise our folder would be left behind.
let stopped = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    stopped = true;
    // Ctrl-C has reached every program of the terminal.
    if (signal !== "SIGINT") signalRunning(signal);
  });
}

await Promise.all([ensureInstalled(), ensureChromium()]);
const built = ensureBuilt();
const temporary = folderInMemory();

// The tests must not depend on the developer's own settings, nor the runners on a part that was
// named earlier.
const settingsFile = path.join(ROOT, "testing", "test-settings.json");
const own = new Set([
  "TEST_MATRIX",
  ...Object.keys(JSON.parse(readFileSync(settingsFile, "utf8"))),
]);
const env = Object.fromEntries(Object.entries(environment()).filter(([name]) => !own.has(name)));

for (const step of rest.length > 0 ? steps.slice(0, 1) : steps) {
  const { name, program, settings } = step;
  // The quick checks read only the sources and need not wait for the build.
  if (!CHECKS.includes(step)) await built;
  console.log(`\n${name}`);
  const code = await run(NODE, [...program, ...rest], {
    env: { ...env, ...settings, ...(temporary && { TMPDIR: temporary }) },
  });
  if (code !== 0 || stopped) {
    console.error(`\nFailed: ${name}`);
    // A build that continues would overwrite the reason, or lose its files.
    signalRunning("SIGTERM");
    process.exit(code || 1);
  }
}

/**
 * A folder in memory for the tests' databases, if there is room: they write all the time, and a
 * disk would make the run a third longer. It is removed with this process; a killed one leaves its
 * folder to the next.
 */
function folderInMemory() {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    if (bavail * bsize < ENOUGH_BYTES || freemem() < 2 * ENOUGH_BYTES) return undefined;
    for (const name of readdirSync(SHARED_MEMORY)) {
      const [, pid] = /^benih tests (\d+)$/.exec(name) ?? [];
      if (pid && !existsSync(`/proc/${pid}`)) {
        rmSync(path.join(SHARED_MEMORY, name), { recursive: true, force: true });
      }
    }
    const folder = path.join(SHARED_MEMORY, `benih tests ${process.pid}`);
    mkdirSync(folder);
    // Like /tmp, because PostgreSQL runs under an account of its own.
    chmodSync(folder, 0o1777);
    process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch {
    // Another system, or another account's folder.
    return undefined;
  }
}
