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
 * What a page needs of these is built into the server's part: some three hundred small files, which a start would
 * find and load one by one. React itself has few.
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
          // While developing, what Node finds itself is quicker.
          { name: "built-in", apply: "build", config: () => ({ ssr: { noExternal: BUILT_IN } }) },
          pdfReaderFiles(),
          ownPageLoads(),
          withoutUnusedParts(),
          lateStarter(),
          retriedImports(),
        ],
  ],
  // Found only when first used, each would reload the page of whoever develops.
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
    // What is imported at this moment needs no preload, and one that fails (offline) would be
    // remembered by the browser: importing it again could never succeed.
    modulePreload: {
      resolveDependencies: (file, dependencies) => dependencies.filter((name) => name !== file),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Says that plugins take time, at each build.
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
