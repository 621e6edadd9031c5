import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { articleContent } from "../../../contracts/desk/article.ts";
import type { DocumentMove } from "../../../contracts/desk/documents.ts";
import { translationState } from "../../../contracts/desk/translations.ts";
import type { Actor } from "../account/actor.ts";
import { NotAllowed } from "./as-staff.ts";
import {
  beginDocument,
  listDocuments,
  listRevisions,
  openDocument,
  readRevision,
} from "./documents.ts";
import { moveDocuments } from "./move-documents.ts";
import { saveDocument } from "./save-document.ts";
import { deskDatabase, moveAsShown, wholeArticle } from "./test-desk.ts";

const { pool, appoint, act } = deskDatabase();

const begin = (actor: Actor) => act(actor, "write", (staff) => beginDocument(staff, "article"));
const open = (actor: Actor, id: string) =>
  act(actor, "read", (staff) => openDocument(staff, "article", id));
const save = (actor: Actor, id: string, revision: number, content: object) =>
  act(actor, "write", (staff) =>
    saveDocument(staff, { kind: "article", id, revision, content: { ...content } }),
  );
const move = (
  actor: Actor,
  ids: string[],
  what: DocumentMove,
  when: { publishAt?: Date; unpublishAt?: Date | null } = {},
) =>
  act(actor, "write", (staff) => moveAsShown(staff, { kind: "article", ids, move: what, ...when }));

async function written(actor: Actor, content: object = wholeArticle()): Promise<string> {
  const id = await begin(actor);
  await save(actor, id, 1, content);
  return id;
}

/** The rows of an article in the public tables. */
async function publicRow(id: string) {
  const { rows } = await pool().query(
    `select title, slug, is_published, published_at, title_vi, title_th, sources, unread_languages
       from public.news where id = $1`,
    [id],
  );
  return rows[0];
}

describe("a document", () => {
  it("is kept with each save, and not seen by readers", async () => {
    const editor = await appoint("editor");
    const id = await written(editor, wholeArticle("Seeds of a draft"));
    expect(await open(editor, id)).toMatchObject({
      state: "draft",
      revision: 2,
      address: null,
      updatedBy: editor.email,
      content: { slug: "seeds-of-a-draft", texts: { en: { title: "Seeds of a draft" } } },
    });
    expect(await publicRow(id)).toBeUndefined();
  });

  it("is not saved over what somebody else has saved since", async () => {
    const [one, other] = [await appoint("editor"), await appoint("publisher")];
    const id = await written(one, wholeArticle("First"));
    expect(await save(other, id, 2, wholeArticle("Theirs"))).toMatchObject({ outcome: "saved" });
    expect(await save(one, id, 2, wholeArticle("Mine"))).toEqual({ outcome: "edited" });
    expect(await open(one, id)).toMatchObject({ content: { texts: { en: { title: "Theirs" } } } });
  });

  it("that two save at once is saved by one of them, and refused to the other", async () => {
    const [one, other] = [await appoint("editor"), await appoint("publisher")];
    const id = await written(one);
    const saved = await Promise.all(
      [one, other].map((actor) => save(actor, id, 2, wholeArticle(actor.email))),
    );
    expect(saved.map(({ outcome }) => outcome).sort()).toEqual(["edited", "saved"]);
  });

  it("keeps the versions of each person, and what one types in one go as one", async () => {
    const [one, other] = [await appoint("editor"), await appoint("publisher")];
    const id = await written(one, wholeArticle("One"));
    await save(one, id, 2, wholeArticle("One goes on"));
    await save(other, id, 3, wholeArticle("Other"));
    const versions = await act(one, "read", (staff) => listRevisions(staff, id));
    expect(versions.map(({ revision, madeBy }) => [revision, madeBy])).toEqual([
      [4, other.email],
      [3, one.email],
    ]);
    const old = await act(one, "read", (staff) => readRevision(staff, id, 3));
    expect(old).toMatchObject({ texts: { en: { title: "One goes on" } } });
  });

  it("knows which translations are older than the original", async () => {
    const editor = await appoint("editor");
    const content = wholeArticle("Original");
    content.texts.vi = { ...content.texts.vi, title: "Bản dịch", body: "Chữ." };
    const id = await written(editor, content);
    const one = articleContent.parse((await open(editor, id))?.content);
    expect([translationState(one, "vi"), translationState(one, "th")]).toEqual(["read", "missing"]);
    one.texts.en = { ...one.texts.en, title: "Original, changed" };
    await save(editor, id, 2, one);
    const second = articleContent.parse((await open(editor, id))?.content);
    expect(translationState(second, "vi")).toBe("outdated");
    // Still correct, which is sent as no moment.
    second.texts.vi = { ...second.texts.vi, at: null };
    await save(editor, id, 3, second);
    const third = articleContent.parse((await open(editor, id))?.content);
    expect(translationState(third, "vi")).toBe("read");
  });

  it("is made of what was published otherwise, without changing it", async () => {
    const editor = await appoint("editor");
    const id = randomUUID();
    await pool().query(
      `insert into public.news (id, slug, title, excerpt, body, title_zh, category, is_published, published_at, source_url)
       values ($1, $2, 'Old news', 'Old', 'Text', '旧闻', 'Event', true, '2026-01-02', 'https://example.org/a')`,
      [id, `old-${id}`],
    );
    const before = await publicRow(id);
    expect(await open(editor, id)).toMatchObject({
      state: "published",
      address: `/news/old-${id}`,
      content: {
        texts: { en: { title: "Old news" }, zh: { title: "旧闻" } },
        sources: [{ url: "https://example.org/a" }],
      },
    });
    expect(await publicRow(id)).toEqual(before);
  });
});

