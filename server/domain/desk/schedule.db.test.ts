import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { DocumentKind, DocumentMove } from "../../../contracts/desk/documents.ts";
import type { Actor } from "../account/actor.ts";
import { beginDocument, openDocument } from "./documents.ts";
import { keepDocumentSchedule } from "./move-documents.ts";
import { saveDocument } from "./save-document.ts";
import { deskDatabase, moveAsShown, wholeArticle } from "./test-desk.ts";

const { pool, appoint, act } = deskDatabase();
const HOUR_MS = 3_600_000;
const inAnHour = () => new Date(Date.now() + HOUR_MS);

const open = (actor: Actor, id: string, kind: DocumentKind = "article") =>
  act(actor, "read", (staff) => openDocument(staff, kind, id));
const move = (
  actor: Actor,
  id: string,
  what: DocumentMove,
  when: { publishAt?: Date; unpublishAt?: Date | null } = {},
  kind: DocumentKind = "article",
) => act(actor, "write", (staff) => moveAsShown(staff, { kind, ids: [id], move: what, ...when }));

const written = (actor: Actor, content: object = wholeArticle()) =>
  act(actor, "write", async (staff) => {
    const id = await beginDocument(staff, "article");
    await saveDocument(staff, { kind: "article", id, revision: 1, content: { ...content } });
    return id;
  });

async function publicRow(id: string) {
  const { rows } = await pool().query("select is_published from public.news where id = $1", [id]);
  return rows[0];
}

/** Makes its time come. */
async function due(id: string) {
  await pool().query("update desk.documents set publish_at = now() where id = $1", [id]);
  await keepDocumentSchedule(pool(), id);
}

async function casesOf(id: string) {
  return (await pool().query("select state, decision from desk.cases where subject_id = $1", [id]))
    .rows;
}

/** A hidden page whose publication is scheduled, and who scheduled it. */
async function scheduledPage() {
  const publisher = await appoint("publisher");
  const id = randomUUID();
  await pool().query(
    `insert into public.startups (id, slug, name, tagline, industries, venture_round, country)
     values ($1, $2, 'Sawah', 'Ours', '{agritech}', 'seed', 'Indonesia')`,
    [id, `s-${id}`],
  );
  await move(publisher, id, "schedule", { publishAt: inAnHour() }, "startup");
  return { publisher, id };
}

