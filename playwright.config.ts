import { defineConfig } from "@playwright/test";

/** What Chromium would otherwise do by itself: look for updates, fetch lists, draw on a GPU. */
const QUIET = [
  "--disable-gpu",
  // Compositing then needs no process of its own: 4 % less processor time.
  "--in-process-gpu",
  // Pages that live for a second do not repay optimizing compilers: another 4 %.
  "--js-flags=--no-opt --no-maglev",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A page of a context reuses the process that the context's kept page has
  // (fixtures/kept-contexts.ts).
  "--process-per-site",
  // No test may reach another machine, whatever the page asks for.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
];

const root = process.getuid?.() === 0;

/**
 * Journeys in a real browser. Each worker has a server and a database of its own
 * (e2e/fixtures/test.ts); the app must be built before.
 */
export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/global-setup.ts",
  outputDir: "test-results",
  // The page, its server and its database wait for one another: further tests fill the gaps.
  workers: 4,
  // A single busy moment in half an hour of journeys must not stop a run on the server; the report
  // names what was flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: "list",
  // These end what hangs; a busy machine must not end what is slow.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    // A time zone with an odd offset, so that nothing passes only because of whole hours.
    timezoneId: "Asia/Kathmandu",
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Recording every journey would slow all of them down; a second try shows what happened.
    trace: "on-first-retry",
    screenshot: "off",
    video: "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: root ? ["--no-sandbox", ...QUIET] : QUIET,
    },
  },
});
