import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { callOperation } from "../testing/operations.ts";
import { employ, type Member, makeMember } from "../testing/people.ts";
import { bomb, PNG_SIGNATURE } from "../testing/pictures.ts";
import { ask } from "./pages.ts";

const server = inject("server");
const AVIF = { accept: "image/avif,image/webp,*/*" };
const FOREVER = "public, max-age=31536000, immutable";
const MEGABYTE = 1024 * 1024;

type Stored = { status: number; id: string; address: string; code?: string; problem?: string };

let editor: Member;
let photo: Stored;

async function send(body: Buffer, kind = "photo", token = editor.token): Promise<Stored> {
  const query = new URLSearchParams({ kind, name: "a.jpg" });
  const response = await fetch(`${server.url}/api/desk/upload-picture?${query}`, {
    method: "POST",
    headers: token === "" ? {} : { authorization: `Bearer ${token}` },
    body: new Uint8Array(body),
  });
  const { data, error } = await response.json();
  return {
    status: response.status,
    id: data?.id ?? "",
    address: data?.address ?? "",
    ...(error && { code: error.code, problem: error.details?.fields?.file }),
  };
}

/** Blurred noise: no two files are the same. */
function picture(width: number, height: number) {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const background = { r: 90, g: 120, b: 60 };
  return sharp({ create: { width, height, channels: 3, background, noise } }).blur(2);
}

beforeAll(async () => {
  editor = await makeMember(server, { role: "Investor" });
  await employ(server, editor, "editor");
  photo = await send(await picture(1000, 500).jpeg().toBuffer());
});

describe("a stored picture", () => {
  it("says its shape and colour in its address", () => {
    expect(photo.status).toBe(200);
    expect(photo.address).toMatch(new RegExp(`^/pictures/${photo.id}-1000x500-[0-9a-f]{6}-50-50$`));
  });

  it("comes as AVIF to those who know it, and else as WebP, from one address and for good", async () => {
    for (const [headers, type, format] of [
      [AVIF, "image/avif", "heif"],
      [{ accept: "image/webp,*/*" }, "image/webp", "webp"],
      [{}, "image/webp", "webp"],
    ] as const) {
      const answer = await ask(`${server.url}/pictures/${photo.id}/640`, { headers });
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        "content-type": type,
        "cache-control": FOREVER,
        "x-content-type-options": "nosniff",
      });
      expect(answer.headers.vary).toMatch(/\bAccept\b/);
      expect(answer.headers["content-length"]).toBe(String(answer.bytes.length));
      const told = await sharp(answer.bytes).metadata();
      expect([told.format, told.width, told.height]).toEqual([format, 640, 320]);
    }
  });

  it("is the widest where no width is asked for, with its facts or without", async () => {
    for (const path of [photo.address, `/pictures/${photo.id}`]) {
      const { status, bytes } = await ask(server.url + path, { headers: AVIF });
      expect(status).toBe(200);
      expect((await sharp(bytes).metadata()).width).toBe(1000);
    }
  });

  it("is asked about without being sent, and not sent again unchanged", async () => {
    const address = `${server.url}/pictures/${photo.id}/320`;
    const whole = await ask(address, { headers: AVIF });
    const head = await ask(address, { method: "HEAD", headers: AVIF });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(head.headers["content-length"]).toBe(whole.headers["content-length"]);
    const again = await ask(address, {
      headers: { ...AVIF, "if-none-match": String(whole.headers.etag) },
    });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it("is not at any other address", async () => {
    const { id } = photo;
    for (const path of [
      `/pictures/${randomUUID()}/640`,
      `/pictures/${id}/641`,
      `/pictures/${id}/640.avif`,
      `/pictures/${id}/0640`,
      `/pictures/${id}/../../640`,
      `/pictures/${id}%2f640`,
      `/pictures/..%2f..%2f${id}/640`,
      `/pictures/${id.toUpperCase()}/640`,
      "/pictures/../package.json",
      "/pictures/",
    ]) {
      const { status, headers } = await ask(server.url + path, { headers: AVIF });
      expect([path, status]).toEqual([path, 404]);
      expect(headers["cache-control"] ?? "").not.toContain("immutable");
    }
    const written = await ask(`${server.url}/pictures/${id}/640`, { method: "PUT" });
    expect(written.status).toBeGreaterThanOrEqual(400);
  });

  it("is the same one when its file comes twice, and is gone once it is removed", async () => {
    const bytes = await picture(400, 300).jpeg().toBuffer();
    const first = await send(bytes);
    expect((await send(bytes)).id).toBe(first.id);
    // From here on the server answers it from memory.
    const address = `${server.url}/pictures/${first.id}/320`;
    expect((await ask(address)).status).toBe(200);
    const removed = await callOperation(server, editor.token, "desk/remove-picture", {
      id: first.id,
    });
    expect(removed).toMatchObject({ status: 200, data: { outcome: "removed" } });
    await expect.poll(async () => (await ask(address)).status).toBe(404);
  });

  it("of a logo is a square in three sides", async () => {
    const logo = await send(await picture(200, 100).png().toBuffer(), "logo");
    expect(logo.address).toContain("-256x256-");
    const { bytes } = await ask(`${server.url}/pictures/${logo.id}/64`, { headers: AVIF });
    const told = await sharp(bytes).metadata();
    expect([told.width, told.height, told.hasAlpha]).toEqual([64, 64, true]);
  });

  it("of an animation is its first frame, and tells nothing of the camera", async () => {
    const frame = (red: number) =>
      sharp({
        create: {
          width: 400,
          height: 300,
          channels: 4,
          background: { r: red, g: 9, b: 9, alpha: 1 },
        },
      })
        .raw()
        .toBuffer();
    const moving = await sharp(Buffer.concat([await frame(220), await frame(20)]), {
      raw: { width: 400, height: 600, channels: 4, pageHeight: 300 },
    })
      .webp({ loop: 0, delay: [100, 100] })
      .withExif({ IFD0: { Make: "SecretCamera" } })
      .toBuffer();
    const { id } = await send(moving);
    const { bytes } = await ask(`${server.url}/pictures/${id}/320`);
    const told = await sharp(bytes).metadata();
    expect([told.width, told.height, told.pages]).toEqual([320, 240, undefined]);
    expect(bytes.includes("SecretCamera")).toBe(false);
  });
});

