/**
 * Which files of the browser's code share a file of the build. By default the bundler makes a file
 * for each set of pages that share something: dozens of small ones. A group is one file, with
 * everything that its files import unless an earlier group has it, so groups go from what every
 * page needs to what few do. An earlier group must not import from a later one:
 * acceptance/static-files.test.ts fails when pages for reading would load what only forms need.
 */
export const CODE_GROUPS = [
  {
    name: "react",
    test: /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\//,
  },
  // The frame, Home and what they share: nearly every visit needs all of it. Files are named one by
  // one where a folder holds more, because what account pages need would come along with its
  // packages.
  group("site", [
    "node_modules/@tanstack/(?!.*(mutationObserver|useMutation)\\.js)",
    "contracts/(languages|news-feed)",
    "app/(entry\\.client|root|routes/(home|page\\.))",
    "app/i18n/(dates|messages)",
    "app/ui/(dropdown|icons|logo|picture|spinner|status-page)\\.",
    "app/features/home/(?!shown-part|coming-reports|section-links)",
    "app/features/account/(account-menu|session)\\.",
    "app/features/frame/(?!site-footer|reading-failed)",
    "app/features/search/use-late-suggestions\\.",
    "app/features/news/(?!article|deal|mentions|news-list|paid-apart|present-deal|read-article)",
    "app/platform/(backend-context|early-state|fetching|language-choice|late-start|notify|page-(head|loads)|sent-links|theme-choice|use-hydrated|use-now|use-row-changes)",
  ]),
  // Small files that pages of visitors and of members share.
  group("basics", [
    "node_modules/@tanstack/.*(mutationObserver|useMutation)\\.",
    "app/i18n/translated\\.",
    "app/platform/use-press\\.",
    "app/ui/(breakable|use-wide)\\.",
    "contracts/(amounts|catalogue|currencies|files|mails|slug|uuid)\\.",
  ]),
  // What directories, pages of companies, the tracker, reports and articles share.
  group("reading", [
    "app/features/companies/round-source-line\\.",
    "app/features/news/(news-list|paid-apart)\\.",
    "app/features/report/report-link\\.",
    "app/features/saved/(save-button|use-saved)\\.",
    "app/features/share/share-menu\\.",
    "app/i18n/(by-name|joined|money|round-sizes)\\.",
    "app/platform/sign-up-address\\.",
    "app/ui/(big-figure|company-logo|tabs|use-current-in-row|charts/chart-(dot|ticks))\\.",
    "contracts/(amount-range|directory|funding|hubs|within-sentence)\\.",
  ]),
  // What a startup's and an investor's page share, and the previews of their forms.
  group("company", ["app/features/companies/", "app/platform/company-json-ld\\."]),
  // The words of pages that sell: for visitors, and for members on the account's pages.
  group("offers", [
    "app/features/problems/say-problem\\.",
    "app/i18n/(scores|sizes)\\.",
    "app/ui/(member-icons|form/(field|notice))\\.",
    "contracts/(accounts|prices|review-terms|told-sections)\\.",
  ]),
  // What following a session needs, on every page of signed-in people.
  group("arrival", [
    "node_modules/zod/",
    "app/features/account/(arrival|tab-memory)\\.",
    "app/platform/private-page\\.",
  ]),
  // How the server is called, and what went wrong.
  group("calls", [
    "app/features/account/(access-token|account-unreachable|arrival-notice|other-account)\\.",
    "app/features/problems/(failure|use-attempt)\\.",
    "app/platform/(auth-calls|operations|private-route)\\.",
    "app/ui/(busy-button|form/submit-button)\\.",
    "contracts/operation\\.",
  ]),
  // What every page of an account shares.
  group("member", [
    "app/features/account-frame",
    "app/features/account/(account-pages|loaded|signed-in|use-keyed-call)\\.",
    "app/features/credits/failure-notice\\.",
    "app/i18n/moments\\.",
    "app/platform/(replace-data|save-file)\\.",
    "app/ui/(dialog|use-focus-on-change)\\.",
  ]),
  // How every form is filled in, checked and sent, for pages that have one.
  group("forms", [
    "node_modules/(react-hook-form|@hookform)/",
    "app/features/account/role-cards\\.",
    "app/features/problems/use-submission\\.",
    "app/ui/form/choices\\.",
  ]),
];

function group(name: string, places: readonly string[]): { name: string; test: RegExp } {
  return { name, test: new RegExp(places.map((place) => `/${place}`).join("|")) };
}
