import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { articleContent, emptyArticle } from "../../../contracts/desk/article.ts";
import { askForWriting } from "./ask-for-writing.ts";
import { keepWritings } from "./keep-writings.ts";
import { TRANSLATED } from "./test-story.ts";
import { writingDatabase } from "./test-writing.ts";

const db = writingDatabase();
const { pool, perform, writing } = db;

/** An article by a person, with an Indonesian translation by a person. */
async function givenArticle(): Promise<string> {
  const content = emptyArticle();
  const text = {
    title: "Kopiora raises US$4.2 million",
    excerpt: "Alpha Ventures has put money into Kopiora.",
    body: "According to The Daily Seed, Alpha Ventures has put US$4.2 million into Kopiora.",
    at: "2026-11-20T08:00:00.000Z",
  };
  content.texts.en = { ...content.texts.en, ...text };
  content.texts.id = { ...content.texts.id, ...text, title: "Milik saya" };
  const { id } = await db.one<{ id: string }>(
    "insert into desk.documents (kind, content) values ('article', $1) returning id",
    [JSON.stringify(content)],
  );
  const editor = await db.appoint("editor");
  await db.act(editor, "write", (staff) => askForWriting(staff, { kind: "article", id }));
  return id;
}

async function texts(id: string) {
  const { content } = await db.one<{ content: unknown }>(
    "select content from desk.documents where id = $1",
    [id],
  );
  return articleContent.parse(content).texts;
}

describe("an article by a person", () => {
  it("is translated into what is missing, as a version of its own", async () => {
    const id = await givenArticle();
    await perform(id);
    const now = await texts(id);
    expect(now.vi).toMatchObject({
      title: TRANSLATED.vi.title,
      body: TRANSLATED.vi.p1,
      isMachine: true,
    });
    expect(now.id).toMatchObject({ title: "Milik saya", isMachine: false });
    const versions = await db.one(
      "select count(*)::int as count, max(revision) as last from desk.revisions where document_id = $1",
      [id],
    );
    expect(versions).toEqual({ count: 1, last: 2 });
    expect(await writing(id)).toMatchObject({ state: "done", pageId: id });
  });

  it("keeps what somebody has written meanwhile", async () => {
    const id = await givenArticle();
    const { promise: isAsked, resolve: tell } = Promise.withResolvers<void>();
    const { promise: isTyped, resolve: goOn } = Promise.withResolvers<void>();
    db.answer({
      translation: (response: {
        writeHead: (status: number, heads: object) => unknown;
        end: (text: string) => unknown;
      }) => {
        tell();
        void isTyped.then(() => {
          response.writeHead(200, { "content-type": "application/json" });
          const message = { role: "assistant", content: JSON.stringify(TRANSLATED) };
          const choices = [{ index: 0, message, finish_reason: "stop" }];
          response.end(JSON.stringify({ choices }));
        });
      },
    });
    const work = perform(id);
    await isAsked;
    await pool().query(
      `update desk.documents set revision = 2,
         content = jsonb_set(content, '{texts,th,title}', '"ของฉัน"') where id = $1`,
      [id],
    );
    goOn();
    await work;
    const now = await texts(id);
    expect(now.th).toMatchObject({ title: "ของฉัน", body: "" });
    expect(now.zh.title).toBe(TRANSLATED.zh.title);
  });

  it("that was scheduled meanwhile waits for a publisher again", async () => {
    const id = await givenArticle();
    await pool().query(
      `update desk.documents set state = 'scheduled', publish_at = now() + interval '1 day',
         unpublish_at = now() + interval '2 days' where id = $1`,
      [id],
    );
    await perform(id);
    expect((await texts(id)).vi.title).toBe(TRANSLATED.vi.title);
    const { rows } = await pool().query(
      "select state, publish_at, unpublish_at from desk.documents where id = $1",
      [id],
    );
    expect(rows).toEqual([{ state: "waiting", publish_at: null, unpublish_at: null }]);
    const cases = await pool().query("select state from desk.cases where document_id = $1", [id]);
    expect(cases.rows).toEqual([{ state: "open" }]);
  });

  it("is not begun while the article is scheduled", async () => {
    const id = await givenArticle();
    await perform(id);
    await pool().query(
      "update desk.documents set state = 'scheduled', publish_at = now() + interval '1 day' where id = $1",
      [id],
    );
    const publisher = await db.appoint("publisher");
    await db.act(publisher, "write", (staff) => askForWriting(staff, { kind: "article", id }));
    expect(await writing(id)).toMatchObject({ state: "done" });
  });

  it("lacks a language whose figures are others, and says which", async () => {
    const id = await givenArticle();
    const wrong = { ...TRANSLATED.vi, title: "Kopiora gọi vốn 42 triệu USD" };
    db.answer({ translation: { ...TRANSLATED, vi: wrong } });
    await perform(id);
    expect((await texts(id)).vi.title).toBe("");
    expect((await texts(id)).th.title).toBe(TRANSLATED.th.title);
    const { state, faults } = await writing(id);
    expect(state).toBe("stopped");
    expect(faults).toContainEqual({
      code: "figure_differs",
      words: expect.stringContaining("42"),
      language: "vi",
    });
  });
});

