import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const REACT = /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\//;

/**
 * The frame, Home and what they share: one file, since nearly every visit needs all of it. What only
 * other pages use (forms, operations, the rules of a profile) must not get into it.
 */
const SITE =
  /\/(node_modules\/@tanstack\/(?!.*(useMutation|utationObserver|nfiniteQueryObserver|useInfiniteQuery))|contracts\/(languages|news-feed)\.|app\/(entry\.client|root|routes\/home|i18n\/(?!locales|money|lists|translated)|ui\/(?!charts|form|dialog)|features\/(home|account\/(session|account-menu|sign-out)\.|frame\/(?!site-footer)|news\/(?!article|mentions|share|read-article))|platform\/(?!toaster|reading-failure|uuid|operations|private-page)))/;

export default defineConfig({
  // Vitest runs rules only; React Router's plugin cannot work inside it.
  plugins: [tailwindcss(), process.env.VITEST ? [] : reactRouter()],
  // Found only when first used, each would reload the page of who develops.
  optimizeDeps: {
    include: [
      "@supabase/postgrest-js",
      "@supabase/realtime-js",
      "@supabase/supabase-js",
      "@tanstack/react-query",
      "sonner",
    ],
  },
  build: { assetsInlineLimit: 0, sourcemap: false },
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
              ],
            },
          },
        },
      },
    },
  },
});
