import { describe, expect, it } from "vitest";
import { buildRead } from "../plan/build-read.ts";
import { parseQuery } from "../query/query-string.ts";
import type { Relationship, Table } from "../schema-cache/model.ts";
import { keyOf } from "../schema-cache/model.ts";
import type { SchemaCache } from "../schema-cache/schema-cache.ts";
import { countSql } from "./count.ts";
import { readSql } from "./read.ts";
import { Parameters, qualified } from "./text.ts";

function table(name: string, columns: string[]): Table {
  return {
    schema: "s",
    name,
    isView: false,
    primaryKey: ["id"],
    computedFields: new Set(),
    columns: new Map(
      columns.map((column) => [
        column,
        { name: column, type: "text", baseType: "text", default: null },
      ]),
    ),
  };
}

const posts = table("posts", ["id", "title", 'o"dd']);
const comments = table("comments", ["id", "post_id", "text"]);
const toComments: Relationship = {
  kind: "one-to-many",
  table: posts,
  foreign: comments,
  foreignIsView: false,
  constraint: "fk",
  columns: [["id", "post_id"]],
};
const cache: SchemaCache = {
  tables: new Map([posts, comments].map((each) => [keyOf(each), each])),
  relationships: new Map([[keyOf(posts), [toComments]]]),
  routines: new Map(),
  types: new Map([["text", "text"]]),
};

function build(query: string) {
  const node = buildRead(cache, { name: posts, table: posts }, parseQuery(query, false), 100);
  const parameters = new Parameters();
  const text = readSql(node, {
    parameters,
    from: qualified(posts),
    jsonb: false,
    maxListBytes: 1000,
  });
  return { node, text, values: parameters.values };
}

describe("the SQL of a read", () => {
  it("keeps values out of the text", () => {
    const value = "'; drop table x; --";
    const { text, values } = build(
      `select=title->${encodeURIComponent('"\'k"')}&title=eq.${encodeURIComponent(value)}&or=(id.in.(1,2),title.fts(simple).a)`,
    );
    expect(values).toEqual(["'k", value, '{"1","2"}', "simple", "a"]);
    expect(text).not.toContain("drop");
    expect(text).toContain('"posts"."title" = $2');
  });

  it("quotes names, and only those of the relation pass", () => {
    expect(build('select="o\\"dd"').text).toContain('"posts"."o""dd"');
    expect(build('select=x:title,"a\\"b":id').text).toContain('"posts"."id" as "a""b"');
    expect(() => build('select="id; drop"')).toThrow("column posts.id; drop does not exist");
    expect(() => build("nope=eq.1")).toThrow("column posts.nope does not exist");
    expect(() => build("select=comments(nope)")).toThrow("column comments_1.nope does not exist");
  });

  it("bounds every list", () => {
    expect(build("select=id,comments(id)&limit=7").text).toBe(
      'select "posts"."id", coalesce("posts_comments_1"."posts_comments_1", \'[]\') as "comments" from "s"."posts" as "posts" left join lateral (select json_agg("posts_comments_1"."data_api_value") as "posts_comments_1" from (select *, sum(pg_column_size("data_api_value")) over (rows unbounded preceding) as "data_api_bytes" from (select to_json("posts_comments_1") as "data_api_value" from (select "comments_1"."id" from "s"."comments" as "comments_1" where "posts"."id" = "comments_1"."post_id" limit 100) as "posts_comments_1" offset 0) as "data_api_made") as "posts_comments_1" where case when "data_api_bytes" > 1000 then cast(\'data_api: answer larger than allowed, \' || "data_api_bytes" as int) = 0 else true end) as "posts_comments_1" on true limit 7',
    );
  });

  it("counts with the embeds that decide about rows, and no others", () => {
    const { node } = build(
      "select=id,comments!inner(id),more:comments(id)&comments.text=eq.a&limit=5",
    );
    const parameters = new Parameters();
    expect(countSql(node, qualified(posts), parameters)).toBe(
      'select 1 from "s"."posts" as "posts" where exists (select 1 from "s"."comments" as "comments_1" where "comments_1"."text" = $1 and "posts"."id" = "comments_1"."post_id")',
    );
    expect(parameters.values).toEqual(["a"]);
  });
});
