import { describe, expect, it } from "vitest";
import { articleContent } from "../../../contracts/desk/article.ts";
import { fails, says } from "../../services/language-model/test-model-server.ts";
import { askForWriting, readWriting } from "./ask-for-writing.ts";
import { keepWritings } from "./keep-writings.ts";
import { draftOf, isDraft, TRANSLATED } from "./test-story.ts";
import { writingDatabase } from "./test-writing.ts";

const db = writingDatabase();
const { pool, perform, story, writing } = db;

async function ask(id: string) {
  const editor = await db.appoint("editor");
  await db.act(editor, "write", (staff) => askForWriting(staff, { kind: "story", id }));
  return editor;
}

async function documents() {
  const { rows } = await pool().query<{ id: string; state: string; content: unknown }>(
    "select id, state, content from desk.documents",
  );
  return rows.map(({ content, ...row }) => ({ ...row, content: articleContent.parse(content) }));
}
const drafts = () => db.asked().filter(isDraft).length;

describe("the article of a story", () => {
  it("that somebody asks for waits in the queue, with its sources and translations, and its cost is told", async () => {
    const id = await story({ isTrusted: true });
    const editor = await ask(id);
    expect(await db.jobs()).toEqual(["draft_story"]);
    await perform(id);
    const [article, ...others] = await documents();
    expect(others).toEqual([]);
    expect(article).toMatchObject({
      state: "waiting",
      content: {
        slug: "kopiora-raises-us-4-2-million",
        category: "Funding",
        madeBy: "model",
        isChecked: false,
        sources: [{ title: "Kopiora raises US$4.2m", publisher: "The Daily Seed" }],
      },
    });
    expect(article?.content.texts.vi).toMatchObject({ ...heads("vi"), isMachine: true });
    expect(article?.content.texts.th.body).toBe(TRANSLATED.th.p1);
    const made = await db.one("select state, article_id from desk.stories where id = $1", [id]);
    expect(made).toEqual({ state: "drafted", article_id: article?.id });
    expect(await db.one("select count(*)::int as count from public.news")).toEqual({ count: 0 });
    const cases = await db.one("select kind, document_id from desk.cases");
    expect(cases).toEqual({ kind: "document", document_id: article?.id });
    const told = await db.act(editor, "read", (staff) => readWriting(staff, { kind: "story", id }));
    // Two answers of 100 tokens read and 50 written.
    expect(told).toMatchObject({ state: "done", faults: [], costMicros: 2 * (200 + 500) });
  });

  it("is published at once when its feeds are trusted and nobody had to ask", async () => {
    const id = await story({ isTrusted: true });
    await keepWritings(pool());
    await perform(id);
    expect(await documents()).toMatchObject([{ state: "published" }]);
    const news = await db.one("select title, made_by, checked_by, title_id from public.news");
    expect(news).toEqual({
      title: "Kopiora raises US$4.2 million",
      made_by: "model",
      checked_by: "none",
      title_id: TRANSLATED.id.title,
    });
    await keepWritings(pool());
    await perform(id);
    expect(drafts()).toBe(1);
  });

  it("is not begun by itself where a feed is not trusted, and waits where one has lost its trust meanwhile", async () => {
    const other = await story();
    const id = await story({ isTrusted: true });
    await keepWritings(pool());
    await expect(writing(other)).rejects.toThrow("Nothing");
    await pool().query("update desk.feeds set is_trusted = false");
    await perform(id);
    expect(await documents()).toMatchObject([{ state: "waiting" }]);
  });

  it("is stopped by what its sources do not say, and the words are told", async () => {
    const id = await story({ isTrusted: true });
    await keepWritings(pool());
    db.answer({ draft: draftOf("US$4.5 million") });
    await perform(id);
    expect(await documents()).toEqual([]);
    expect(await writing(id)).toMatchObject({ state: "stopped" });
    const { faults } = await writing(id);
    expect(faults).toContainEqual({
      code: "unsupported_figure",
      words: "US$4.5 million",
      language: null,
    });
    // It is not retried automatically, but a person may do so.
    await keepWritings(pool());
    expect(await writing(id)).toMatchObject({ state: "stopped" });
    await ask(id);
    db.answer({ draft: draftOf() });
    await perform(id);
    expect(await documents()).toMatchObject([{ state: "waiting" }]);
  });

  it("with a translation that says something else waits without it, trusted or not", async () => {
    const id = await story({ isTrusted: true });
    await keepWritings(pool());
    const wrong = { ...TRANSLATED.th, title: "Kopiora ระดมทุน 42 ล้านดอลลาร์สหรัฐ" };
    db.answer({ translation: { ...TRANSLATED, th: wrong } });
    await perform(id);
    const [article] = await documents();
    expect(article?.state).toBe("waiting");
    expect(article?.content.texts.th).toMatchObject({ title: "", body: "" });
    expect(article?.content.texts.zh.title).toBe(TRANSLATED.zh.title);
    const { faults } = await writing(id);
    expect(new Set(faults.map(({ language }) => language))).toEqual(new Set(["th"]));
  });
});

const heads = (language: keyof typeof TRANSLATED) => {
  const { title, excerpt } = TRANSLATED[language];
  return { title, excerpt };
};

