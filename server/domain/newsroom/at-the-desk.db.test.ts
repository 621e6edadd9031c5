import { expect, it } from "vitest";
import { articleContent } from "../../../contracts/desk/article.ts";
import { openDocument } from "../desk/documents.ts";
import { deskDatabase } from "../desk/test-desk.ts";
import { makeNews } from "./make-news.ts";
import { NOW } from "./test-newsroom.ts";

const desk = deskDatabase();

it("a made article is opened at the desk like any other, and stays what staff make of it", async () => {
  const pool = desk.pool();
  await pool.query(
    `with s as (
       insert into public.startups (slug, name, industries, venture_round, country, is_published, published_at)
       values ('sawah', 'Sawah', '{agritech}', 'seed', 'Vietnam', true, '2026-01-01') returning id)
     insert into public.funding_rounds (startup_id, kind, announced_on, amount_usd_thousand, created_at)
     select id, 'seed', '2026-11-18', 1200, '2026-11-18' from s`,
  );
  await makeNews(pool, NOW);
  const { rows } = await pool.query<{ id: string }>("select id from public.news");
  const id = rows[0]?.id ?? "";
  const editor = await desk.appoint("editor");
  const opened = await desk.act(editor, "write", (staff) => openDocument(staff, "article", id));
  const content = articleContent.parse(opened?.content);
  expect(content).toMatchObject({ madeBy: "template", isChecked: false, author: "" });
  expect(content.texts.th.title).toContain("Sawah");
  expect(content.round).not.toBeNull();
  await makeNews(pool, NOW);
  expect((await pool.query("select from public.news")).rowCount).toBe(1);
});
