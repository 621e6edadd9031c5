import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { articleContent } from "../../../contracts/desk/article.ts";
import type { Actor } from "../account/actor.ts";
import { beginDocument, listRevisions, openDocument, readRevision } from "./documents.ts";
import { keepBeside, saveDocument } from "./save-document.ts";
import { deskDatabase, moveAsShown, wholeArticle } from "./test-desk.ts";

const { pool, appoint, act } = deskDatabase();

const open = (actor: Actor, id: string) =>
  act(actor, "read", (staff) => openDocument(staff, "article", id));
const save = (actor: Actor, id: string, revision: number, content: object) =>
  act(actor, "write", (staff) =>
    saveDocument(staff, { kind: "article", id, revision, content: { ...content } }),
  );

async function written(actor: Actor, content: object): Promise<string> {
  const id = await act(actor, "write", (staff) => beginDocument(staff, "article"));
  await save(actor, id, 1, content);
  return id;
}

/** The title of each version, the latest first. */
const titles = (actor: Actor, id: string) =>
  act(actor, "read", async (staff) => {
    const found: string[] = [];
    for (const { revision } of await listRevisions(staff, id)) {
      found.push(articleContent.parse(await readRevision(staff, id, revision)).texts.en.title);
    }
    return found;
  });

describe("a version", () => {
  it("keeps what a version takes the place of, within one go as well", async () => {
    const me = await appoint("editor");
    const id = await written(me, wholeArticle("Typed in this tab"));
    await act(me, "write", (staff) =>
      saveDocument(staff, {
        kind: "article",
        id,
        revision: 2,
        content: { ...wholeArticle("Kept from the other tab") },
        isNewVersion: true,
      }),
    );
    await save(me, id, 3, wholeArticle("Kept from the other tab, and on"));
    expect(await titles(me, id)).toEqual(["Kept from the other tab, and on", "Typed in this tab"]);
  });

  it("keeps what somebody typed before they took another's, and goes on without it", async () => {
    const [one, other] = [await appoint("editor"), await appoint("publisher")];
    const id = await written(one, wholeArticle("First"));
    await save(other, id, 2, wholeArticle("Theirs"));
    const mine = { kind: "article", id, content: { ...wholeArticle("Mine") } } as const;
    expect(await act(one, "write", (staff) => keepBeside(staff, mine))).toBe(true);
    const now = await open(one, id);
    expect(now).toMatchObject({ revision: 3, content: { texts: { en: { title: "Theirs" } } } });
    // Neither conflicts with the kept version, or overwrites it.
    await save(other, id, 3, wholeArticle("Theirs goes on"));
    await save(one, id, 5, wholeArticle("Mine after all"));
    expect(await titles(one, id)).toEqual([
      "Mine after all",
      "Theirs goes on",
      "Mine",
      "Theirs",
      "First",
    ]);
    const missing = { ...mine, id: randomUUID() };
    expect(await act(one, "write", (staff) => keepBeside(staff, missing))).toBe(false);
  });
});

describe("what is kept beside while somebody else comes to the document", () => {
  const beside = (actor: Actor, id: string, title: string, meanwhile?: () => Promise<void>) =>
    act(actor, "write", async (staff) => {
      await keepBeside(staff, { kind: "article", id, content: { ...wholeArticle(title) } });
      await meanwhile?.();
    });
  const waiting = async () =>
    (
      await pool().query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    ).rowCount;

  /** The versions after one person kept something beside, for which the other had to wait. */
  async function versionsAfter(
    id: string,
    one: Actor,
    comes: () => Promise<unknown>,
  ): Promise<string[]> {
    let other: Promise<unknown> | undefined;
    await beside(one, id, "Beside", async () => {
      other = comes();
      await expect.poll(waiting, { interval: 5, timeout: 10_000 }).toBe(1);
    });
    await other;
    return titles(one, id);
  }

  it("has a number of its own, as what they keep or save has", async () => {
    const [one, other] = [await appoint("editor"), await appoint("publisher")];
    const id = await written(one, wholeArticle("First"));
    const kept = await versionsAfter(id, one, () => beside(other, id, "Theirs"));
    expect(kept).toEqual(["Theirs", "Beside", "First"]);
    const saved = await versionsAfter(id, one, () => save(other, id, 2, wholeArticle("Saved")));
    expect(saved).toEqual(["Saved", "Beside", ...kept]);
  });

  it("has a number of its own, as what its page has become has", async () => {
    const [one, other] = [await appoint("editor"), await appoint("publisher")];
    const id = await written(other, wholeArticle("First"));
    await act(other, "write", (staff) =>
      moveAsShown(staff, { kind: "article", ids: [id], move: "publish" }),
    );
    await pool().query("update public.news set title = 'Elsewhere' where id = $1", [id]);
    const opened = await versionsAfter(id, one, () => open(other, id));
    expect(opened).toEqual(["Elsewhere", "Beside", "First"]);
  });
});

