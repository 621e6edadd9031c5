import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_FILE_BYTES, startTestBackend, type TestBackend } from "./test-backend.ts";
import { ask } from "./test-http.ts";

const SCHEMA = `
  insert into storage.buckets (id, name, file_size_limit) values ('small', 'small', 1000);
  insert into storage.buckets (id, name) values ('large', 'large');
  insert into storage.buckets (id, name, allowed_mime_types) values
    ('images', 'images', '{image/*,application/pdf}');
`;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(SCHEMA);
});
afterAll(() => backend.stop());

const bucket = (name: string) => backend.client(backend.service).from(name);
const TOO_LARGE = { statusCode: "413", message: "The object exceeded the maximum allowed size" };

/** Sends a body without a length, or with whatever headers. */
function send(target: string, headers: Record<string, string | number>, chunks: Buffer[]) {
  return ask({
    port: backend.port,
    target: `/storage/v1/object/${target}`,
    method: "POST",
    headers: { ...backend.service, ...headers },
    chunks,
  });
}

describe("a file over the limit", () => {
  it("of its bucket or of the service is refused, to the byte", async () => {
    expect((await bucket("small").upload("fits.bin", Buffer.alloc(1000))).error).toBeNull();
    expect((await bucket("small").upload("over.bin", Buffer.alloc(1001))).error).toMatchObject(
      TOO_LARGE,
    );
    const fits = Buffer.alloc(MAX_FILE_BYTES);
    expect((await bucket("large").upload("fits.bin", fits)).error).toBeNull();
    const over = Buffer.alloc(MAX_FILE_BYTES + 1);
    expect((await bucket("large").upload("over.bin", over)).error).toMatchObject(TOO_LARGE);
  });

  it("is refused in a form too, also when its bytes fit exactly and the form does not", async () => {
    const fits = new Blob([Buffer.alloc(1000)], { type: "text/plain" });
    expect((await bucket("small").upload("form.bin", fits)).error).toBeNull();
    const over = new Blob([Buffer.alloc(1001)], { type: "text/plain" });
    expect((await bucket("small").upload("over.bin", over)).error).toMatchObject(TOO_LARGE);
  });

  it("is refused without a stated length", async () => {
    const answer = await send("small/chunked.bin", {}, [Buffer.alloc(900), Buffer.alloc(200)]);
    expect(JSON.parse(answer.text)).toMatchObject(TOO_LARGE);
  });

  it("leaves the earlier one in place and nothing behind", async () => {
    await bucket("small").upload("kept.txt", "earlier");
    await bucket("small").upload("kept.txt", Buffer.alloc(5000), { upsert: true });
    await send("small/kept.txt", { "x-upsert": "true" }, [Buffer.alloc(5000)]);
    const { data } = await bucket("small").download("kept.txt");
    expect(await data?.text()).toBe("earlier");
    expect(backend.files()).toEqual(await backend.versions());
    expect(backend.incoming()).toEqual([]);
  });

  it("does not get into a bucket by a detour", async () => {
    await bucket("large").upload("detour.bin", Buffer.alloc(1001));
    const target = { destinationBucket: "small" };
    expect((await bucket("large").move("detour.bin", "x", target)).error).toMatchObject(TOO_LARGE);
    expect((await bucket("large").copy("detour.bin", "x", target)).error).toMatchObject(TOO_LARGE);
    const { data } = await bucket("small").createSignedUploadUrl("signed.bin");
    const signed = await bucket("small").uploadToSignedUrl(
      "signed.bin",
      data?.token ?? "",
      Buffer.alloc(1001),
    );
    expect(signed.error).toMatchObject(TOO_LARGE);
  });
});

