import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { AGENT, NAME, TestSites } from "./test-sites.ts";

const sites = new TestSites();
afterEach(() => sites.stop());

const HTML = { "content-type": "text/html; charset=utf-8" };

async function site(html: string | Buffer, headers: Record<string, string> = HTML) {
  return sites.http((_, response) => response.writeHead(200, headers).end(html));
}

describe("a page's description of itself", () => {
  it("comes as suggestions", async () => {
    const address = await site(`<!doctype html><html><head>
      <title>Sawah &amp; Co. &#8212;
        panen</title>
      <meta name="Description" content="Benih &quot;padi&quot; untuk petani">
      <meta property="og:site_name" content="Sawah">
      <link rel="canonical" href="https://www.sawah.co.id/#top">
      <svg><title>A drawing</title></svg><title>Another</title>`);
    expect(await sites.read(address)).toEqual({
      ok: true,
      address,
      title: "Sawah & Co. — panen",
      description: 'Benih "padi" untuk petani',
      siteName: "Sawah",
      canonical: "https://www.sawah.co.id",
    });
  });

  it("identifies us to the site", async () => {
    let agent: string | undefined;
    const address = await sites.http((request, response) => {
      agent = request.headers["user-agent"];
      response.end();
    });
    expect(await sites.read(address)).toEqual({ ok: true, address });
    expect(agent).toBe(AGENT);
  });

  it("falls back to the tags for social networks", async () => {
    const address = await site(
      '<meta property="og:title" content="Ruộng"><meta property="og:description" content="Lúa">',
    );
    expect(await sites.read(address)).toMatchObject({ title: "Ruộng", description: "Lúa" });
  });

  it.each([
    ["of a stranger", '<link rel="canonical" href="https://evil.com/">'],
    ["of no page", '<link rel="canonical" href="javascript:alert(1)">'],
    ["of an inner machine", '<link rel="canonical" href="http://127.0.0.1/">'],
  ])("does not take an address %s", async (_, html) => {
    expect(await sites.read(await site(html))).not.toHaveProperty("canonical");
  });

  it("is one line of plain text, short enough", async () => {
    const address = await site(`<title>\u202Eevil\u0000 <b>x</b>\n${"🌾".repeat(300)}</title>`);
    const reading = await sites.read(address);
    expect(reading.ok && reading.title).toMatch(/^evil.* <b>x<\/b> 🌾+$/u);
    expect(reading.ok && [...(reading.title ?? "")].length).toBe(200);
  });

  it.each([
    ["Thai by its header", "ข้าว", "windows-874", "a2e9d2c7", "text/html; charset=windows-874"],
    ["Thai by another name", "ข้าว", "tis-620", "a2e9d2c7", "text/html"],
    ["Chinese by its head", "稻田", "gbk", "b5becceF", "text/html"],
    ["Vietnamese", "lúa", "windows-1258", "6cfa61", "text/html"],
    ["unknown letters", "abc", "klingon", "616263", "text/html"],
  ])("is read in its letters: %s", async (_, expected, charset, hex, type) => {
    const html = Buffer.concat([
      Buffer.from(
        `<meta http-equiv="content-type" content="text/html; charset=${charset}"><title>`,
      ),
      Buffer.from(hex, "hex"),
    ]);
    const address = await site(html, { "content-type": type });
    expect(await sites.read(address)).toMatchObject({ title: expected });
  });

  it("is read in the letters of its mark", async () => {
    const html = Buffer.from("\uFEFF<title>稻田</title>", "utf16le");
    expect(await sites.read(await site(html))).toMatchObject({ title: "稻田" });
  });

  it.each([
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
  ] as const)("is unpacked: %s", async (encoding, pack) => {
    const address = await site(pack("<title>Packed</title>"), {
      ...HTML,
      "content-encoding": encoding,
    });
    expect(await sites.read(address)).toMatchObject({ title: "Packed" });
  });

  it("is empty when the answer is not a page", async () => {
    const address = await site('{"title":"<title>x</title>"}', {
      "content-type": "application/json",
    });
    expect(await sites.read(address)).toEqual({ ok: true, address });
  });

  it("is found behind redirects", async () => {
    const address = await sites.http((request, response) => {
      if (request.url === "/") response.writeHead(301, { location: "/id" }).end();
      else if (request.url === "/id") response.writeHead(308, { location: `//${NAME}:80/x` }).end();
      else response.writeHead(200, HTML).end("<title>Here</title>");
    });
    const port = new URL(address).port;
    const reading = await sites.read(address, { maxRedirects: 1 });
    expect(reading).toEqual({ ok: false, problem: "website_unreachable" });
    const followed = await sites.http((request, response) => {
      if (request.url === "/") response.writeHead(302, { location: "/th?a=1" }).end();
      else response.writeHead(200, HTML).end("<title>Here</title>");
    });
    expect(port).not.toBe(new URL(followed).port);
    expect(await sites.read(followed)).toEqual({
      ok: true,
      address: `${followed}/th?a=1`,
      title: "Here",
    });
  });
});

describe("an address", () => {
  it.each([404, 403, 500])("reports the status %i", async (status) => {
    const address = await sites.http((_, response) => response.writeHead(status, HTML).end("x"));
    expect(await sites.read(address)).toEqual({
      ok: false,
      problem: "website_unreachable",
      status,
    });
  });

  it.each([
    "",
    "sawah",
    "localhost",
    "ftp://sawah.co.id",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "https://user:secret@sawah.co.id",
    "https://sawah.co.id:8443",
    "http://127.0.0.1",
    "http://127.1",
    "http://2130706433",
    "http://0x7f.0.0.1",
    "http://0177.0.0.1",
    "http://127.0.0.1.",
    "http://１２７.０.０.１",
    "http://127。0。0。1",
    "http://[::1]",
    "http://[::ffff:127.0.0.1]",
    "http://8.8.8.8",
    "http://metadata.google.internal",
    "http://printer.local",
    "http://db.lan",
    "http://co.id",
    "https://sawah.co.id\\@127.0.0.1",
    "https://sawah.co.id\r\nHost: x",
    "https://saw\u200bah.co.id",
    `https://sawah.co.id/${"a".repeat(600)}`,
  ])("that is none is invalid: %j", async (text) => {
    const resolve = () => Promise.reject(new Error("No name is asked for."));
    expect(await sites.read(text, { resolve })).toEqual({ ok: false, problem: "website_invalid" });
  });
});