describe("what somebody types while a machine translates", () => {
  /** As `translateArticle` leaves it. */
  async function translated(id: string, part: object): Promise<void> {
    await pool().query(
      `with saved as (
         update desk.documents set content = content || $2, updated_by = null, revision = revision + 1
         where id = $1 returning id, revision, content
       )
       insert into desk.revisions (document_id, revision, content) select * from saved`,
      [id, JSON.stringify(part)],
    );
  }
  const machine = { at: "2026-11-20T08:00:00.000Z", isMachine: true };

  async function given() {
    const editor = await appoint("editor");
    const id = await written(editor, wholeArticle("Rice"));
    const base = articleContent.parse((await open(editor, id))?.content);
    const vi = { ...base.texts.vi, title: "Lúa", ...machine };
    await translated(id, { texts: { ...base.texts, vi } });
    return { editor, id, base };
  }

  it("is saved beside the translations", async () => {
    const { editor, id, base } = await given();
    const en = { ...base.texts.en, body: "It grows on." };
    const saved = await save(editor, id, 2, { ...base, texts: { ...base.texts, en } });
    expect(saved).toMatchObject({
      outcome: "saved",
      revision: 4,
      content: { texts: { en: { body: "It grows on." }, vi: { title: "Lúa", isMachine: true } } },
    });
  });

  it("is a person's to decide where both wrote in one language", async () => {
    const { editor, id, base } = await given();
    const vi = { ...base.texts.vi, title: "Gạo" };
    const saved = await save(editor, id, 2, { ...base, texts: { ...base.texts, vi } });
    expect(saved).toEqual({ outcome: "edited" });
  });

  it("is a person's to decide where anything else has changed, or anybody else has saved", async () => {
    const { editor, id, base } = await given();
    await translated(id, { category: "Event" });
    expect(await save(editor, id, 2, base)).toEqual({ outcome: "edited" });
    const other = await given();
    const publisher = await appoint("publisher");
    await save(publisher, other.id, 3, other.base);
    expect(await save(other.editor, other.id, 2, other.base)).toEqual({ outcome: "edited" });
  });
});

describe("the address of an article", () => {
  const slugOf = async (actor: Actor, id: string) =>
    articleContent.parse((await open(actor, id))?.content).slug;

  it("follows its headline until it is published, and then stays", async () => {
    const publisher = await appoint("publisher");
    const mark = randomUUID().slice(0, 8);
    const id = await written(publisher, wholeArticle(`Ri ${mark}`));
    const retitled = async (revision: number, title: string, slug?: string) => {
      const content = articleContent.parse((await open(publisher, id))?.content);
      const texts = { ...content.texts, en: { ...content.texts.en, title } };
      await save(publisher, id, revision, {
        ...content,
        texts,
        ...(slug !== undefined && { slug }),
      });
    };
    await retitled(2, `Rice ${mark}`);
    expect(await slugOf(publisher, id)).toBe(`rice-${mark}`);
    await act(publisher, "write", (staff) =>
      moveAsShown(staff, { kind: "article", ids: [id], move: "publish" }),
    );
    await retitled(3, `Padi ${mark}`);
    expect(await slugOf(publisher, id)).toBe(`rice-${mark}`);
    await retitled(4, `Padi ${mark}`, "");
    expect(await slugOf(publisher, id)).toBe(`rice-${mark}`);
  });
});
