import fc from "fast-check";
import { header, hostileInAddress, hostileText, mostly, someHeaders, words } from "./hostile.ts";
import { request, type Surface } from "./shot.ts";

const ROUTES = words`
  / /search /startups /startups/~startup~ /startups/~startup-id~ /investors /investors/~investor~
  /investors/~investor-id~ /funding-tracker /funding-tracker/method /news/~article~
  /news/~article-id~ /auth /reset-password /profile /pitch-deck-upload /business-license-upload
  /website-submission /startup-profile-submission /investor-profile-submission /legal-disclaimer
  /credits /settings /goodbye /report /claim /nowhere
`;
const DOCUMENTS = words`
  /sitemap.xml /sitemap-1.xml /sitemap-2.xml /sitemap-999999.xml /robots.txt /feeds/en.rss
  /feeds/th.json /feeds/xx.json /funding-tracker.csv /funding-tracker/rounds.csv
  /funding-tracker.json /og/site.png /og/news/~article~.png /og/startups/~startup~.png
  /og/investors/~investor~.png /site.webmanifest /icon.svg /hero.svg
`;
/** The hostile part replaces the slug. */
const WITH_PART = words`
  /news/* /startups/* /investors/* /og/news/*.png /og/startups/*.png /og/*/x.png /feeds/*.rss
  /feeds/*.json /sitemap-*.xml /assets/* /* /*/* /funding-tracker/* /startups/*/* /*.data
  /news/*.data /sample/* /api/* /funding-tracker.* /_root.data/* /.well-known/* /__manifest?p=*
  /__manifest?paths=*
`;
const DATA = ROUTES.map((route) => (route === "/" ? "/_root.data" : `${route}.data`));

const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ROUTES) },
  { weight: 3, arbitrary: fc.constantFrom(...DATA) },
  { weight: 3, arbitrary: fc.constantFrom(...DOCUMENTS) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...WITH_PART),
        fc.array(hostileInAddress, { minLength: 2, maxLength: 2 }),
      )
      .map(([place, parts]) => parts.reduce((now, part) => now.replace("*", () => part), place)),
  },
);

const KNOWN: Record<string, readonly string[]> = {
  category: ["Event", "Funding", "Insight", "Branded", "Latest"],
  page: ["1", "2", "9999", "1000000000", "-1", "1.5", "1e3"],
  name: ["a", "Lúa", "%", "_", "\\"],
  industry: ["fintech", "agritech", "logistics"],
  round: ["seed", "series_a", "ipo"],
  country: ["Vietnam", "Thailand", "Singapore", "Other"],
  type: ["Accelerator", "Venture Capital"],
  sort: ["name", "funding", "latest_round", "activity"],
  after: ["~startup~", "~investor~", "00000000-0000-0000-0000-000000000000"],
  before: ["~startup~", "~investor~"],
  period: ["week", "month", "year"],
  tab: ["rounds", "amount", "difficulty"],
  from: ["2026-11-01", "2026-02-30", "0000-00-00", "9999-99-99", "2025-07-01", "0001-01-01"],
  to: ["2026-11-01", "2026-13-01", "9999-12-31"],
  q: [
    "ngân hàng",
    "ธนาคาร",
    "银行",
    "rice",
    "a",
    "nothing at all",
    '"rice',
    "-rice",
    "rice & | ! :*",
    "a".repeat(200),
    "ก".repeat(100),
    "的".repeat(100),
  ],
  in: ["news", "startups", "investors"],
  lang: ["en", "id", "vi", "th", "zh", "xx", "EN"],
  mode: ["signup", "signin"],
  checkout: ["00000000-0000-0000-0000-000000000000", "x"],
  token_hash: ["x", "00000000-0000-0000-0000-000000000000"],
  type_: ["recovery", "signup"],
  returnTo: [
    "/profile",
    "//nothing.example",
    "/\\nothing.example",
    "https://nothing.example",
    "/\0",
  ],
  format: ["json", "html"],
  _routes: words`
    root routes/home routes/startups routes/article x root,routes/home __proto__
  `,
  code: ["x"],
  error: ["access_denied"],
  utm_source: ["x"],
};

