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
    "app/features/account-frame",
    "app/features/account/(account-pages|access-token|loaded|signed-in|use-keyed-call)",
    "app/features/credits/failure-notice",
    "app/i18n/moments",
    "app/platform/(operations|private-route|replace-data|save-file)",
    "app/ui/(busy-button|dialog|use-focus-on-change)",
  ]
    .map((part) => `/${part}`)
    .join("|"),
);

/** Small files that pages of visitors and of members share; each alone would be one more request. */
const BASICS = new RegExp(
  [
    "node_modules/@tanstack/.*(mutationObserver|useMutation)",
    "app/i18n/translated",
    "app/platform/use-press",
    "app/ui/breakable",
    "contracts/(amounts|catalogue|currencies|files|mails|slug|uuid)",
  ]
    .map((part) => `/${part}\\.`)
    .join("|"),
);

/**
 * What directories, pages of companies, the tracker, reports and articles share. Nothing that members' pages alone
 * need may come along: zod and forms are a third of a page (acceptance/page-delivery.test.ts).
 */
const READING = new RegExp(
  [
    "app/features/companies/round-source-line",
    "app/features/news/(news-list|paid-apart)",
    "app/features/saved/(save-button|use-saved)",
    "app/features/share/share-menu",
    "app/i18n/(by-name|joined|money|round-sizes)",
    "app/platform/sign-up-address",
    "app/ui/(big-figure|company-logo|report-link|tabs|use-current-in-row|charts/chart-(dot|ticks))",
    "contracts/(amount-range|directory|funding|hubs|within-sentence)",
  ]
    .map((part) => `/${part}\\.`)
    .join("|"),
);

/** What a startup's and an investor's page share, and the previews of their forms. */
const COMPANY = /\/app\/(features\/companies\/|platform\/company-json-ld\.)/;

/** What pages that sell say to visitors, and the account's pages to members. */
const OFFERS = new RegExp(
  [
    "app/features/problems/say-problem",
    "app/i18n/(scores|sizes)",
    "app/ui/(member-icons|form/(field|notice))",
    "contracts/(accounts|prices|review-terms|told-sections)",
  ]
    .map((part) => `/${part}\\.`)
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
                { name: "basics", test: BASICS },
                { name: "reading", test: READING },
                { name: "company", test: COMPANY },
                { name: "offers", test: OFFERS },
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
