import fc from "fast-check";
import { caller } from "./callers.ts";
import { called } from "./data-api-functions.ts";
import { columnOf, queryFor, relation } from "./data-api-query.ts";
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
  header(
    "Accept-Profile",
    mostly(fc.constant("public"), fc.oneof(fc.constant("auth"), hostileText), 8),
  ),
  header("Range-Unit", fc.constantFrom("items", "bytes", "")),
);

/** Rows of a relation, or what only might be some. */
function rowOf(name: string): fc.Arbitrary<unknown> {
  const value = mostly<unknown>(
    fc.constantFrom<unknown[]>(
      "~id0~",
      "~startup-id~",
      "~article-id~",
      "a",
      1,
      true,
      null,
      ["a"],
      "{a}",
      "2026-11-22",
      "infinity",
      "-infinity",
      "0001-01-01 BC",
      "294276-12-31",
      "now",
      "/startups?name=a",
      "news",
      "Event",
      {},
    ),
    hostileJson,
    2,
  );
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant({}) },
    { weight: 8, arbitrary: fc.dictionary(columnOf(name), value, { maxKeys: 6 }) },
  );
}
function bodyOf(name: string): fc.Arbitrary<string> {
  const row = rowOf(name);
  return fc.oneof(
    { weight: 5, arbitrary: row.map((one) => JSON.stringify(one)) },
    { weight: 3, arbitrary: fc.array(row, { maxLength: 5 }).map((rows) => JSON.stringify(rows)) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(row, fc.constantFrom(100, 3000))
        .map(([one, times]) =>
          JSON.stringify(Array.from({ length: times }, () => one)).slice(0, 2_000_000),
        ),
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
          "id,id\n1,2\n",
          `${Array.from({ length: 2000 }, (_, index) => `c${index}`).join()}\n`,
        ),
      ),
    },
  );
}
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

const address = (name: string) => mostly(fc.constant(name), hostileInAddress, 25);

const reading = relation
  .chain((name) =>
    fc.tuple(
      fc.constantFrom("GET", "GET", "GET", "GET", "HEAD", "OPTIONS"),
      address(name),
      queryFor(name),
      headers,
      caller,
    ),
  )
  .map(([method, name, asked, given, who]) =>
    request({ method, target: `/rest/v1/${name}?${asked}`, headers: [...who, ...given] }),
  );

/** The operator may do anything, and would delete what the fuzz checks afterwards. */
const writer = caller.map((who): Header[] => who.filter(([, value]) => value !== "~secret~"));
const writing = relation
  .chain((name) =>
    fc.tuple(
      fc.constantFrom("POST", "POST", "PATCH", "PUT", "DELETE"),
      address(name),
      queryFor(name),
      headers,
      writer,
      bodyType,
      bodyOf(name),
    ),
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
  .constantFrom("news", "startups", "investors", "funding_rounds", "saved_searches")
  .chain((name) => fc.tuple(fc.constant(name), bodyOf(name), headers, bodyType))
  .map(([name, text, given, type]) =>
    request({
      method: "POST",
      target: `/rest/v1/${name}`,
      headers: [["apikey", "~secret~"], ...given, type],
      body: text,
    }),
  );
/** Read by everybody afterwards, whatever it says. */
const publishing = fc
  .record({
    title: hostileText,
    slug: mostly(fc.uuid(), hostileText, 2),
    excerpt: hostileText,
    body: hostileText,
    category: fc.constantFrom("Event", "Funding", "Insight", "Branded"),
    is_published: fc.constant(true),
    published_at: fc.constantFrom(
      "infinity",
      "-infinity",
      "0001-01-01 BC",
      "now",
      "294276-12-31",
      "2026-11-01",
    ),
  })
  .map((article) =>
    request({
      method: "POST",
      target: "/rest/v1/news",
      headers: [
        ["apikey", "~secret~"],
        ["Content-Type", "application/json"],
      ],
      body: JSON.stringify(article),
    }),
  );

const calling = fc
  .tuple(
    called,
    fc.constantFrom("GET", "POST", "POST", "HEAD"),
    mostly(fc.constant(""), queryFor("startups"), 2),
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
    { weight: 2, arbitrary: inserting },
    { weight: 1, arbitrary: publishing },
    { weight: 4, arbitrary: calling },
  ),
};
