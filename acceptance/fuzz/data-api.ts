import fc from "fast-check";
import { caller } from "./callers.ts";
import { query, RELATIONS, relation } from "./data-api-query.ts";
import {
  damaged,
  type Header,
  header,
  hostileInAddress,
  hostileJson,
  hostileJsonText,
  hostileText,
  mostly,
  someHeaders,
  words,
} from "./hostile.ts";
import { request, type Surface } from "./shot.ts";

const PREFERENCES = [
  ...words`
  count=exact count=planned count=estimated count=x return=representation return=minimal
  return=headers-only resolution=merge-duplicates resolution=ignore-duplicates missing=default
  handling=strict handling=lenient tx=rollback max-affected=1 max-affected=-1 max-affected=x
  params=single-object timezone=Asia/Bangkok timezone=x timezone= ,,, =
`,
  "timezone='; select 1",
];
const headers = someHeaders(
  header(
    "Prefer",
    mostly(
      fc.array(fc.constantFrom(...PREFERENCES), { maxLength: 4 }).map((all) => all.join(", ")),
      hostileText,
      6,
    ),
  ),
  header(
    "Range",
    mostly(
      fc.constantFrom("0-5", "5-0", "0-", "-5", "999999-", "0-0", "9999999999999999999-"),
      hostileText,
      4,
    ),
  ),
  header(
    "Accept",
    mostly(
      fc.constantFrom(
        ...words`
        application/json text/csv application/vnd.pgrst.object+json
        application/vnd.pgrst.array+json;nulls=stripped application/geo+json
        application/vnd.pgrst.plan+json application/octet-stream */* text/html text/csv;q=0
      `,
      ),
      hostileText,
      6,
    ),
  ),
  header("Accept-Profile", mostly(fc.constantFrom("public", "auth", "pg_catalog"), hostileText, 4)),
  header("Range-Unit", fc.constantFrom("items", "bytes", "")),
);

const row = fc.oneof(
  fc.constant({}),
  fc.dictionary(
    mostly(fc.constantFrom(...new Set(Object.values(RELATIONS).flat())), hostileText, 6),
    hostileJson,
    { maxKeys: 6 },
  ),
  fc.record({ user_id: fc.constant("~id0~"), startup_id: fc.constant("~startup-id~") }),
  fc.record({
    user_id: fc.constant("~id0~"),
    kind: fc.constantFrom("news", "startups", "x"),
    query: hostileJson,
    name: hostileText,
  }),
  fc.record({
    title: hostileText,
    slug: hostileText,
    category: hostileText,
    is_published: fc.boolean(),
    published_at: fc.constantFrom(
      "infinity",
      "-infinity",
      "0001-01-01 BC",
      "now",
      "294276-12-31",
      "x",
    ),
  }),
);
const body = fc.oneof(
  { weight: 4, arbitrary: row.map((one) => JSON.stringify(one)) },
  {
    weight: 3,
    arbitrary: fc
      .array(mostly(row, fc.constant({ id: "x" })), { maxLength: 5 })
      .map((rows) => JSON.stringify(rows)),
  },
  { weight: 3, arbitrary: hostileJsonText },
  {
    weight: 2,
    arbitrary: damaged(
      fc.constantFrom(
        '[{"id":"1","title":"a"},{"id":"2"}]',
        "id,title\n1,a\n2,b\n",
        'id,"tit\nle"\n,""\n',
        "user_id=1&startup_id=2",
      ),
    ),
  },
);
const bodyType = header(
  "Content-Type",
  mostly(
    fc.constantFrom(
      "application/json",
      "application/json",
      "application/json; charset=utf-16",
      "text/csv",
      "application/x-www-form-urlencoded",
      "application/octet-stream",
      "text/plain",
      "text/xml",
      "multipart/form-data; boundary=x",
    ),
    hostileText,
    10,
  ),
);

const reading = fc
  .tuple(fc.constantFrom("GET", "GET", "GET", "HEAD", "OPTIONS"), relation, query, headers, caller)
  .map(([method, name, asked, given, who]) =>
    request({ method, target: `/rest/v1/${name}?${asked}`, headers: [...who, ...given] }),
  );

