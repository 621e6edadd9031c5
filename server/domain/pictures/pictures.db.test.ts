import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { articleContent } from "../../../contracts/desk/article.ts";
import { emptyTexts } from "../../../contracts/desk/company.ts";
import { startupContent } from "../../../contracts/desk/startup.ts";
import { pictureReference, readPictureAddress } from "../../../contracts/pictures.ts";
import { fetchFile } from "../../services/website/fetch-file.ts";
import { TestSites } from "../../services/website/test-sites.ts";
import type { Staff } from "../desk/as-staff.ts";
import { beginDocument, openDocument } from "../desk/documents.ts";
import {
  describePicture,
  listPicturePlaces,
  readPicture,
  removePicture,
} from "../desk/pictures.ts";
import { saveDocument } from "../desk/save-document.ts";
import { deskDatabase, moveAsShown, wholeArticle } from "../desk/test-desk.ts";
import { storePicture } from "./store-picture.ts";
import { takeInForeignPictures } from "./take-in.ts";

const desk = deskDatabase();
const sites = new TestSites();
const folder = mkdtempSync(path.join(tmpdir(), "benih pictures "));
/** Replaces the Storage API; acceptance/ tests the real one. */
const objects = new Map<string, Blob>();
let file: string;

const keeping = () => ({
  pool: desk.pool(),
  storage: {
    put: async ({ path: name, body }: { path: string; body: Blob }) => void objects.set(name, body),
    remove: async (_: string, names: readonly string[]) => {
      for (const name of names) objects.delete(name);
    },
  },
  onLeftover: (error: unknown) => expect.fail(String(error)),
});

