import fc from "fast-check";
import { damaged, hostileInAddress, hostileText, mostly, words } from "./hostile.ts";

export const RELATIONS: Record<string, readonly string[]> = {
  news: words`
    id slug title excerpt body category is_published published_at created_at title_zh
  `,
  startups: words`
    id slug name industries country founded_year venture_round is_sample published_at
  `,
  investors: ["id", "slug", "name", "investor_types", "target_industries", "country", "website"],
  funding_rounds: ["id", "startup_id", "kind", "usd_thousand", "announced_on"],
  news_startups: ["news_id", "startup_id"],
  news_investors: ["news_id", "investor_id"],
  funding_round_investors: ["round_id", "investor_id"],
  profiles: ["user_id", "role", "language"],
  startup_profiles: ["user_id", "name", "industries", "version"],
  investor_profiles: ["user_id", "name", "version"],
  profile_files: ["user_id", "kind", "path", "name"],
  account_activity: ["id", "user_id", "kind"],
  credit_accounts: ["id", "user_id", "balance"],
  credit_entries: ["id", "amount", "kind"],
  checkouts: ["id", "reference"],
  subscriptions: ["id"],
  invoices: ["id"],
  runs: ["id", "state", "service"],
  deck_reviews: ["id", "score"],
  match_results: ["id"],
  introductions: ["id"],
  saved_startups: ["user_id", "startup_id"],
  saved_investors: ["user_id", "investor_id"],
  saved_searches: ["id", "user_id", "query", "kind", "name"],
  payment_events: ["id"],
  model_calls: ["id"],
};
const NAMES = Object.keys(RELATIONS);
export const relation = mostly(
  fc.constantFrom(...NAMES.slice(0, 7), ...NAMES),
  hostileInAddress,
  12,
);
export const column = mostly(
  fc.constantFrom(...new Set(Object.values(RELATIONS).flat()), "*"),
  hostileText.map((text) => text.slice(0, 200)),
  12,
);
const jsonPath = fc.constantFrom(
  ...words`
  ->a ->>a ->0 ->>-1 ->a->>b -> ->> ->99999999999
`,
);
const field = fc
  .tuple(column, fc.option(jsonPath, { freq: 8, nil: "" }))
  .map((two) => two.join(""));
const castType = fc.constantFrom(
  ...words`
  text int integer jsonb date uuid numeric bytea regclass xml point x text[] interval varchar(3)
  record void pg_catalog.text
`,
);

/** A `select` as supabase-js writes it: columns, renames, casts, sums, embedded rows; deep now and then. */
const { select } = fc.letrec<{ select: string; item: string }>((tie) => ({
  item: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    field,
    fc.tuple(fc.constantFrom("a", "b", "x y", '"q"'), field).map((two) => two.join(":")),
    fc.tuple(field, castType).map((two) => two.join("::")),
    fc
      .tuple(field, fc.constantFrom("count", "sum", "avg", "max", "min", "x"))
      .map(([name, sum]) => `${name}.${sum}()`),
    fc.constantFrom("count()", "*", "count()::text", "id.count()::x", ""),
    fc
      .tuple(
        fc.constantFrom("", "", "...", "a:"),
        fc.constantFrom(...NAMES.slice(0, 7)),
        fc.constantFrom("", "", "!inner", "!left", "!x", "!inner!inner", "!news_startups"),
        tie("select"),
      )
      .map(([before, name, hint, inner]) => `${before}${name}${hint}(${inner})`),
  ),
  select: fc.array(tie("item"), { minLength: 0, maxLength: 4 }).map((items) => items.join(",")),
}));

const wide = fc
  .tuple(
    fc.constantFrom(
      ...words`
      id body title count() a:id news_startups(startup_id) ...startups(name) startups(news(id))
      id::text id->a
    `,
    ),
    fc.constantFrom(60, 250, 1700, 3000),
  )
  .map(([unit, count]) =>
    Array.from({ length: count }, () => unit)
      .join()
      .slice(0, 14_000),
  );
const deep = fc
  .tuple(
    fc.constantFrom(
      ["news_startups(startups(", "))"],
      ["(", ")"],
      ["startups(", ")"],
      ["...startups(", ")"],
    ),
    fc.constantFrom(3, 6, 11, 100, 1200),
  )
  .map(([[open = "", close = ""], depth]) =>
    `${open.repeat(depth)}id${close.repeat(depth)}`.slice(0, 14_000),
  );

