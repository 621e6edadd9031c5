import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import {
  type ArticleContent,
  type ArticleText,
  articleContent,
} from "../../../contracts/desk/article.ts";
import type { Language } from "../../../contracts/languages.ts";
import type { Actor } from "../account/actor.ts";
import { beginDocument, openDocument } from "./documents.ts";
import { saveDocument } from "./save-document.ts";
import { deskDatabase, moveAsShown, wholeArticle } from "./test-desk.ts";

const { pool, appoint, act } = deskDatabase();
const MIGRATION = new URL(
  "../../../supabase/migrations/20261130170000_languages_unread_before.sql",
  import.meta.url,
);

function withText(
  content: ArticleContent,
  language: Language,
  text: Partial<ArticleText>,
): ArticleContent {
  const texts = { ...content.texts, [language]: { ...content.texts[language], ...text } };
  return { ...content, texts };
}

/** Translated by a machine into Vietnamese and partly into Thai, and by a person into Indonesian. */
function translated(): ArticleContent {
  const vi = withText(wholeArticle(), "vi", { title: "Máy", body: "Chữ.", isMachine: true });
  const th = withText(vi, "th", { title: "มีแต่หัวข้อ", isMachine: true });
  return withText(th, "id", { title: "Benih", body: "Tumbuh." });
}

/** Publishes the article, and then again after each change. */
async function published(
  content: ArticleContent,
  ...changes: ((before: ArticleContent) => ArticleContent)[]
): Promise<string> {
  const publisher = await appoint("publisher");
  const id = await act(publisher, "write", (staff) => beginDocument(staff, "article"));
  let now = content;
  for (const change of [(first: ArticleContent) => first, ...changes]) {
    const { revision } = await open(publisher, id);
    await act(publisher, "write", (staff) =>
      saveDocument(staff, { kind: "article", id, revision, content: change(now) }),
    );
    await act(publisher, "write", (staff) =>
      moveAsShown(staff, { kind: "article", ids: [id], move: "publish" }),
    );
    now = (await open(publisher, id)).content;
  }
  return id;
}

async function open(actor: Actor, id: string) {
  const found = await act(actor, "read", (staff) => openDocument(staff, "article", id));
  if (!found) throw new Error("It is not there.");
  return { revision: found.revision, content: articleContent.parse(found.content) };
}

async function rowOf(id: string) {
  const { rows } = await pool().query<{ unread: string[]; updated_at: Date }>(
    `select array(select unnest(unread_languages) order by 1) as unread, updated_at
       from public.news where id = $1`,
    [id],
  );
  return rows[0];
}

it("what was public before it was kept says which languages nobody has read, and is no newer for it", async () => {
  const ids = [
    await published(wholeArticle()),
    await published(translated()),
    await published(translated(), (before) => withText(before, "en", { body: "It grows on." })),
    await published(withText(wholeArticle(), "en", { isMachine: true })),
  ];
  const kept = await Promise.all(ids.map(rowOf));
  expect(kept.map((row) => row?.unread)).toEqual([[], ["vi"], ["id", "vi"], ["en"]]);
  // The state of these rows when the column was added.
  await pool().query("alter table public.news disable trigger news_touch");
  await pool().query("update public.news set unread_languages = '{}'");
  await pool().query("alter table public.news enable trigger news_touch");
  await pool().query(await readFile(MIGRATION, "utf8"));
  expect(await Promise.all(ids.map(rowOf))).toEqual(kept);
});