describe("publishing", () => {
  it("puts the latest version before readers, at its address", async () => {
    const publisher = await appoint("publisher");
    const id = await written(publisher, wholeArticle("Going out"));
    expect(await move(publisher, [id], "publish")).toEqual({
      outcome: "moved",
      moved: 1,
      refused: [],
    });
    expect(await publicRow(id)).toMatchObject({
      title: "Going out",
      slug: "going-out",
      is_published: true,
      title_vi: null,
    });
  });

  it("says which translations nobody has read, and promises none that breaks off", async () => {
    const publisher = await appoint("publisher");
    const content = wholeArticle("Told elsewhere");
    content.texts.vi = { ...content.texts.vi, title: "Máy", body: "Chữ.", isMachine: true };
    content.texts.th = { ...content.texts.th, title: "มีแต่หัวข้อ" };
    const id = await written(publisher, content);
    await move(publisher, [id], "publish");
    expect(await publicRow(id)).toMatchObject({
      title_vi: "Máy",
      title_th: null,
      unread_languages: ["vi"],
    });
  });

  it("leaves readers the published version while somebody writes on, and keeps its day", async () => {
    const publisher = await appoint("publisher");
    const id = await written(publisher, wholeArticle("Version one"));
    await move(publisher, [id], "publish");
    const first = await publicRow(id);
    await save(publisher, id, 2, { ...wholeArticle("Version two"), slug: first?.slug });
    expect(await publicRow(id)).toEqual(first);
    await move(publisher, [id], "publish");
    expect(await publicRow(id)).toMatchObject({
      title: "Version two",
      published_at: first?.published_at,
    });
  });

  it("of several says what each lacks, and publishes none", async () => {
    const publisher = await appoint("publisher");
    const [whole, bare] = [await written(publisher), await begin(publisher)];
    const moved = await move(publisher, [whole, bare], "publish");
    expect(moved).toMatchObject({
      moved: 0,
      refused: [{ id: bare, fields: { title: "required", category: "chooseOne" } }],
    });
    expect(await publicRow(whole)).toBeUndefined();
  });

  it("is of what was read: what somebody saved since is published by nobody's mistake", async () => {
    const [editor, publisher] = [await appoint("editor"), await appoint("publisher")];
    const [same, changed] = [await written(publisher), await written(editor)];
    await save(editor, changed, 2, wholeArticle("Not read by the publisher"));
    const documents = [
      { id: same, revision: 2 },
      { id: changed, revision: 2 },
    ];
    const shown = (what: "publish" | "schedule", publishAt?: Date) =>
      act(publisher, "write", (staff) =>
        moveDocuments(staff, { kind: "article", documents, move: what, publishAt }),
      );
    expect(await shown("publish")).toEqual({ outcome: "edited" });
    expect(await shown("schedule", new Date(Date.now() + 60_000))).toEqual({ outcome: "edited" });
    expect(await publicRow(same)).toBeUndefined();
    expect(await publicRow(changed)).toBeUndefined();
  });

  it("waits for a save that is under way, and then is not of it", async () => {
    const [editor, publisher] = [await appoint("editor"), await appoint("publisher")];
    const id = await written(editor);
    const { promise: isSaved, resolve: tell } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const saving = act(editor, "write", async (staff) => {
      const content = { ...wholeArticle("Saved meanwhile") };
      await saveDocument(staff, { kind: "article", id, revision: 2, content });
      tell();
      await mayEnd;
    });
    await isSaved;
    const publishing = act(publisher, "write", async (staff) => {
      const documents = [{ id, revision: 2 }];
      const moved = moveDocuments(staff, { kind: "article", documents, move: "publish" });
      end();
      return moved;
    });
    await saving;
    expect(await publishing).toEqual({ outcome: "edited" });
    expect(await publicRow(id)).toBeUndefined();
  });

  it("takes no address that another article has", async () => {
    const publisher = await appoint("publisher");
    const title = `Twice ${randomUUID()}`;
    await move(publisher, [await written(publisher, wholeArticle(title))], "publish");
    const again = await written(publisher, wholeArticle(title));
    expect(await move(publisher, [again], "publish")).toMatchObject({
      refused: [{ id: again, fields: { slug: "addressTaken" } }],
    });
  });

  it("is not for editors, who hand in", async () => {
    const editor = await appoint("editor");
    const id = await written(editor);
    await expect(move(editor, [id], "publish")).rejects.toMatchObject({ code: "42501" });
    await move(editor, [id], "hand_in");
    expect(await open(editor, id)).toMatchObject({ state: "waiting" });
    expect(await move(editor, [id], "hand_in")).toMatchObject({ moved: 0 });
    expect(await publicRow(id)).toBeUndefined();
  });

  it("ends when it is unpublished, and begins again at the same address", async () => {
    const publisher = await appoint("publisher");
    const id = await written(publisher);
    await move(publisher, [id], "publish");
    await move(publisher, [id], "unpublish");
    expect(await publicRow(id)).toMatchObject({ is_published: false });
    await move(publisher, [id], "publish");
    expect(await publicRow(id)).toMatchObject({ is_published: true });
  });
});