const OPERATORS = [
  ...words`
  eq neq gt gte lt lte like ilike match imatch in is isdistinct fts plfts phfts wfts cs cd ov sl
  sr nxr nxl adj not.eq not.in not.is fts(english) fts(x) eq(any) like(all) not.like(any)
  not.not.eq x
`,
  "",
];
const operand = mostly(
  fc.constantFrom(
    ...words`
    1 true null unknown not_null (1,2) () ( ("a","b") {a,b} { [1,2) *a* %a% a.b "a,b" 2026-01-01
    infinity ~article-id~ ~startup~ (( a{1,9999} (a+)+$ [[:x:]] {} {"a":1}
  `,
    "fat & cat",
    "\\",
  ),
  hostileText.map((text) => text.slice(0, 2500)),
  3,
);
const condition = fc
  .tuple(
    mostly(
      fc.constantFrom(...OPERATORS),
      hostileText.map((text) => text.slice(0, 60)),
      15,
    ),
    operand,
  )
  .map((two) => two.join("."));
const { logic } = fc.letrec<{ logic: string; term: string }>((tie) => ({
  term: fc.oneof(
    { depthSize: "small" },
    fc.tuple(field, condition).map((two) => two.join(".")),
    fc
      .tuple(fc.constantFrom("and", "or", "not.and", "not.or", "x"), tie("logic"))
      .map((two) => two.join("")),
  ),
  logic: fc.array(tie("term"), { maxLength: 4 }).map((terms) => `(${terms.join(",")})`),
}));
const deepLogic = fc
  .tuple(fc.constantFrom("and(", "or(", "not.and(", "("), fc.constantFrom(5, 50, 500, 2500))
  .map(([open, depth]) => `(${open.repeat(depth)}id.eq.1${")".repeat(depth)})`.slice(0, 14_000));
const wideLogic = fc
  .constantFrom(10, 200, 1400)
  .map((count) => `(${Array.from({ length: count }, () => "id.is.null").join()})`.slice(0, 14_000));

const order = fc
  .array(
    fc
      .tuple(
        field,
        fc.constantFrom("", ".asc", ".desc", ".nullsfirst", ".desc.nullslast", ".x", ".desc.desc"),
      )
      .map((two) => two.join("")),
    { maxLength: 4 },
  )
  .map((terms) => terms.join());
const count = mostly(
  fc.constantFrom("0", "1", "6", "50", "1000", "100000"),
  fc.constantFrom("-1", "1.5", "", "x", "99999999999999999999", "1e3", "0x1", "NaN"),
  3,
);

/** Encoded, as a client does it, or as it is. */
function pair(name: fc.Arbitrary<string>, value: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(name, mostly(value, damaged(value), 3), fc.boolean())
    .map(([key, text, encoded]) => {
      const sent = text.slice(0, 14_000).toWellFormed();
      return `${key}=${encoded ? encodeURIComponent(sent).replaceAll("%7E", "~") : sent}`;
    });
}
const is = (name: string) => fc.constant(name);

const parameter = fc.oneof(
  {
    weight: 6,
    arbitrary: pair(is("select"), fc.oneof({ weight: 8, arbitrary: select }, wide, deep)),
  },
  {
    weight: 6,
    arbitrary: pair(
      field.map((name) => encodeURIComponent(name.toWellFormed())),
      condition,
    ),
  },
  {
    weight: 3,
    arbitrary: pair(
      fc.constantFrom("and", "or", "not.and", "not.or", "news.or", "startups.and"),
      fc.oneof({ weight: 4, arbitrary: logic }, deepLogic, wideLogic),
    ),
  },
  { weight: 2, arbitrary: pair(fc.constantFrom("order", "order", "startups.order"), order) },
  {
    weight: 3,
    arbitrary: pair(fc.constantFrom("limit", "offset", "startups.limit", "x.offset"), count),
  },
  {
    weight: 1,
    arbitrary: pair(
      fc.constantFrom("columns", "on_conflict"),
      fc.array(column, { maxLength: 4 }).map((names) => names.join()),
    ),
  },
  { weight: 1, arbitrary: hostileInAddress },
);
/** What stands behind the question mark: mostly right, and now and then far too much of it. */
export const query = fc
  .array(parameter, { maxLength: 5 })
  .map((parts) => parts.join("&").slice(0, 15_000));
