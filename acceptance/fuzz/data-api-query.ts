import fc from "fast-check";
import { damaged, hostileInAddress, hostileText, mostly, words } from "./hostile.ts";

/** The relations, with some columns of each. */
const RELATIONS: Record<string, readonly string[]> = {
  news: words`id slug title excerpt body category is_published published_at title_zh funding_round_id`,
  startups: words`id slug name industries country founded_year venture_round is_sample published_at`,
  investors: words`id slug name investor_types target_industries country website founded_year`,
  funding_rounds: words`id startup_id kind amount_usd_thousand announced_on is_sample`,
  news_startups: words`news_id startup_id position`,
  news_investors: words`news_id investor_id position`,
  funding_round_investors: words`funding_round_id investor_id is_lead`,
  profiles: words`id user_id role language mails_news created_at`,
  startup_profiles: words`user_id name industries founded_year version match_criteria`,
  investor_profiles: words`user_id name investor_types target_regions version`,
  profile_files: words`user_id kind path name bytes sha256 uploaded_at`,
  account_activity: words`id user_id kind detail created_at`,
  credit_accounts: words`id user_id balance owed opened_at`,
  credit_entries: words`id account_id amount kind created_at`,
  credit_lots: words`id account_id amount expires_at`,
  checkouts: words`id account_id reference state url amount`,
  subscriptions: words`id account_id state plan_id`,
  invoices: words`id account_id state amount issued_at`,
  runs: words`id user_id state service step`,
  deck_reviews: words`run_id user_id score review`,
  match_results: words`run_id startup_id investor_id rate reasons`,
  introductions: words`id asked_by asked_of message state`,
  saved_startups: words`user_id startup_id created_at`,
  saved_investors: words`user_id investor_id created_at`,
  saved_searches: words`id user_id address label`,
  payment_events: words`reference kind attempts failure`,
  model_calls: words`id model purpose cost_micros`,
};
const NAMES = Object.keys(RELATIONS);
const PUBLIC = NAMES.slice(0, 7);
/** What a relation can embed. */
const RELATED: Record<string, readonly string[]> = {
  news: words`startups investors news_startups news_investors funding_rounds`,
  startups: words`news funding_rounds news_startups saved_startups`,
  investors: words`news funding_rounds news_investors funding_round_investors`,
  funding_rounds: words`startups investors news funding_round_investors`,
  news_startups: words`news startups`,
  news_investors: words`news investors`,
  funding_round_investors: words`funding_rounds investors`,
  credit_accounts: words`credit_entries checkouts invoices subscriptions`,
  runs: words`deck_reviews match_results`,
};

export const relation = fc.constantFrom(...PUBLIC, ...PUBLIC, ...NAMES);

export function columnOf(name: string): fc.Arbitrary<string> {
  return mostly(
    fc.constantFrom(...(RELATIONS[name] ?? ["id"])),
    fc.oneof(
      fc.constantFrom("*", "nowhere", "user_id", "id"),
      hostileText.map((text) => text.slice(0, 200)),
    ),
    10,
  );
}

const jsonPath = fc.constantFrom(
  ...words`->a ->>a ->0 ->>-1 ->a->>b -> ->> ->99999999999 ->"a" ->>é`,
);
function fieldOf(name: string): fc.Arbitrary<string> {
  return fc.tuple(columnOf(name), mostly(fc.constant(""), jsonPath, 9)).map((two) => two.join(""));
}
const castType = fc.constantFrom(
  ...words`
    text text int integer jsonb date uuid numeric bytea regclass xml point x text[] interval varchar(3)
    record void pg_catalog.text bit inet oid name "char" cstring anyelement money tsvector
  `,
);

