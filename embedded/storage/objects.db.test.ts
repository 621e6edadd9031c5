import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, startTestBackend, type TestBackend } from "./test-backend.ts";

const SCHEMA = `
  insert into storage.buckets (id, name) values ('files', 'files'), ('other', 'other');
  insert into storage.buckets (id, name, public) values ('open', 'open', true);
  create policy "Own folder" on storage.objects for all to authenticated
    using (bucket_id in ('files', 'other') and (storage.foldername(name))[1] = (select auth.uid())::text)
    with check (bucket_id in ('files', 'other') and (storage.foldername(name))[1] = (select auth.uid())::text);
`;

let backend: TestBackend;
let person: Person;
beforeAll(async () => {
  backend = await startTestBackend(SCHEMA);
  person = await backend.makePerson();
});
afterAll(() => backend.stop());

const mine = () => backend.client(backend.as(person)).from("files");
const place = (name: string) => `${person.id}/${name}`;

async function textOf(name: string): Promise<string | undefined> {
  const { data } = await mine().download(place(name));
  return data?.text();
}

describe("an upload", () => {
  const bodies: [string, () => Parameters<ReturnType<typeof mine>["upload"]>[1]][] = [
    ["text", () => "words"],
    ["a Buffer", () => Buffer.from("words")],
    ["an ArrayBuffer", () => new TextEncoder().encode("words").buffer],
    ["a Blob", () => new Blob(["words"], { type: "text/plain" })],
    ["a File", () => new File(["words"], "mine.txt", { type: "text/plain" })],
    ["a stream", () => Readable.from(["wo", "rds"])],
    ["a web stream", () => new Blob(["words"]).stream()],
    ["a form", () => formWith("words")],
  ];

  it.each(bodies)("of %s comes back as it was", async (kind, body) => {
    const name = `kinds/${kind}.txt`;
    const { data, error } = await mine().upload(place(name), body(), { cacheControl: "60" });
    expect(error).toBeNull();
    expect(data).toMatchObject({ path: place(name), fullPath: `files/${place(name)}` });
    expect(await textOf(name)).toBe("words");
    const { data: info } = await mine().info(place(name));
    expect(info).toMatchObject({ size: 5, cacheControl: "max-age=60", id: data?.id });
  });

  it("keeps type and notes, from a body as from a form", async () => {
    const options = { contentType: "image/png", metadata: { by: "me" } };
    await mine().upload(place("raw.png"), Buffer.from("png"), options);
    await mine().upload(place("form.png"), new Blob(["png"], { type: "image/png" }), options);
    for (const name of ["raw.png", "form.png"]) {
      const { data } = await mine().info(place(name));
      expect(data).toMatchObject({ contentType: "image/png", metadata: { by: "me" } });
    }
  });

  it("of nothing is an empty file", async () => {
    expect((await mine().upload(place("empty.txt"), Buffer.alloc(0))).error).toBeNull();
    expect(await textOf("empty.txt")).toBe("");
  });

  it("does not replace an earlier file unless asked to", async () => {
    await mine().upload(place("once.txt"), "first");
    const again = await mine().upload(place("once.txt"), "second");
    expect(again.error).toMatchObject({
      message: "The resource already exists",
      statusCode: "409",
      status: 400,
    });
    expect(await textOf("once.txt")).toBe("first");
    const before = await mine().info(place("once.txt"));
    expect((await mine().upload(place("once.txt"), "third", { upsert: true })).error).toBeNull();
    expect(await textOf("once.txt")).toBe("third");
    expect((await mine().update(place("once.txt"), "fourth")).data?.id).toBe(before.data?.id);
    expect(await textOf("once.txt")).toBe("fourth");
  });

  it("into a bucket that is not there says so", async () => {
    const { error } = await backend.client(backend.as(person)).from("none").upload("a.txt", "a");
    expect(error).toMatchObject({ message: "Bucket not found", statusCode: "404" });
  });
});

describe("a file", () => {
  it("is moved, also to another bucket, and keeps its bytes", async () => {
    await mine().upload(place("from.txt"), "moving");
    expect((await mine().move(place("from.txt"), place("to.txt"))).data?.message).toBe(
      "Successfully moved",
    );
    expect((await mine().exists(place("from.txt"))).data).toBe(false);
    const target = { destinationBucket: "other" };
    expect((await mine().move(place("to.txt"), place("there.txt"), target)).error).toBeNull();
    const { data } = await backend
      .client(backend.as(person))
      .from("other")
      .download(place("there.txt"));
    expect(await data?.text()).toBe("moving");
  });

  it("is not moved onto another", async () => {
    await mine().upload(place("a.txt"), "a");
    await mine().upload(place("b.txt"), "b");
    const { error } = await mine().move(place("a.txt"), place("b.txt"));
    expect(error).toMatchObject({ statusCode: "409" });
    expect([await textOf("a.txt"), await textOf("b.txt")]).toEqual(["a", "b"]);
  });

  it("is copied; the copy outlives it", async () => {
    await mine().upload(place("original.txt"), "twice", { metadata: { of: "it" } });
    const { data } = await mine().copy(place("original.txt"), place("copy.txt"));
    expect(data?.path).toBe(`files/${place("copy.txt")}`);
    await mine().remove([place("original.txt")]);
    expect(await textOf("copy.txt")).toBe("twice");
    expect((await mine().info(place("copy.txt"))).data?.metadata).toEqual({ of: "it" });
  });

  it("is removed, and its bytes with it", async () => {
    const filesBefore = backend.files();
    await mine().upload(place("gone-1.txt"), "1");
    await mine().upload(place("gone-2.txt"), "2");
    expect(backend.files()).toHaveLength(filesBefore.length + 2);
    const names = [place("gone-1.txt"), place("never.txt")];
    const { data } = await mine().remove(names);
    expect(data?.map(({ name }) => name)).toEqual([place("gone-1.txt")]);
    const one = await fetch(`${backend.url}/object/files/${place("gone-2.txt")}`, {
      method: "DELETE",
      headers: backend.as(person),
    });
    expect(await one.json()).toEqual({ message: "Successfully deleted" });
    expect(backend.files()).toEqual(filesBefore);
  });

  it("can be asked for without its bytes", async () => {
    await mine().upload(place("there.txt"), "there");
    expect(await mine().exists(place("there.txt"))).toEqual({ data: true, error: null });
    expect((await mine().exists(place("not-there.txt"))).data).toBe(false);
    const head = await fetch(`${backend.url}/object/files/${place("there.txt")}`, {
      method: "HEAD",
      headers: backend.as(person),
    });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, "5"]);
  });
});

describe("the disk", () => {
  it("holds one file per row, under generated names", async () => {
    expect(backend.files()).toEqual(await backend.versions());
    expect(backend.incoming()).toEqual([]);
    const [version = ""] = backend.files();
    const file = `${backend.directory}/${version.slice(0, 2)}/${version}`;
    expect(readFileSync(file)).toBeInstanceOf(Buffer);
    expect(version).toMatch(/^[0-9a-f-]{36}$/);
  });
});

function formWith(text: string): FormData {
  const form = new FormData();
  form.append("file", new Blob([text], { type: "text/plain" }), "mine.txt");
  return form;
}
