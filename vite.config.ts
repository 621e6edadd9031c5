import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { lateStarter } from "./scripts/vite/late-starter.ts";
import { ownPageLoads } from "./scripts/vite/own-page-loads.ts";
import { pdfReaderFiles } from "./scripts/vite/pdf-reader-files.ts";
import { retriedImports } from "./scripts/vite/retried-imports.ts";
import { withoutUnusedParts } from "./scripts/vite/without-unused-parts.ts";

const REACT = /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\//;

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

/**
 * The frame, Home and what they share: one file, since nearly every visit needs all of it. Named one
 * by one where a folder holds more, for what account pages need would come along with its packages.
 */
const SITE = new RegExp(
  [
    "node_modules/@tanstack/(?!.*(mutationObserver|useMutation)\\.js)",
    "contracts/(languages|news-feed)",
    "app/(entry\\.client|root|routes/(home|page\\.))",
    "app/i18n/(dates|messages)",
    "app/ui/(dropdown|icons|logo|picture|spinner|status-page)\\.",
    "app/features/home/(?!shown-part|coming-reports|section-links)",
    "app/features/account/(account-menu|session)\\.",
    "app/features/frame/(?!site-footer|reading-failed)",
    "app/features/news/(?!article|deal|mentions|news-list|paid-apart|present-deal|read-article)",
    "app/platform/(backend-context|early-state|fetching|language-choice|late-start|notify|page-(head|loads)|sent-links|theme-choice|use-hydrated|use-now|use-row-changes)",
  ]
    .map((part) => `/${part}`)
    .join("|"),
);

/** What following a session needs, on every page of those who are signed in. */
const ARRIVAL = /\/app\/(features\/account\/(arrival|tab-memory)|platform\/private-page)\./;

/**
 * What every page of an account shares: one file as well. Each further one would be named for each of
 * those pages in the list of files, which Home loads.
 */
const MEMBER = new RegExp(
  [
    "node_modules/@tanstack/.*(mutationObserver|useMutation)\\.js",
    "app/features/account-frame",
    "app/features/account/(account-pages|access-token|loaded|signed-in|use-keyed-call)",
    "app/features/problems/say-problem",
    "app/platform/(operations|private-route)",
    "app/ui/(busy-button|dialog|member-icons|form/notice)",
  ]
    .map((part) => `/${part}`)
    .join("|"),
);

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
              groups: [
                { name: "react", test: REACT },
                { name: "site", test: SITE },
                { name: "arrival", test: ARRIVAL },
                { name: "member", test: MEMBER },
              ],
            },
          },
        },
      },
    },
  },
});
