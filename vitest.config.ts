import { defineConfig } from "vitest/config";

/**
 * An odd offset and a different locale, so that nothing passes only because of the developer's own.
 */
const env = { TZ: "Asia/Kathmandu", LANG: "C.UTF-8" };
/** The upgrade of PostgreSQL has a configuration of its own: vitest.upgrade.config.ts. */
const never = ["node_modules/**", "build/**", "e2e/**", "**/*.upgrade.test.ts"];

export default defineConfig({
  test: {
    // Where files share a process (`isolate: false`), later ones reuse what both import. Tests of
    // servers mostly wait: with two workers a third of the processor time was idle.
    maxWorkers: 4,
    projects: [
      {
        test: {
          name: "unit",
          env,
          isolate: false,
          // Ends what hangs; a busy machine must not end what is slow.
          testTimeout: 20_000,
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...never, "**/*.db.test.ts", "supabase/tests/**", "acceptance/**"],
        },
      },
      {
        test: {
          name: "database",
          env,
          isolate: false,
          include: ["**/*.db.test.ts", "supabase/tests/**/*.test.ts"],
          globalSetup: ["supabase/tests/global-setup.ts"],
          exclude: never,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "acceptance",
          env,
          include: ["acceptance/**/*.test.ts"],
          exclude: never,
          testTimeout: 180_000,
          hookTimeout: 240_000,
          globalSetup: ["acceptance/global-setup.ts"],
        },
      },
    ],
  },
});