describe("a schedule", () => {
  it("of what is public already, and a deletion by who may not delete, move nothing", async () => {
    const [publisher, editor] = [await appoint("publisher"), await appoint("editor")];
    const [shown, draft] = [await written(publisher), await written(publisher)];
    await move(publisher, shown, "publish");
    const when = { publishAt: inAnHour(), unpublishAt: inAnHour() };
    expect(await move(publisher, shown, "schedule", when)).toMatchObject({ moved: 0 });
    expect(await move(editor, draft, "delete")).toMatchObject({ moved: 0 });
    expect((await open(publisher, shown))?.unpublishAt).toBeNull();
  });

  it("keeps a document out of the public tables until its time, and then brings it once", async () => {
    const publisher = await appoint("publisher");
    const id = await written(publisher);
    const publishAt = inAnHour();
    await move(publisher, id, "schedule", { publishAt });
    await keepDocumentSchedule(pool(), id);
    expect(await publicRow(id)).toBeUndefined();
    await pool().query("update desk.documents set publish_at = now() where id = $1", [id]);
    await Promise.all([keepDocumentSchedule(pool(), id), keepDocumentSchedule(pool(), id)]);
    expect(await publicRow(id)).toMatchObject({ is_published: true });
    expect(await open(publisher, id)).toMatchObject({ state: "published", publishAt: null });
  });

  it("takes a document away at its end", async () => {
    const publisher = await appoint("publisher");
    const id = await written(publisher);
    await move(publisher, id, "publish", { unpublishAt: inAnHour() });
    await keepDocumentSchedule(pool(), id);
    expect(await publicRow(id)).toMatchObject({ is_published: true });
    await pool().query("update desk.documents set unpublish_at = now() where id = $1", [id]);
    await keepDocumentSchedule(pool(), id);
    expect(await publicRow(id)).toMatchObject({ is_published: false });
  });

  it("that is taken back takes its end along", async () => {
    const publisher = await appoint("publisher");
    const id = await written(publisher);
    const unpublishAt = new Date(Date.now() + 2 * HOUR_MS);
    await move(publisher, id, "schedule", { publishAt: inAnHour(), unpublishAt });
    expect(await open(publisher, id)).toMatchObject({ unpublishAt: unpublishAt.toISOString() });
    await move(publisher, id, "take_back");
    expect(await open(publisher, id)).toMatchObject({ publishAt: null, unpublishAt: null });
  });

  it("loses its end to a publisher, and to nobody else", async () => {
    const [publisher, editor] = [await appoint("publisher"), await appoint("editor")];
    const id = await written(publisher);
    await move(publisher, id, "publish", { unpublishAt: inAnHour() });
    await expect(move(editor, id, "stay")).rejects.toMatchObject({ code: "42501" });
    await move(publisher, id, "stay");
    expect(await open(publisher, id)).toMatchObject({ state: "published", unpublishAt: null });
  });

  it("goes back before publishers when something keeps it from readers at its time", async () => {
    const publisher = await appoint("publisher");
    const title = `Taken ${randomUUID()}`;
    const id = await written(publisher, wholeArticle(title));
    const unpublishAt = new Date(Date.now() + 2 * HOUR_MS);
    await move(publisher, id, "schedule", { publishAt: inAnHour(), unpublishAt });
    await move(publisher, await written(publisher, wholeArticle(title)), "publish");
    await due(id);
    expect(await publicRow(id)).toBeUndefined();
    expect(await open(publisher, id)).toMatchObject({
      state: "waiting",
      publishAt: null,
      unpublishAt: null,
    });
    expect(await casesOf(id)).toEqual([{ state: "open", decision: null }]);
  });

  it("goes back before publishers when a company that it names has gone meanwhile", async () => {
    const { publisher, id: page } = await scheduledPage();
    const id = await written(publisher, { ...wholeArticle(), startups: [page] });
    await move(publisher, id, "schedule", { publishAt: inAnHour() });
    await pool().query("delete from public.startups where id = $1", [page]);
    await due(id);
    expect(await publicRow(id)).toBeUndefined();
    expect(await open(publisher, id)).toMatchObject({ state: "waiting" });
    expect(await move(publisher, id, "publish")).toMatchObject({
      refused: [{ fields: { mentioned: "unpublished" } }],
    });
  });

  it("does not write over a page that changed elsewhere meanwhile", async () => {
    const { publisher, id } = await scheduledPage();
    await pool().query(
      "update public.startups set tagline = 'Theirs', is_published = true, published_at = now() where id = $1",
      [id],
    );
    await due(id);
    const { rows } = await pool().query("select tagline from public.startups where id = $1", [id]);
    expect(rows).toEqual([{ tagline: "Theirs" }]);
    expect(await casesOf(id)).toEqual([{ state: "open", decision: null }]);
    // Opening it shows the owner's page, and nobody has accepted the scheduled one.
    expect(await open(publisher, id, "startup")).toMatchObject({ state: "published" });
    expect(await casesOf(id)).toEqual([{ state: "decided", decision: "declined" }]);
  });

  it("of a hidden page that is opened after it changed elsewhere waits as well", async () => {
    const { publisher, id } = await scheduledPage();
    await pool().query("update public.startups set tagline = 'Theirs' where id = $1", [id]);
    expect(await open(publisher, id, "startup")).toMatchObject({
      state: "waiting",
      publishAt: null,
    });
  });

  it("is refused for a moment that has passed", async () => {
    const publisher = await appoint("publisher");
    const id = await written(publisher);
    expect(await move(publisher, id, "schedule", { publishAt: new Date(0) })).toMatchObject({
      moved: 0,
      refused: [{ id, fields: { publishAt: "inThePast" } }],
    });
  });

  it("is refused when it would end before it begins, whether the end is new or stood", async () => {
    const publisher = await appoint("publisher");
    const id = await written(publisher);
    const [first, second] = [inAnHour(), new Date(Date.now() + 2 * HOUR_MS)];
    const refused = { moved: 0, refused: [{ id, fields: { unpublishAt: "endsBefore" } }] };
    const ends = { publishAt: second, unpublishAt: first };
    expect(await move(publisher, id, "schedule", ends)).toMatchObject(refused);
    expect(await move(publisher, id, "publish", { unpublishAt: new Date(0) })).toMatchObject(
      refused,
    );
    const right = { publishAt: first, unpublishAt: second };
    expect(await move(publisher, id, "schedule", right)).toMatchObject({ moved: 1 });
    const later = { publishAt: new Date(Date.now() + 3 * HOUR_MS) };
    expect(await move(publisher, id, "schedule", later)).toMatchObject(refused);
  });
});