describe("whatever happens", () => {
  it("two servers at once write one", async () => {
    const id = await story();
    await ask(id);
    await Promise.all([perform(id), perform(id)]);
    expect(await documents()).toHaveLength(1);
    expect(drafts()).toBe(1);
  });

  it("a draft that is paid for survives its server, and who was thought dead changes nothing", async () => {
    const id = await story();
    await ask(id);
    const { promise: isAsked, resolve: tell } = Promise.withResolvers<void>();
    const { promise: isLate, resolve: goOn } = Promise.withResolvers<void>();
    db.answer({
      translation: (...[response, request]: Parameters<ReturnType<typeof says>>) => {
        tell();
        void isLate.then(() => says(TRANSLATED)(response, request));
      },
    });
    const first = perform(id);
    await isAsked;
    await db.silence(id);
    await pool().query("delete from graphile_worker._private_jobs");
    await keepWritings(pool());
    expect(await db.jobs()).toEqual(["draft_story"]);
    db.answer({ translation: TRANSLATED });
    await perform(id);
    goOn();
    await first;
    expect(await documents()).toHaveLength(1);
    expect(drafts()).toBe(1);
    expect(await writing(id)).toMatchObject({ state: "done", attempts: 2 });
  });

  it("nothing is half made when the last step fails", async () => {
    const id = await story();
    await ask(id);
    await pool().query(
      `create function pg_temp_fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
       create trigger fail before update on desk.stories for each row execute function pg_temp_fail()`,
    );
    await perform(id);
    expect(await documents()).toEqual([]);
    expect(await writing(id)).toMatchObject({ state: "waiting" });
    await pool().query("drop function pg_temp_fail cascade");
    await db.letTimePass(id);
    await perform(id);
    expect(await documents()).toHaveLength(1);
    expect(drafts()).toBe(1);
  });

  it("a model that fails is asked again later, four times at most", async () => {
    const id = await story();
    await ask(id);
    db.answer({ draft: fails(401) });
    await perform(id);
    const after = await writing(id);
    expect(after).toMatchObject({ state: "waiting", attempts: 1 });
    const seconds = (after.notBefore.getTime() - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    // It is not asked for before its time.
    await perform(id);
    expect(db.asked()).toHaveLength(1);
    for (let again = 0; again < 3; again += 1) {
      await db.letTimePass(id);
      await perform(id);
    }
    expect(await writing(id)).toMatchObject({ state: "failed", attempts: 4 });
    await ask(id);
    expect(await writing(id)).toMatchObject({ state: "waiting", attempts: 0 });
  });

  it("one that ends its server each time is given up, without another try", async () => {
    const id = await story();
    await ask(id);
    await pool().query(
      `update desk.writings set state = 'working', attempts = 4, runner = gen_random_uuid()
        where subject_id = $1`,
      [id],
    );
    await db.silence(id);
    await perform(id);
    expect(db.asked()).toEqual([]);
    expect(await writing(id)).toMatchObject({ state: "failed" });
  });

  it("a server that stops leaves it to the next one", async () => {
    const id = await story();
    await ask(id);
    const stopping = new AbortController();
    db.answer({ draft: () => stopping.abort() });
    await perform(id, { stopping: stopping.signal });
    expect(await writing(id)).toMatchObject({ state: "waiting", attempts: 0 });
    db.answer({ draft: draftOf() });
    await perform(id);
    expect(await documents()).toHaveLength(1);
  });

  it("a day costs no more than it may: what is left waits until the next", async () => {
    const limits = { perWriting: 1_000_000, perDay: 1_500_000 };
    const id = await story();
    await ask(id);
    await pool().query(
      `insert into public.model_calls (model, purpose, outcome, cost_micros, subject_id)
       values ('m', 'article_draft', 'answered', 1500000, gen_random_uuid())`,
    );
    await perform(id, { limits });
    expect(db.asked()).toEqual([]);
    const { state, notBefore } = await writing(id);
    expect(state).toBe("waiting");
    expect(notBefore.toISOString()).toMatch(/T00:00:00.000Z$/);
    // Costs of the day before, or of runs, do not count.
    await pool().query(
      "update public.model_calls set created_at = date_trunc('day', now(), 'UTC') - interval '1 minute'",
    );
    await db.letTimePass(id);
    await perform(id, { limits });
    expect(await documents()).toHaveLength(1);
  });

  it("what others may still cost is set aside", async () => {
    const [one, other] = [await story(), await story()];
    await ask(one);
    await ask(other);
    await pool().query(
      `update desk.writings set state = 'working', runner = gen_random_uuid(), alive_at = now(),
         reserved_micros = 1000000 where subject_id = $1`,
      [one],
    );
    await perform(other, { limits: { perWriting: 1_000_000, perDay: 1_000_000 } });
    expect(db.asked()).toEqual([]);
    // Not until tomorrow: most of it may be left when they are done.
    const { state, notBefore } = await writing(other);
    expect(state).toBe("waiting");
    expect(notBefore.getTime()).toBeLessThan(Date.now() + 60_000);
  });

  it("no more than two are written at once: paid runs wait for the same workers", async () => {
    const stories = [await story(), await story(), await story()];
    for (const id of stories) await ask(id);
    const [one = "", two = "", three = ""] = stories;
    await pool().query(
      `update desk.writings set state = 'working', runner = gen_random_uuid(), alive_at = now()
       where subject_id = any ($1)`,
      [[one, two]],
    );
    await pool().query("delete from graphile_worker._private_jobs");
    await perform(three);
    expect(db.asked()).toEqual([]);
    expect(await writing(three)).toMatchObject({ state: "waiting", attempts: 0 });
    expect(await db.jobs()).toEqual(["draft_story"]);
  });

  it("who has begun the article meanwhile, or laid the story aside, has the last word", async () => {
    const id = await story();
    await ask(id);
    await pool().query("update desk.stories set state = 'dismissed' where id = $1", [id]);
    await perform(id);
    expect(await documents()).toEqual([]);
    expect(await writing(id)).toMatchObject({ state: "done" });
  });
});
