import { defineConfig } from "vitest/config";

/** Fetches another PostgreSQL from the npm registry and starts both: `npm run test:upgrade`. */
export default defineConfig({
  test: {
    include: ["**/*.upgrade.test.ts"],
    exclude: ["node_modules/**", "build/**"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
