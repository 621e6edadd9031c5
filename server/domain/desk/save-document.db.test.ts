import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { articleContent } from "../../../contracts/desk/article.ts";
import type { Actor } from "../account/actor.ts";
import { beginDocument, listRevisions, openDocument, readRevision } from "./documents.ts";
import { keepBeside, saveDocument } from "./save-document.ts";
import { deskDatabase, wholeArticle } from "./test-desk.ts";

const { appoint, act } = deskDatabase();

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
    // Neither of them meets what was kept, nor writes over it.
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