describe("the types that a bucket takes", () => {
  const upload = (contentType: string, name = "file") =>
    bucket("images").upload(name, Buffer.from("x"), { contentType, upsert: true });

  it.each(["image/png", "IMAGE/JPEG", "image/svg+xml; charset=utf-8", "application/pdf"])(
    "let in %s",
    async (type) => {
      expect((await upload(type)).error).toBeNull();
    },
  );

  it.each([
    "text/html",
    "application/pdfx",
    "imagex/png",
    "image",
    "",
    "image/*",
    "image/png, text/html",
    "image/png text/html",
    "text/html; image/png",
    "text/html;x=image/png",
    "application/pdf/../../x",
  ])("keep out %j", async (type) => {
    const answer = await send("images/out", { "content-type": type }, [Buffer.from("x")]);
    expect(JSON.parse(answer.text)).toMatchObject({
      statusCode: "415",
      error: "invalid_mime_type",
    });
  });

  it("are asked of the part of a form, and a field in it that comes later changes nothing", async () => {
    const body = `${part("a", "text/html")}--x\r\ncontent-disposition: form-data; name="contentType"\r\n\r\nimage/png\r\n--x--\r\n`;
    const type = { "content-type": "multipart/form-data; boundary=x" };
    const answer = await send("images/form", type, [Buffer.from(body)]);
    expect(JSON.parse(answer.text)).toMatchObject({ statusCode: "415" });
  });

  it("apply to moves and copies into the bucket", async () => {
    await bucket("large").upload("page.html", "x", { contentType: "text/html" });
    for (const how of ["move", "copy"] as const) {
      const { error } = await bucket("large")[how]("page.html", "page", {
        destinationBucket: "images",
      });
      expect(error).toMatchObject({ statusCode: "415" });
    }
  });
});

describe("a form", () => {
  const forms: [string, string, string][] = [
    ["without a boundary", "multipart/form-data", "anything"],
    [
      "that ends early",
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name=""; filename="a"\r\n\r\nhalf',
    ],
    [
      "without a file",
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
    ],
    ["of nothing", "multipart/form-data; boundary=x", ""],
    ["with two files", "multipart/form-data; boundary=x", `${part("a")}${part("b")}--x--\r\n`],
    [
      "with too many fields",
      "multipart/form-data; boundary=x",
      `${field.repeat(20)}${part("a")}--x--\r\n`,
    ],
    [
      "with too long a field",
      "multipart/form-data; boundary=x",
      `--x\r\ncontent-disposition: form-data; name="metadata"\r\n\r\n${"a".repeat(70_000)}\r\n${part("a")}--x--\r\n`,
    ],
  ];

  it.each(forms)("%s is refused and leaves nothing", async (_what, contentType, body) => {
    const answer = await send("large/form", { "content-type": contentType }, [Buffer.from(body)]);
    expect([answer.status, JSON.parse(answer.text).statusCode]).toEqual([400, "400"]);
    expect(backend.files()).toEqual(await backend.versions());
    expect(backend.incoming()).toEqual([]);
  });

  it("may name its notes after the file", async () => {
    const body = `${part("a")}--x\r\ncontent-disposition: form-data; name="cacheControl"\r\n\r\n77\r\n--x\r\ncontent-disposition: form-data; name="metadata"\r\n\r\n{"late":true}\r\n--x--\r\n`;
    const type = { "content-type": "multipart/form-data; boundary=x" };
    expect((await send("large/late", type, [Buffer.from(body)])).status).toBe(200);
    const { data } = await bucket("large").info("late");
    expect(data).toMatchObject({ cacheControl: "max-age=77", metadata: { late: true } });
  });

  it.each([
    ["nested too deep", `{"a":${"[".repeat(9000)}${"]".repeat(9000)}}`],
    ["of half a character", '{"a":"\\ud800"}'],
    ["of a NUL", '{"a":"\\u0000"}'],
  ])("has no notes %s", async (_, notes) => {
    const body = `--x\r\ncontent-disposition: form-data; name="metadata"\r\n\r\n${notes}\r\n${part("a")}--x--\r\n`;
    const type = { "content-type": "multipart/form-data; boundary=x" };
    const answer = await send("large/notes", type, [Buffer.from(body)]);
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([400, "InvalidRequest"]);
    expect(backend.files()).toEqual(await backend.versions());
  });

  it("cannot add headers", async () => {
    const body = `--x\r\ncontent-disposition: form-data; name="cacheControl"\r\n\r\n60\r\nset-cookie: a=b\r\n${part("a")}--x--\r\n`;
    const type = { "content-type": "multipart/form-data; boundary=x" };
    await send("large/header", type, [Buffer.from(body)]);
    const { data } = await bucket("large").info("header");
    expect(data?.cacheControl).toBe("max-age=60");
  });
});

const field = '--x\r\ncontent-disposition: form-data; name="f"\r\n\r\nv\r\n';

function part(name: string, type = "text/plain"): string {
  return `--x\r\ncontent-disposition: form-data; name="${name}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\nbytes\r\n`;
}