/** A plain photo, which is quick to draw; `red` makes each different. */
async function photo(width: number, height: number, red = 0): Promise<Buffer> {
  const background = { r: red, g: 120, b: 90 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

beforeAll(async () => {
  file = path.join(folder, "photo.jpg");
  writeFileSync(file, await photo(1600, 900));
});
afterAll(() => {
  sites.stop();
  rmSync(folder, { recursive: true });
});

async function given(
  kind: "photo" | "logo" = "photo",
): Promise<{ id: string; editor: Staff["actor"] }> {
  const editor = await desk.appoint("editor");
  const stored = await storePicture(
    keeping(),
    (work) => desk.act(editor, "write", ({ client }) => work(client)),
    { userId: editor.userId, kind, name: "photo.jpg", file },
  );
  if ("problem" in stored) throw new Error(stored.problem);
  return { id: stored.id, editor };
}

async function publishWith(image: string) {
  const publisher = await desk.appoint("publisher");
  const words = wholeArticle();
  const content = articleContent.parse({
    ...words,
    image,
    texts: { ...words.texts, en: { ...words.texts.en, imageAlt: "A field" } },
  });
  return desk.act(publisher, "write", async (staff) => {
    const id = await beginDocument(staff, "article");
    await saveDocument(staff, { kind: "article", id, revision: 1, content });
    const moved = await moveAsShown(staff, { kind: "article", ids: [id], move: "publish" });
    return { id, moved };
  });
}

async function newsRow(id: string) {
  const { rows } = await desk
    .pool()
    .query("select image, image_credit, image_licence from public.news where id = $1", [id]);
  return rows[0];
}

it("a picture is stored in every width and format, once", async () => {
  const { id } = await given();
  const names = [...objects.keys()].filter((name) => name.startsWith(id));
  expect(names.toSorted()).toEqual(
    ["1280", "320", "640"].flatMap((width) => [`${id}/${width}.avif`, `${id}/${width}.webp`]),
  );
  const before = objects.size;
  expect((await given()).id).toBe(id);
  expect(objects.size).toBe(before);
});

it("is published with its address, credit and licence, which follow the desk", async () => {
  const { id, editor } = await given();
  const { id: article } = await publishWith(pictureReference(id));
  const { image } = await newsRow(article);
  expect(readPictureAddress(image)).toMatchObject({
    id,
    width: 1600,
    height: 900,
    focus: [50, 50],
  });

  const changed = {
    id,
    revision: 1,
    focus: [20, 30] as [number, number],
    alt: { en: "Rice" },
    credit: "Mai",
    licence: "CC BY 4.0",
  };
  await expect(
    desk.act(editor, "write", (staff) => describePicture(staff, changed)),
  ).rejects.toThrow(/publishers change it/);
  const publisher = await desk.appoint("publisher");
  const described = await desk.act(publisher, "write", (staff) => describePicture(staff, changed));
  expect(described).toMatchObject({ revision: 2, credit: "Mai", isShown: true });
  expect(await desk.act(publisher, "write", (staff) => describePicture(staff, changed))).toBe(
    "edited",
  );
  const after = await newsRow(article);
  expect(after).toMatchObject({ image_credit: "Mai", image_licence: "CC BY 4.0" });
  expect(readPictureAddress(after.image)?.focus).toEqual([20, 30]);

  expect(await desk.act(publisher, "write", (staff) => removePicture(staff, { id }))).toBe(
    "needed",
  );
  const draft = await desk.act(publisher, "write", async (staff) => {
    const begun = await beginDocument(staff, "startup");
    const content = startupContent.parse({
      texts: emptyTexts(),
      name: "Sawah",
      logo: pictureReference(id),
    });
    await saveDocument(staff, { kind: "startup", id: begun, revision: 1, content });
    return begun;
  });
  const { places } = await desk.act(editor, "read", (staff) => listPicturePlaces(staff, { id }));
  expect(places).toEqual([
    expect.objectContaining({ kind: "article", id: article, state: "published" }),
    { kind: "startup", id: draft, title: "Sawah", state: "draft" },
  ]);
  const opened = await desk.act(publisher, "read", (staff) =>
    openDocument(staff, "article", article),
  );
  expect(opened).toMatchObject({ content: { image: pictureReference(id) }, revision: 2 });
});

it("that nothing needs is removed with its files", async () => {
  writeFileSync(path.join(folder, "other.jpg"), await photo(400, 300, 5));
  const editor = await desk.appoint("editor");
  const within = <Result>(work: (client: Staff["client"]) => Promise<Result>) =>
    desk.act(editor, "write", ({ client }) => work(client));
  const stored = await storePicture(keeping(), within, {
    userId: editor.userId,
    kind: "photo",
    name: "other.jpg",
    file: path.join(folder, "other.jpg"),
  });
  const id = "id" in stored ? stored.id : "";
  const removed = await desk.act(editor, "write", (staff) => removePicture(staff, { id }));
  expect(removed).toHaveLength(6);
  expect(await desk.act(editor, "read", (staff) => readPicture(staff, { id }))).toBeUndefined();
  expect(await desk.act(editor, "write", (staff) => removePicture(staff, { id }))).toBe("missing");
});

it("that only an earlier version has is kept for it", async () => {
  writeFileSync(path.join(folder, "earlier.jpg"), await photo(400, 300, 9));
  const editor = await desk.appoint("editor");
  const within = <Result>(work: (client: Staff["client"]) => Promise<Result>) =>
    desk.act(editor, "write", ({ client }) => work(client));
  const stored = await storePicture(keeping(), within, {
    userId: editor.userId,
    kind: "photo",
    name: "earlier.jpg",
    file: path.join(folder, "earlier.jpg"),
  });
  const id = "id" in stored ? stored.id : "";
  const content = { ...wholeArticle(), image: pictureReference(id) };
  const draft = await desk.act(editor, "write", (staff) => beginDocument(staff, "article"));
  const save = (actor: Staff["actor"], revision: number, image: string) =>
    desk.act(actor, "write", (staff) =>
      saveDocument(staff, { kind: "article", id: draft, revision, content: { ...content, image } }),
    );
  await save(editor, 1, pictureReference(id));
  await save(await desk.appoint("publisher"), 2, "");
  expect(await desk.act(editor, "write", (staff) => removePicture(staff, { id }))).toBe("needed");
});

it("an article cannot be published with a picture that is gone", async () => {
  const { moved } = await publishWith(pictureReference("00000000-0000-4000-8000-000000000000"));
  expect(moved).toMatchObject({ moved: 0, refused: [{ fields: { image: "pictureGone" } }] });
});

it("pictures at other hosts are taken in, and what cannot be had is not asked for again at once", async () => {
  const asked: string[] = [];
  const bytes = await photo(800, 600, 9);
  const address = await sites.http((request, response) => {
    asked.push(request.url ?? "");
    if (request.url === "/gone.jpg") response.writeHead(404).end();
    else response.writeHead(200, { "content-type": "image/jpeg" }).end(bytes);
  });
  const taking = {
    keeping: keeping(),
    fetchFile: (url: string, to: string) =>
      fetchFile(url, to, { agent: "Benih", accept: "image/*" }, sites.limits()),
  };
  await desk.pool().query(
    `insert into public.news (slug, title, excerpt, image, is_published, published_at) values
       ('far', 'Far', 'x', $1, true, now()), ('near', 'Near', 'x', $1, true, now()), ('gone', 'Gone', 'x', $2, true, now())`,
    [`${address}/far.jpg`, `${address}/gone.jpg`],
  );
  await takeInForeignPictures(taking, "http://storage.example");
  await takeInForeignPictures(taking, "http://storage.example");
  expect(asked.toSorted()).toEqual(["/far.jpg", "/gone.jpg"]);
  const { rows } = await desk
    .pool()
    .query(
      "select slug, image from public.news where slug in ('far', 'near', 'gone') order by slug",
    );
  expect(rows[0].image).toMatch(/^\/pictures\/[0-9a-f-]{36}-800x600-/);
  expect(rows[2].image).toBe(rows[0].image);
  expect(rows[1].image).toBe(`${address}/gone.jpg`);
  const { rows: noted } = await desk
    .pool()
    .query("select problem, attempts from internal.foreign_pictures where problem is not null");
  expect(noted).toEqual([{ problem: "address_unreachable", attempts: 1 }]);
});
