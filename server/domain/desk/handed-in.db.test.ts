import { describe, expect, it } from "vitest";
import { articleContent } from "../../../contracts/desk/article.ts";
import type { DocumentMove } from "../../../contracts/desk/documents.ts";
import { DEFAULT_PRICES } from "../../../contracts/prices.ts";
import type { Actor } from "../account/actor.ts";
import { asStaff } from "./as-staff.ts";
import { decideCase } from "./decide-case.ts";
import { beginDocument, listDocuments, openDocument } from "./documents.ts";
import { keepDocumentSchedule } from "./move-documents.ts";
import { saveDocument } from "./save-document.ts";
import { deskDatabase, moveAsShown, wholeArticle } from "./test-desk.ts";

const { pool, appoint, act } = deskDatabase();

const open = (actor: Actor, id: string) =>
  act(actor, "read", (staff) => openDocument(staff, "article", id));
const move = (actor: Actor, id: string, what: DocumentMove) =>
  act(actor, "write", (staff) => moveAsShown(staff, { kind: "article", ids: [id], move: what }));

/** An editor's correction of something public. */
async function corrected() {
  const [editor, publisher] = [await appoint("editor"), await appoint("publisher")];
  const id = await act(publisher, "write", async (staff) => {
    const begun = await beginDocument(staff, "article");
    const content = { ...wholeArticle() };
    await saveDocument(staff, { kind: "article", id: begun, revision: 1, content });
    return begun;
  });
  await move(publisher, id, "publish");
  const content = articleContent.parse((await open(editor, id))?.content);
  const en = { ...content.texts.en, excerpt: "What grows, corrected." };
  await act(editor, "write", (staff) =>
    saveDocument(staff, {
      kind: "article",
      id,
      revision: 2,
      content: { ...content, texts: { ...content.texts, en } },
    }),
  );
  return { editor, publisher, id };
}

const casesOf = async (id: string) =>
  (
    await pool().query<{ id: string; state: string; decision: string | null; reason: string }>(
      "select id, state, decision, reason from desk.cases where document_id = $1 order by created_at",
      [id],
    )
  ).rows;
const excerptOf = async (id: string) =>
  (await pool().query("select excerpt from public.news where id = $1", [id])).rows[0]?.excerpt;
const answersTo = async (caseId: string | undefined) =>
  (await pool().query("select from graphile_worker.jobs where key = $1", [`case:${caseId}`]))
    .rowCount;

describe("what an editor changes of something public", () => {
  it("is handed in once, while readers see what they saw", async () => {
    const { editor, id } = await corrected();
    expect(await open(editor, id)).toMatchObject({ hasHandedInChanges: false });
    expect(await move(editor, id, "hand_in")).toMatchObject({ moved: 1 });
    expect(await move(editor, id, "hand_in")).toMatchObject({ moved: 0 });
    expect(await open(editor, id)).toMatchObject({ state: "published", hasHandedInChanges: true });
    expect(await casesOf(id)).toMatchObject([{ state: "open", decision: null }]);
    expect(await excerptOf(id)).toBe("What grows.");
  });

  it("is accepted by whoever publishes it, and the editor hears of it", async () => {
    const { editor, publisher, id } = await corrected();
    await move(editor, id, "hand_in");
    await move(publisher, id, "publish");
    const [decided] = await casesOf(id);
    expect(decided).toMatchObject({ decision: "accepted" });
    expect(await answersTo(decided?.id)).toBe(1);
    expect(await excerptOf(id)).toBe("What grows, corrected.");
    expect(await open(editor, id)).toMatchObject({ hasHandedInChanges: false });
    // Nothing more to hand in.
    expect(await move(editor, id, "hand_in")).toMatchObject({ moved: 0 });
  });

  it("is sent back by the queue, and stays in the document", async () => {
    const { editor, publisher, id } = await corrected();
    await move(editor, id, "hand_in");
    const [waiting] = await casesOf(id);
    const means = { prices: DEFAULT_PRICES, logoAddress: () => "" };
    const order = { id: waiting?.id ?? "", reason: "Not so.", revision: 3 };
    expect(
      await act(publisher, "queue", (staff) =>
        decideCase(staff, { ...order, decision: "declined" }, means),
      ),
    ).toMatchObject({ outcome: "decided", isAnswered: true });
    expect(await open(editor, id)).toMatchObject({
      state: "published",
      revision: 3,
      publishedRevision: 2,
      hasHandedInChanges: false,
    });
    expect(await excerptOf(id)).toBe("What grows.");
  });

  it("is declined with the page", async () => {
    const { editor, publisher, id } = await corrected();
    await move(editor, id, "hand_in");
    await move(publisher, id, "unpublish");
    expect(await casesOf(id)).toMatchObject([{ decision: "declined" }]);
  });

  it.each([
    ["its page changes elsewhere", "update public.news set title = 'Elsewhere' where id = $1"],
    ["its time is over", "update desk.documents set unpublish_at = now() where id = $1"],
  ])("is declined when %s, and the editor hears of it", async (_, sql) => {
    const { editor, publisher, id } = await corrected();
    await move(editor, id, "hand_in");
    await pool().query(sql, [id]);
    await keepDocumentSchedule(pool(), id);
    const who = { actor: publisher, area: "read", reason: "Of something else." } as const;
    await asStaff(pool(), who, (staff) => openDocument(staff, "article", id));
    const [decided] = await casesOf(id);
    expect(decided).toMatchObject({ decision: "declined", reason: "" });
    expect(await answersTo(decided?.id)).toBe(1);
  });

  it("is found in the list", async () => {
    const { editor, publisher, id } = await corrected();
    const listed = () =>
      act(editor, "read", async (staff) => {
        const view = { kind: "article", query: "", isChanged: true, page: 1 } as const;
        return (await listDocuments(staff, view)).documents.map((one) => one.id);
      });
    expect(await listed()).toContain(id);
    await move(publisher, id, "publish");
    expect(await listed()).not.toContain(id);
  });
});