describe("who brings in pictures", () => {
  it("is staff who write, and nobody else", async () => {
    const bytes = await picture(400, 300).jpeg().toBuffer();
    const member = await makeMember(server, { role: "Startup" });
    const support = await makeMember(server, { role: "Investor" });
    await employ(server, support, "support");
    expect(await send(bytes, "photo", "")).toMatchObject({ status: 401 });
    for (const { token } of [member, support]) {
      expect(await send(bytes, "photo", token)).toMatchObject({
        status: 403,
        code: "permission_denied",
      });
    }
  });

  it("gets no picture from this machine or its network", async () => {
    for (const url of [
      `${server.url}/icon.svg`,
      "http://169.254.169.254/latest/meta-data",
      "file:///etc/passwd",
      "nonsense",
    ]) {
      const refused = await callOperation(server, editor.token, "desk/take-in-picture", {
        kind: "photo",
        url,
      });
      expect(refused).toMatchObject({
        status: 400,
        code: "invalid_input",
        fields: { url: "address_unreachable" },
      });
    }
  });
});

describe("a file that is refused", () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');

  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ["nothing", "file_empty", () => Buffer.alloc(0)],
    ["a drawing by the name of a photo", "not_an_image", () => svg],
    ["a drawing that begins as a PNG", "image_damaged", () => Buffer.concat([PNG_SIGNATURE, svg])],
    ["a bomb of 900 million pixels", "image_too_large", () => bomb(30_000)],
    [
      "a photo that breaks off",
      "image_damaged",
      async () => (await picture(600, 400).jpeg().toBuffer()).subarray(0, 4000),
    ],
    [
      "a photo of an iPhone",
      "image_heic",
      () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
    ],
    ["a photo too small", "image_too_small", () => picture(200, 200).png().toBuffer()],
    ["21 megabytes", "file_too_large", () => Buffer.alloc(21 * MEGABYTE, 1)],
  ])("%s", async (_, problem, make) => {
    expect(await send(await make())).toMatchObject({
      status: 400,
      code: "invalid_input",
      problem,
    });
  });
});