const parameter = fc
  .tuple(
    fc.constantFrom(...Object.keys(KNOWN)),
    fc.nat(20),
    mostly(fc.constant(undefined), hostileInAddress, 1),
  )
  .map(([name, index, hostile]) => {
    const values = KNOWN[name] ?? [];
    const value =
      hostile ??
      encodeURIComponent((values[index % values.length] ?? "").toWellFormed()).replaceAll(
        "%7E",
        "~",
      );
    return `${name.replace("type_", "type")}=${value}`;
  });
const query = fc.oneof(
  { weight: 2, arbitrary: fc.constant("") },
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.array(mostly(parameter, hostileInAddress, 12), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(1, 1, 1, 1, 1, 50),
      )
      .map(
        ([parts, times]) =>
          `?${Array.from({ length: times }, () => parts.join("&"))
            .join("&")
            .slice(0, 8000)}`,
      ),
  },
);

const headers = someHeaders(
  header(
    "Accept-Language",
    mostly(
      fc.constantFrom("th", "zh-TW,zh;q=0.9", "vi-VN", "id;q=0.5, en;q=0", "*", "en-US,en;q=0.9"),
      hostileText,
      2,
    ),
  ),
  header(
    "Cookie",
    mostly(
      fc.constantFrom(
        "language=th",
        "language=xx",
        "benih-language=zh; theme=dark",
        "sb-auth-token=x",
        "language=en; language=th",
      ),
      hostileText,
      2,
    ),
  ),
  header(
    "Accept-Encoding",
    mostly(
      fc.constantFrom(
        "gzip",
        "br",
        "zstd",
        "identity;q=0",
        "gzip;q=0, br;q=0, *;q=0",
        "*",
        "br;q=1.0, gzip;q=0.8",
      ),
      hostileText,
      2,
    ),
  ),
  header("If-None-Match", mostly(fc.constantFrom("*", 'W/"x"', '"x", "y"'), hostileText, 2)),
  header(
    "Range",
    mostly(
      fc.constantFrom(
        "bytes=0-1",
        "bytes=-5",
        "bytes=5-",
        "bytes=0-0,2-3",
        "bytes=99999999-",
        "items=0-1",
      ),
      hostileText,
      2,
    ),
  ),
  header(
    "Accept",
    mostly(fc.constantFrom("text/html", "application/json", "*/*;q=0", "image/*"), hostileText, 2),
  ),
  header(
    "X-Forwarded-For",
    mostly(fc.constantFrom("10.0.0.1", "::1", "127.0.0.1, 10.0.0.1"), hostileText, 2),
  ),
  header(
    "If-Modified-Since",
    mostly(
      fc.constantFrom("Sun, 22 Nov 2026 00:00:00 GMT", "Thu, 01 Jan 1970 00:00:00 GMT"),
      hostileText,
      2,
    ),
  ),
  header(
    "Origin",
    mostly(fc.constantFrom("null", "http://~host~", "https://nothing.example"), hostileText, 2),
  ),
  header("X-React-Router-Request", hostileText),
);

const shots = fc
  .tuple(
    fc.constantFrom(
      ...words`
      GET GET GET GET GET GET HEAD POST PUT DELETE OPTIONS
    `,
    ),
    path,
    query,
    headers,
    hostileText,
  )
  .map(([method, where, asked, given, text]) =>
    request({
      method,
      target: where.includes("?") ? where + asked.replace("?", "&") : where + asked,
      headers: given,
      ...(/^P/.test(method) && { body: text }),
    }),
  );

/** Every address that a browser or a crawler asks for, with hostile parts, queries and headers. */
export const pages: Surface = { name: "pages", shots };
