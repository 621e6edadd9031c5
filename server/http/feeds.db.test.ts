import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { closePool } from "../../supabase/tests/close-pool.ts";
import {
  type MigratedDatabase,
  openMigratedDatabase,
} from "../../supabase/tests/migrated-database.ts";
import { newsFeed } from "./feeds.ts";
import { newsSitemap } from "./sitemap.ts";

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

it("stays XML, whatever its rows have held since before", async () => {
  await pool.query(
    `insert into public.news (slug, title, excerpt, author, image, is_published, published_at)
     values ('controls', $1, $1, $1, $2, true, now() - interval '1 day')`,
    ["Ri\u0002ce\vand 🌾", "/pictures/\u0001"],
  );
  try {
    const { body } = await newsFeed(pool, SITE, "en", "rss");
    const news = await newsSitemap(pool, SITE);
    for (const xml of [String(body), String(news.body)]) {
      expect(xml).toContain("Rice and 🌾");
      expect(xml).toMatch(/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]+$/u);
    }
  } finally {
    await pool.query("delete from public.news where slug = 'controls'");
  }
});

it("gives an article's picture and writer so that both are true to the format", async () => {
  const picture = "/pictures/0b8f6c0e-3a5d-4c1b-9d2e-7f6a5b4c3d2e-1200x800-aabbcc-50-50?a=1&b=2";
  await pool.query(
    `insert into public.news (slug, title, image, author, is_published, published_at)
     values ('seen', 'Seen', $1, 'Ani & Budi', true, now() - interval '1 day')`,
    [picture],
  );
  try {
    const { body } = await newsFeed(pool, SITE, "en", "rss");
    const rss = String(body);
    // Neither type nor length is known, since each client gets its own format.
    expect(rss).not.toContain("<enclosure");
    expect(rss).not.toContain("<author>");
    const creators = [...rss.matchAll(/<dc:creator xmlns:dc="[^"]+">([^<]*)</g)];
    expect(creators.map(([, name]) => name)).toEqual(["Benih", "Ani &amp; Budi"]);
    const pictures = [...rss.matchAll(/<media:content ([^>]*)\/>/g)].map(([, told]) => told);
    expect(pictures).toEqual([
      `xmlns:media="http://search.yahoo.com/mrss/" url="${SITE}${picture.replace("&", "&amp;")}" medium="image"`,
    ]);

    const json = await newsFeed(pool, SITE, "en", "json");
    expect(JSON.parse(String(json.body)).items[1]).toMatchObject({
      image: `${SITE}${picture}`,
      author: { name: "Ani & Budi" },
    });
  } finally {
    await pool.query("delete from public.news where slug = 'seen'");
  }
});
