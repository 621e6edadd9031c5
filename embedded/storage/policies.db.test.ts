import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Person, startTestBackend, type TestBackend } from "./test-backend.ts";

const SCHEMA = `
  insert into storage.buckets (id, name) values ('files', 'files'), ('drop', 'drop'), ('asked', 'asked');
  create policy "Own folder" on storage.objects for all to authenticated
    using (bucket_id = 'files' and (storage.foldername(name))[1] = (select auth.uid())::text);
  create policy "Anybody drops" on storage.objects for insert to anon with check (bucket_id = 'drop');
  create policy "By operation and type" on storage.objects for all to authenticated
    using (bucket_id = 'asked' and storage.operation() <> 'storage.object.list')
    with check (bucket_id = 'asked' and metadata ->> 'mimetype' = 'text/plain');
`;

let backend: TestBackend;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  backend = await startTestBackend(SCHEMA);
  owner = await backend.makePerson();
  stranger = await backend.makePerson();
});
afterAll(() => backend.stop());

const filesOf = (headers: Record<string, string>) => backend.client(headers).from("files");
const secret = () => `${owner.id}/secret.txt`;
const actors = (): [string, Record<string, string>][] => [
  ["a visitor", backend.anon],
  ["another person", backend.as(stranger)],
];

beforeEach(async () => {
  await filesOf(backend.as(owner)).upload(secret(), "secret", { upsert: true });
});

describe("without a policy, nobody", () => {
  const attempts: [string, (headers: Record<string, string>) => Promise<unknown>][] = [
    ["uploads", (who) => filesOf(who).upload(`${owner.id}/new.txt`, "x")],
    ["overwrites", (who) => filesOf(who).upload(secret(), "x", { upsert: true })],
    ["updates", (who) => filesOf(who).update(secret(), "x")],
    ["downloads", (who) => filesOf(who).download(secret())],
    ["is told about it", (who) => filesOf(who).info(secret())],
    ["moves", (who) => filesOf(who).move(secret(), "stolen.txt")],
    ["copies", (who) => filesOf(who).copy(secret(), "stolen.txt")],
    ["signs for reading", (who) => filesOf(who).createSignedUrl(secret(), 60)],
    ["signs for writing", (who) => filesOf(who).createSignedUploadUrl(secret(), { upsert: true })],
    ["signs for writing anew", (who) => filesOf(who).createSignedUploadUrl("stolen.txt")],
  ];

  it.each(attempts)("%s", async (_what, attempt) => {
    for (const [actor, headers] of actors()) {
      const before = await backend.versions();
      expect(await attempt(headers), actor).toMatchObject({
        data: null,
        error: { statusCode: expect.stringMatching(/^40[34]$/) },
      });
      expect(await backend.versions()).toEqual(before);
      expect(backend.files()).toEqual(before);
    }
  });

  it("removes, lists or counts", async () => {
    for (const [actor, headers] of actors()) {
      expect((await filesOf(headers).remove([secret()])).data, actor).toEqual([]);
      expect((await filesOf(headers).list(owner.id)).data, actor).toEqual([]);
      expect((await filesOf(headers).list()).data, actor).toEqual([]);
      expect((await filesOf(headers).listV2()).data, actor).toMatchObject({ objects: [] });
      const { data } = await filesOf(headers).createSignedUrls([secret()], 60);
      expect(data, actor).toEqual([
        { path: secret(), signedURL: null, signedUrl: null, error: expect.any(String) },
      ]);
    }
    expect((await filesOf(backend.as(owner)).exists(secret())).data).toBe(true);
  });

  it("makes, changes, empties, deletes or sees a bucket", async () => {
    for (const [actor, headers] of actors()) {
      const client = backend.client(headers);
      const refused = { error: { statusCode: "403" } };
      expect(await client.createBucket("mine"), actor).toMatchObject(refused);
      expect(await client.updateBucket("files", { public: true }), actor).toMatchObject(refused);
      expect(await client.emptyBucket("files"), actor).toMatchObject(refused);
      expect(await client.deleteBucket("files"), actor).toMatchObject(refused);
      expect((await client.listBuckets()).data, actor).toEqual([]);
      expect((await client.getBucket("files")).error, actor).toMatchObject({ statusCode: "404" });
    }
    const { rows } = await backend.owner.query("select public from storage.buckets");
    expect(rows).toEqual([{ public: false }, { public: false }, { public: false }]);
  });
});