/** A `select` as supabase-js writes it: columns, renames, casts, sums, embedded rows. */
function selectOf(name: string, depth = 0): fc.Arbitrary<string> {
  const field = fieldOf(name);
  const related = RELATED[name] ?? [];
  const column = fc.oneof(
    { weight: 6, arbitrary: field },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom("a", "b", "x y", '"q"'), field)
        .map((two) => two.join(":")),
    },
    { weight: 2, arbitrary: fc.tuple(field, castType).map((two) => two.join("::")) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(field, fc.constantFrom("count", "sum", "avg", "max", "min", "x"))
        .map(([each, sum]) => `${each}.${sum}()`),
    },
    { weight: 1, arbitrary: fc.constantFrom("count()", "*", "count()::text", "id.count()::x", "") },
  );
  const items =
    depth > 3 || related.length === 0
      ? column
      : fc.oneof(
          { weight: 5, arbitrary: column },
          { weight: 2, arbitrary: embedOf(related, depth) },
        );
  return fc.array(items, { maxLength: 4 }).map((all) => all.join(","));
}

function embedOf(related: readonly string[], depth: number): fc.Arbitrary<string> {
  return mostly(fc.constantFrom(...related), fc.constantFrom(...NAMES), 10).chain((child) =>
    fc
      .tuple(
        fc.constantFrom("", "", "", "...", "a:"),
        fc.constantFrom("", "", "", "!inner", "!left", "!x", "!inner!inner", "!news_startups"),
        selectOf(child, depth + 1),
      )
      .map(([before, hint, inner]) => `${before}${child}${hint}(${inner})`),
  );
}

const LONGEST = 14_000;
const cut = (text: string) => text.slice(0, LONGEST);
const wide = fc
  .tuple(
    fc.constantFrom(
      ...words`id body title count() a:id news_startups(startup_id) ...startups(name) startups(news(id)) id::text id->a`,
    ),
    fc.constantFrom(60, 150, 250, 1700, 3000),
  )
  .map(([unit, count]) => cut(Array.from({ length: count }, () => unit).join()));
const manyNames = fc
  .constantFrom(150, 199, 1500)
  .map((count) => cut(Array.from({ length: count }, (_, index) => `a${index}:body`).join()));
const deep = fc
  .tuple(
    fc.constantFrom(
      ["news_startups(startups(", "))"],
      ["(", ")"],
      ["startups(news(", "))"],
      ["...startups(", ")"],
    ),
    fc.constantFrom(3, 5, 6, 11, 100, 1200),
  )
  .map(([[open = "", close = ""], depth]) => cut(`${open.repeat(depth)}id${close.repeat(depth)}`));

const OPERATORS = words`
  eq eq eq neq gt gte lt lte like ilike match imatch in in is isdistinct fts plfts phfts wfts cs cd ov sl sr
  nxr nxl adj not.eq not.in not.is fts(english) fts(x) fts(simple) eq(any) like(all) ilike(any) not.like(any)
  not.not.eq x
`;
const operand = mostly(
  fc.constantFrom(
    ...words`
      1 true null unknown not_null (1,2) () ( ("a","b") {a,b} { {} [1,2) *a* %a% a.b "a,b" 2026-01-01 infinity
      ~article-id~ ~startup-id~ ~startup~ (( a{1,9999} (a+)+$ (a|a)*b [[:x:]] {"a":1} \ (?=a) {a,{b}} "{" ~id0~ é {"",null}
    `,
    "fat & cat",
    "fat:* & (cat | !dog) <-> x",
  ),
  hostileText.map((text) => text.slice(0, 2500)),
  3,
);
const condition = fc
  .tuple(
    mostly(
      fc.constantFrom(...OPERATORS),
      hostileText.map((text) => text.slice(0, 60)),
      20,
    ),
    operand,
  )
  .map((two) => two.join("."));