/** The operator may do anything, and would take away what the fuzz looks for afterwards. */
const writer = caller.map((who): Header[] => who.filter(([, value]) => value !== "~secret~"));
const writing = fc
  .tuple(
    fc.constantFrom("POST", "POST", "PATCH", "PUT", "DELETE"),
    relation,
    query,
    headers,
    writer,
    bodyType,
    body,
  )
  .map(([method, name, asked, given, who, type, text]) =>
    request({
      method,
      target: `/rest/v1/${name}?${asked}`,
      headers: [...who, ...given, type],
      body: text,
    }),
  );
const inserting = fc
  .tuple(fc.constantFrom("news", "startups", "investors", "funding_rounds"), body, headers)
  .map(([name, text, given]) =>
    request({
      method: "POST",
      target: `/rest/v1/${name}`,
      headers: [["apikey", "~secret~"], ["Content-Type", "application/json"], ...given],
      body: text,
    }),
  );

const FUNCTIONS: Record<string, readonly string[]> = {
  co_investors: ["investor", "page_size"],
  portfolio: ["investor", "page_size"],
  similar_startups: ["startup", "page_size"],
  count_investors: ["name", "investor_types", "countries", "target_industries"],
  count_startups: ["name", "industries", "venture_rounds", "countries"],
  export_investors: ["name", "investor_types", "sort", "after_slug", "page_size"],
  export_startups: ["name", "industries", "sort", "after_slug", "page_size"],
  list_investors: words`
    name investor_types countries sort after_slug before_slug page_size
  `,
  list_startups: words`
    name industries venture_rounds countries sort after_slug before_slug page_size
  `,
  funding_difficulty: ["period", "country", "venture_round", "today"],
  funding_tracker: ["period", "country", "venture_round", "today"],
  list_funding_rounds: words`
    period country starts_on ends_on after_round page_size today
  `,
  search_site: ["query", "segmented", "kind", "page_size"],
  near_matches: ["query", "page_size"],
  suggest: ["query", "page_size"],
};
const ARGUMENTS = [
  ...words`
  year month week Vietnam {Vietnam,Thailand} ~startup~ ~startup-id~ ~investor-id~ 6 1000000 -1
  name 2026-11-01 infinity rice ธนาคาร 银行 news {} {{a}} {null} NULL -infinity 294276-01-01
`,
  "ngân hàng",
  "0001-01-01 BC",
];
const argument = mostly(
  fc.constantFrom(...ARGUMENTS),
  hostileText.map((text) => text.slice(0, 2500)),
  2,
);
const called = fc.constantFrom(...Object.keys(FUNCTIONS)).chain((name) =>
  fc.record({
    name: mostly(fc.constant(name), hostileInAddress, 20),
    given: fc.dictionary(
      mostly(fc.constantFrom(...(FUNCTIONS[name] ?? [])), hostileText, 12),
      argument,
      { maxKeys: 6 },
    ),
    typed: fc.dictionary(
      mostly(fc.constantFrom(...(FUNCTIONS[name] ?? [])), hostileText, 12),
      fc.oneof<fc.Arbitrary<unknown>[]>(argument, hostileJson),
      { maxKeys: 6 },
    ),
  }),
);
const calling = fc
  .tuple(
    called,
    fc.constantFrom("GET", "POST", "POST", "HEAD"),
    query,
    headers,
    caller,
    bodyType,
    mostly(fc.constant(undefined), hostileJsonText, 6),
  )
  .map(([{ name, given, typed }, method, asked, more, who, type, text]) => {
    const named = Object.entries(given).map(
      ([key, value]) =>
        `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent(value.toWellFormed()).replaceAll("%7E", "~")}`,
    );
    const target = `/rest/v1/rpc/${name}?${[...(method === "POST" ? [] : named), asked].join("&").slice(0, 15_000)}`;
    const headers = [...who, ...more];
    if (method !== "POST") return request({ method, target, headers });
    return request({
      method,
      target,
      headers: [...headers, type],
      body: text ?? JSON.stringify(typed),
    });
  });

/** PostgREST's grammars, from right to broken, deep and wide; bodies of every shape; functions. */
export const dataApi: Surface = {
  name: "data API",
  shots: fc.oneof(
    { weight: 6, arbitrary: reading },
    { weight: 4, arbitrary: writing },
    { weight: 1, arbitrary: inserting },
    { weight: 4, arbitrary: calling },
  ),
};