describe("hidden objects look like missing ones", () => {
  const questions: [string, string, string, ((name: string) => unknown)?][] = [
    ["download", "GET", "object/files/"],
    ["download with a key", "GET", "object/authenticated/files/"],
    ["head", "HEAD", "object/files/"],
    ["info", "GET", "object/info/files/"],
    ["public", "GET", "object/public/files/"],
    ["public info", "GET", "object/info/public/files/"],
    ["remove", "DELETE", "object/files/"],
    ["sign", "POST", "object/sign/files/", () => ({ expiresIn: 60 })],
    ["move", "POST", "object/move", (name) => journey(name)],
    ["copy", "POST", "object/copy", (name) => journey(name)],
    ["remove many", "DELETE", "object/files", (name) => ({ prefixes: [name] })],
  ];
  const journey = (name: string) => ({ bucketId: "files", sourceKey: name, destinationKey: "x" });

  it.each(questions)("%s", async (_what, method, address, body) => {
    for (const [actor, headers] of actors()) {
      const [hidden, missing] = await Promise.all(
        [secret(), `${owner.id}/nothing.txt`].map(async (name) => {
          const response = await fetch(
            `${backend.url}/${address}${address.endsWith("/") ? name : ""}`,
            { method, headers, ...(body && { body: JSON.stringify(body(name)) }) },
          );
          const { date: _, ...rest } = Object.fromEntries(response.headers);
          return { status: response.status, text: await response.text(), rest };
        }),
      );
      expect(hidden, actor).toEqual(missing);
    }
    expect((await filesOf(backend.as(owner)).exists(secret())).data).toBe(true);
  });

  it("also when somebody would write there", async () => {
    for (const [actor, headers] of actors()) {
      for (const upsert of [true, false]) {
        const hidden = await filesOf(headers).upload(secret(), "x", { upsert });
        const missing = await filesOf(headers).upload(`${owner.id}/nothing.txt`, "x", { upsert });
        expect(hidden, actor).toEqual(missing);
      }
    }
  });
});

describe("a policy", () => {
  it("for inserts only let people upload files that they cannot see or replace", async () => {
    const drop = backend.client(backend.anon).from("drop");
    expect((await drop.upload("note.txt", "for you")).error).toBeNull();
    expect((await drop.download("note.txt")).error).toMatchObject({});
    expect((await drop.update("note.txt", "mine")).error).toMatchObject({ statusCode: "403" });
    const { data } = await backend.client(backend.service).from("drop").download("note.txt");
    expect(await data?.text()).toBe("for you");
  });

  it("can read the operation and the file's type", async () => {
    const asked = backend.client(backend.as(owner)).from("asked");
    const html = await asked.upload("a.html", "x", { contentType: "text/html" });
    expect(html.error).toMatchObject({ statusCode: "403" });
    expect((await asked.upload("a.txt", "x", { contentType: "text/plain" })).error).toBeNull();
    expect((await asked.list()).data).toEqual([]);
    expect((await asked.exists("a.txt")).data).toBe(true);
  });

  it("is not asked about the secret key", async () => {
    const { data } = await filesOf(backend.service).download(secret());
    expect(await data?.text()).toBe("secret");
  });
});

describe("the tables", () => {
  it("are all under row-level security, and request roles have no other right", async () => {
    const { rows } = await backend.owner.query(
      `select c.relname, c.relrowsecurity from pg_class c
        where c.relnamespace = 'storage'::regnamespace and c.relkind = 'r' order by 1`,
    );
    expect(rows).toEqual([
      { relname: "buckets", relrowsecurity: true },
      { relname: "objects", relrowsecurity: true },
    ]);
    const { rows: rights } = await backend.owner.query(
      `select distinct privilege_type as right from information_schema.role_table_grants
        where table_schema = 'storage' and grantee in ('anon', 'authenticated') order by 1`,
    );
    expect(rights.map(({ right }) => right)).toEqual(["DELETE", "INSERT", "SELECT", "UPDATE"]);
  });

  it("refuse a delete past the service, which would leave the file behind", async () => {
    await expect(backend.owner.query("delete from storage.objects")).rejects.toThrow(
      "Use the Storage API instead",
    );
  });
});

describe("a deleted person's files", () => {
  it("stay without an owner, until the operator removes them", async () => {
    const gone = await backend.makePerson();
    const name = `${gone.id}/left.txt`;
    await filesOf(backend.as(gone)).upload(name, "left");
    await backend.owner.query("delete from auth.users where id = $1", [gone.id]);
    for (const [actor, headers] of actors()) {
      expect((await filesOf(headers).download(name)).error, actor).not.toBeNull();
    }
    const { rows } = await backend.owner.query(
      "select name from storage.objects where owner_id = $1",
      [gone.id],
    );
    expect(rows).toEqual([{ name }]);
    expect((await filesOf(backend.service).remove([name])).data).toHaveLength(1);
    expect(backend.files()).toEqual(await backend.versions());
  });
});
