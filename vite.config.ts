import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { CODE_GROUPS } from "./scripts/vite/code-groups.ts";
import { lateStarter } from "./scripts/vite/late-starter.ts";
import { ownPageLoads } from "./scripts/vite/own-page-loads.ts";
import { pdfReaderFiles } from "./scripts/vite/pdf-reader-files.ts";
import { retriedImports } from "./scripts/vite/retried-imports.ts";
import { withoutUnusedParts } from "./scripts/vite/without-unused-parts.ts";

/**
 * The parts of these that a page needs are built into the server's bundle: otherwise a start would
 * find and load some three hundred small files one by one. React itself has few.
 */
const BUILT_IN = [
  "react-router",
  "zod",
  "libphonenumber-js",
  "react-hook-form",
  "marked",
  "tldts",
  /^@(tanstack|hookform|supabase)\//,
  /^d3-/,
];

export default defineConfig({
  // Vitest runs rules only; React Router's plugin cannot work inside it.
  plugins: [
    tailwindcss(),
    process.env.VITEST
      ? []
      : [
          reactRouter(),
          // During development Node finds them faster by itself.
          { name: "built-in", apply: "build", config: () => ({ ssr: { noExternal: BUILT_IN } }) },
          pdfReaderFiles(),
          ownPageLoads(),
          withoutUnusedParts(),
          lateStarter(),
          retriedImports(),
        ],
  ],
  // Found only when first used, each would reload the developer's page.
  optimizeDeps: {
    include: [
      "@supabase/postgrest-js",
      "@supabase/realtime-js",
      "@supabase/supabase-js",
      "@tanstack/react-query",
      "sonner",
    ],
  },
  build: {
    assetsInlineLimit: 0,
    sourcemap: false,
    // A dynamic import needs no preload, and a failed one (offline) would be remembered by the
    // browser: importing it again could never succeed.
    modulePreload: {
      resolveDependencies: (file, dependencies) => dependencies.filter((name) => name !== file),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // It reports at each build that plugins take time.
          checks: { pluginTimings: false },
          output: {
            codeSplitting: {
              groups: CODE_GROUPS,
            },
          },
        },
      },
    },
  },
});