it("an article that is hidden without the desk is unpublished there, too", async () => {
  const publisher = await appoint("publisher");
  const id = await written(publisher, wholeArticle("Gone with its company"));
  await move(publisher, [id], "publish");
  await pool().query("update public.news set is_published = false where id = $1", [id]);
  const { documents } = await act(publisher, "read", (staff) =>
    listDocuments(staff, { kind: "article", page: 1, query: id }),
  );
  expect(documents).toMatchObject([{ id, state: "unpublished" }]);
});

it("the list has what was published without the desk, finds by title and filters by state", async () => {
  const publisher = await appoint("publisher");
  const mark = randomUUID();
  await pool().query(
    `insert into public.news (title, is_published, published_at) values ($1, true, now())`,
    [`Elsewhere ${mark}`],
  );
  await written(publisher, wholeArticle(`Draft ${mark}`));
  const list = (state?: "draft" | "published") =>
    act(publisher, "read", (staff) =>
      listDocuments(staff, { kind: "article", query: mark, state, page: 1 }),
    );
  expect((await list()).documents.map(({ title, state }) => [title, state])).toEqual([
    [`Draft ${mark}`, "draft"],
    [`Elsewhere ${mark}`, "published"],
  ]);
  expect((await list()).documents.map(({ revision }) => revision)).toEqual([2, 1]);
  expect(await list("published")).toMatchObject({ total: 1 });
});

it("nobody acts at the desk who is no staff, lacks the factor or has another role", async () => {
  const support = await appoint("support");
  await expect(begin(support)).rejects.toEqual(new NotAllowed("role"));
  await pool().query("delete from desk.staff where user_id = $1", [support.userId]);
  await expect(open(support, randomUUID())).rejects.toEqual(new NotAllowed("nobody"));
});