function logicOf(name: string, depth = 0): fc.Arbitrary<string> {
  const one = fc.tuple(fieldOf(name), condition).map((two) => two.join("."));
  const term =
    depth > 2
      ? one
      : fc.oneof(
          { weight: 3, arbitrary: one },
          {
            weight: 1,
            arbitrary: fc
              .tuple(
                fc.constantFrom("and", "or", "not.and", "not.or", "x"),
                logicOf(name, depth + 1),
              )
              .map((two) => two.join("")),
          },
        );
  return fc.array(term, { maxLength: 4 }).map((terms) => `(${terms.join(",")})`);
}
const deepLogic = fc
  .tuple(fc.constantFrom("and(", "or(", "not.and(", "("), fc.constantFrom(5, 50, 500, 2500))
  .map(([open, depth]) => cut(`(${open.repeat(depth)}id.eq.1${")".repeat(depth)})`));
const wideLogic = fc
  .constantFrom(10, 200, 1400)
  .map((count) => cut(`(${Array.from({ length: count }, () => "id.is.null").join()})`));

function orderOf(name: string): fc.Arbitrary<string> {
  const way = fc.constantFrom(
    "",
    ".asc",
    ".desc",
    ".nullsfirst",
    ".desc.nullslast",
    ".x",
    ".desc.desc",
  );
  const term = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(fieldOf(name), way).map((two) => two.join("")) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("startups(name)", "startups(name).desc", "x(y)", "count()"),
    },
  );
  return fc.oneof(
    { weight: 8, arbitrary: fc.array(term, { maxLength: 4 }).map((terms) => terms.join()) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(200, 1700)
        .map((count) => cut(Array.from({ length: count }, () => "id.desc").join())),
    },
  );
}
const count = mostly(
  fc.constantFrom("0", "1", "6", "50", "1000", "100000"),
  fc.constantFrom(
    "-1",
    "1.5",
    "",
    "x",
    "99999999999999999999",
    "9223372036854775807",
    "1e3",
    "0x1",
    "NaN",
    " 1",
  ),
  3,
);

/** Encoded, as a client does it, or raw. */
function pair(name: fc.Arbitrary<string>, value: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(name, mostly(value, damaged(value), 5), fc.boolean())
    .map(([key, text, encoded]) => {
      const sent = cut(text).toWellFormed();
      return `${key}=${encoded ? encodeURIComponent(sent).replaceAll("%7E", "~") : sent}`;
    });
}
const is = (name: string) => fc.constant(name);

/** A query string: mostly valid, and now and then far too long. */
export function queryFor(name: string): fc.Arbitrary<string> {
  const filter = pair(
    fieldOf(name).map((each) => encodeURIComponent(each.toWellFormed())),
    condition,
  );
  const parameter = fc.oneof(
    {
      weight: 6,
      arbitrary: pair(
        is("select"),
        fc.oneof({ weight: 10, arbitrary: selectOf(name) }, wide, manyNames, deep),
      ),
    },
    { weight: 6, arbitrary: filter },
    {
      weight: 3,
      arbitrary: pair(
        fc.constantFrom("and", "or", "not.and", "not.or", "startups.and"),
        fc.oneof({ weight: 6, arbitrary: logicOf(name) }, deepLogic, wideLogic),
      ),
    },
    {
      weight: 2,
      arbitrary: pair(fc.constantFrom("order", "order", "order", "startups.order"), orderOf(name)),
    },
    {
      weight: 3,
      arbitrary: pair(
        fc.constantFrom("limit", "limit", "offset", "startups.limit", "x.offset"),
        count,
      ),
    },
    {
      weight: 1,
      arbitrary: pair(
        fc.constantFrom("columns", "on_conflict"),
        fc.array(columnOf(name), { maxLength: 4 }).map((all) => all.join()),
      ),
    },
    { weight: 1, arbitrary: hostileInAddress },
    {
      weight: 1,
      arbitrary: filter.map((each) => cut(Array.from({ length: 300 }, () => each).join("&"))),
    },
  );
  return fc.array(parameter, { maxLength: 4 }).map((parts) => cut(parts.join("&")));
}