describe("a page that its owner has published", () => {
  const SAID = {
    zh: { tagline: "面向农户的信贷" },
    vi: { tagline: "Tín dụng cho nhà nông" },
    th: { tagline: "สินเชื่อสำหรับเกษตรกร" },
    id: { tagline: "Kredit untuk petani" },
  };

  async function givenPage(): Promise<string> {
    const owner = await db.open("Startup");
    const { id } = await db.one<{ id: string }>(
      `insert into public.startups (slug, name, tagline, tagline_id, industries, venture_round, country,
         is_published, published_at)
       values ($1, 'Lua Vang', 'Credit for farmers', 'Tulisan saya', '{agritech}', 'seed', 'Vietnam', true, now())
       returning id`,
      [`lua-${randomUUID()}`],
    );
    await pool().query(
      "insert into public.startup_profiles (user_id, name, startup_id) values ($1, 'Lua Vang', $2)",
      [owner.userId, id],
    );
    return id;
  }
  const page = (id: string) =>
    db.one<Record<string, unknown>>(
      `select tagline_zh, tagline_vi, tagline_th, tagline_id, machine_texts
       from public.startups where id = $1`,
      [id],
    );

  it("is translated afterwards, marked, and never over the owner's own words", async () => {
    db.answer({ translation: SAID });
    const id = await givenPage();
    await keepWritings(pool());
    expect(await db.jobs()).toContain("translate_profile");
    await perform(id);
    expect(await page(id)).toEqual({
      tagline_zh: SAID.zh.tagline,
      tagline_vi: SAID.vi.tagline,
      tagline_th: SAID.th.tagline,
      tagline_id: "Tulisan saya",
      machine_texts: ["tagline_th", "tagline_vi", "tagline_zh"],
    });
    await pool().query("delete from graphile_worker._private_jobs");
    await keepWritings(pool());
    expect(await db.jobs()).toEqual([]);
  });

  it("loses what no longer says the same at once, and gets it anew; what a person changes is theirs", async () => {
    db.answer({ translation: SAID });
    const id = await givenPage();
    await keepWritings(pool());
    await perform(id);
    await pool().query("update public.startups set tagline_vi = 'Của tôi' where id = $1", [id]);
    await pool().query("update public.startups set tagline = 'Loans for growers' where id = $1", [
      id,
    ]);
    expect(await page(id)).toEqual({
      tagline_zh: null,
      tagline_vi: "Của tôi",
      tagline_th: null,
      tagline_id: "Tulisan saya",
      machine_texts: [],
    });
    db.answer({ translation: { ...SAID, zh: { tagline: "为种植者提供贷款" } } });
    await keepWritings(pool());
    await perform(id);
    expect(await page(id)).toMatchObject({
      tagline_zh: "为种植者提供贷款",
      tagline_vi: "Của tôi",
      machine_texts: ["tagline_th", "tagline_zh"],
    });
  });

  it("lacks a language in which the checks find a fault", async () => {
    db.answer({ translation: { ...SAID, th: { tagline: "สินเชื่อ 7 ล้านบาทสำหรับเกษตรกร" } } });
    const id = await givenPage();
    await keepWritings(pool());
    await perform(id);
    expect(await page(id)).toMatchObject({ tagline_th: null, tagline_zh: SAID.zh.tagline });
    expect(await writing(id)).toMatchObject({ state: "stopped" });
  });
});
