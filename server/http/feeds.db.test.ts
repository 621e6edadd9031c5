import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { closePool } from "../../supabase/tests/close-pool.ts";
import {
  type MigratedDatabase,
  openMigratedDatabase,
} from "../../supabase/tests/migrated-database.ts";
import { newsFeed } from "./feeds.ts";

const SITE = "https://benih.example";
const EXCERPT = '<script>alert(1)</script> & "2 < 3" ]]>';
const ESCAPED = /&lt;script&gt;alert\(1\)&lt;\/script&gt; &amp; .*2 &lt; 3/;

let cluster: MigratedDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  cluster = await openMigratedDatabase();
  pool = new pg.Pool({ connectionString: cluster.url, max: 2 });
  await pool.query(
    `insert into public.news (slug, title, excerpt, image, is_published, published_at)
     values ('evil', 'R&D', $1, 'http://[', true, now())`,
    [EXCERPT],
  );
});
afterAll(async () => {
  await closePool(pool);
  await cluster.stop();
});

it("an excerpt is text in the JSON feed", async () => {
  const { body } = await newsFeed(pool, SITE, "en", "json");
  const feed = z
    .object({ items: z.array(z.object({ content_html: z.string(), title: z.string() })) })
    .parse(JSON.parse(String(body)));
  expect(feed.items).toEqual([
    expect.objectContaining({ title: "R&D", content_html: expect.stringMatching(ESCAPED) }),
  ]);
});

it("and in RSS", async () => {
  const { body } = await newsFeed(pool, SITE, "en", "rss");
  const [, description] =
    /<item>[\s\S]*<description>([\s\S]*)<\/description>/.exec(String(body)) ?? [];
  expect(description).toMatch(ESCAPED);
  expect(description).not.toContain("<script>");
});
