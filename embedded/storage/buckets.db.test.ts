import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "./test-backend.ts";

const SCHEMA = `
  insert into storage.buckets (id, name, public) values ('shown', 'shown', true), ('hidden', 'hidden', false);
  create policy "Shown" on storage.buckets for select to anon using (id = 'shown');
`;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(SCHEMA);
});
afterAll(() => backend.stop());

const operator = () => backend.client(backend.service);

describe("buckets", () => {
  it("are shown as policies say", async () => {
    const visitor = backend.client(backend.anon);
    expect((await visitor.listBuckets()).data?.map(({ id }) => id)).toEqual(["shown"]);
    expect((await visitor.getBucket("shown")).data).toMatchObject({ id: "shown", public: true });
    const hidden = await visitor.getBucket("hidden");
    expect(hidden).toEqual(await visitor.getBucket("nothing"));
    expect(hidden.error).toMatchObject({ message: "Bucket not found", statusCode: "404" });
  });

  it("are made, changed in part, emptied and deleted by the operator", async () => {
    const rules = { public: true, fileSizeLimit: "2mb", allowedMimeTypes: ["image/*"] };
    expect((await operator().createBucket("made", rules)).data).toEqual({ name: "made" });
    await operator().updateBucket("made", { public: false });
    expect((await operator().getBucket("made")).data).toMatchObject({
      public: false,
      file_size_limit: 2_000_000,
      allowed_mime_types: ["image/*"],
    });
    await operator().updateBucket("made", {
      public: false,
      fileSizeLimit: null,
      allowedMimeTypes: null,
    });
    expect((await operator().getBucket("made")).data).toMatchObject({
      file_size_limit: null,
      allowed_mime_types: null,
    });
    await operator().from("made").upload("a.txt", "a");
    expect((await operator().deleteBucket("made")).error).toMatchObject({
      statusCode: "409",
      message: "The bucket you tried to delete is not empty",
    });
    expect((await operator().emptyBucket("made")).error).toBeNull();
    expect(backend.files()).toEqual([]);
    expect((await operator().deleteBucket("made")).error).toBeNull();
    expect((await operator().getBucket("made")).error).toMatchObject({ statusCode: "404" });
  });

  it("are not made twice, or with rules that mean nothing", async () => {
    expect((await operator().createBucket("shown")).error).toMatchObject({ statusCode: "409" });
    const wrong: [string, Parameters<ReturnType<typeof operator>["createBucket"]>[1]][] = [
      [" spaced", undefined],
      ["a/b", undefined],
      ["..", undefined],
      ["long".repeat(26), undefined],
      ["size", { public: false, fileSizeLimit: "many" }],
      ["size", { public: false, fileSizeLimit: -1 }],
      ["types", { public: false, allowedMimeTypes: ["image"] }],
      ["kind", { public: false, type: "ANALYTICS" }],
    ];
    for (const [name, options] of wrong) {
      const { error } = await operator().createBucket(name, options);
      expect(error, name).toMatchObject({ statusCode: "400" });
    }
    for (const act of ["updateBucket", "emptyBucket", "deleteBucket"] as const) {
      const { error } = await operator()[act]("nothing", { public: true });
      expect(error, act).toMatchObject({ statusCode: "404" });
    }
  });

  it("stop being public at once", async () => {
    await operator().from("shown").upload("a.txt", "a");
    const address = operator().from("shown").getPublicUrl("a.txt").data.publicUrl;
    expect(await (await fetch(address)).text()).toBe("a");
    await operator().updateBucket("shown", { public: false });
    expect(await (await fetch(address)).json()).toMatchObject({ message: "Bucket not found" });
  });
});
