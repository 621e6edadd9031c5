import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { readHead } from "./read-head.ts";
import { readWebsite } from "./read-website.ts";
import { AGENT, NAME, TestSites } from "./test-sites.ts";

const sites = new TestSites();
afterEach(() => sites.stop());

const UNREACHABLE = { ok: false, problem: "website_unreachable" };
const HTML = { "content-type": "text/html" };
/** Long enough for a busy machine to answer, and short enough to wait for servers that never do. */
const SHORT = { totalMs: 800, stepMs: 400 };

/** A site that must never be asked. */
async function forbidden() {
  const seen: string[] = [];
  const address = await sites.http((request, response) => {
    seen.push(request.url ?? "");
    response.writeHead(200, HTML).end("<title>Secret</title>");
  });
  return { address, seen };
}

describe("inner addresses are never asked", () => {
  it.each([
    ["one", ["127.0.0.1"]],
    ["one among public ones", ["8.8.8.8", "127.0.0.1"]],
    ["one in the clothes of IPv6", ["::ffff:127.0.0.1"]],
    ["none", []],
  ])("a name that leads to %s", async (_, addresses) => {
    const { address, seen } = await forbidden();
    const { port } = new URL(address);
    const reading = await readWebsite(address, AGENT, {
      ports: [port],
      resolve: async () => addresses,
    });
    expect(reading).toEqual(UNREACHABLE);
    expect(seen).toEqual([]);
  });

  it("a name that answers differently the second time", async () => {
    let asked = 0;
    const { address, seen } = await forbidden();
    const answers = [["198.18.0.1"], ["127.0.0.1"]];
    const reading = await sites.read(address, {
      ...SHORT,
      // The first answer is allowed but leads nowhere; the second one would lead to the secret.
      isPublicAddress: (ip) => ip === "198.18.0.1",
      resolve: async () => answers[asked++] ?? [],
    });
    expect(reading).toEqual(UNREACHABLE);
    expect({ asked, seen }).toEqual({ asked: 1, seen: [] });
  });

  it("a name that becomes an inner one for the next hop", async () => {
    let asked = 0;
    const seen: string[] = [];
    const address = await sites.http((request, response) => {
      seen.push(request.url ?? "");
      response.writeHead(302, { location: "/secret" }).end();
    });
    const reading = await sites.read(address, {
      resolve: async () => [asked++ === 0 ? "127.0.0.1" : "10.0.0.1"],
    });
    expect(reading).toEqual(UNREACHABLE);
    expect({ asked, seen }).toEqual({ asked: 2, seen: ["/"] });
  });

  it.each([
    "http://169.254.169.254/latest/meta-data/",
    "http://[::1]/",
    "http://127.0.0.1:PORT/",
    "http://localhost:PORT/",
    "http://2130706433:PORT/",
    "//127.1:PORT/",
    `http://user:secret@${NAME}:PORT/`,
    `http://${NAME}:22/`,
    "http://metadata.google.internal/",
    "file:///etc/passwd",
    "gopher://sawah.co.id/",
    "data:text/html,<title>x</title>",
    "javascript:alert(1)",
    "http://",
  ])("a redirect to %s", async (target) => {
    const { address: secret, seen } = await forbidden();
    const location = target.replace("PORT", new URL(secret).port);
    const address = await sites.http((_, response) => response.writeHead(302, { location }).end());
    expect(await sites.read(address)).toEqual(UNREACHABLE);
    expect(seen).toEqual([]);
  });

  it("the status of an internal machine is not revealed", async () => {
    const address = await sites.http((_, response) => response.writeHead(401).end());
    const reading = await sites.read(address, { isPublicAddress: () => false });
    expect(reading).toEqual(UNREACHABLE);
  });
});

describe("nothing is waited for or read without end", () => {
  it("redirects in a circle", async () => {
    let asked = 0;
    const address = await sites.http((_, response) => {
      asked += 1;
      response.writeHead(302, { location: "/" }).end();
    });
    expect(await sites.read(address)).toEqual(UNREACHABLE);
    expect(asked).toBe(6);
  });

  it.each<[string, Parameters<TestSites["tcp"]>[0]]>([
    ["that never answers", () => undefined],
    ["that hangs up", (socket) => socket.destroy()],
    ["that speaks something else", (socket) => socket.end("220 smtp ready\r\n")],
    [
      "that answers a letter at a time",
      (socket) => void setInterval(() => socket.write("H"), 20).unref(),
    ],
    [
      "that sends headers without end",
      (socket) => {
        socket.write("HTTP/1.1 200 OK\r\n");
        void setInterval(
          () => socket.write(`x-${Math.random()}: ${"a".repeat(500)}\r\n`),
          5,
        ).unref();
      },
    ],
    [
      "with a header of a megabyte",
      (socket) => socket.write(`HTTP/1.1 200 OK\r\nx: ${"a".repeat(1_000_000)}\r\n\r\nx`),
    ],
  ])("a site %s", async (_, speak) => {
    const address = await sites.tcp(speak);
    expect(await sites.read(address, SHORT)).toEqual(UNREACHABLE);
  });

  it("a name server that never answers", async () => {
    const resolve = () => new Promise<string[]>(() => undefined);
    expect(await sites.read(`http://${NAME}`, { ...SHORT, resolve })).toEqual(UNREACHABLE);
  });

  it("hops that together take too long", async () => {
    const address = await sites.http((_, response) => {
      setTimeout(() => response.writeHead(302, { location: "/" }).end(), 50);
    });
    const reading = await sites.read(address, { totalMs: 200, stepMs: 150, maxRedirects: 1000 });
    expect(reading).toEqual(UNREACHABLE);
  });

  it("a body without end: its beginning is enough", async () => {
    let sent = 0;
    const address = await sites.http((_, response) => {
      response.writeHead(200, HTML).write("<title>Endless</title>");
      const more = () => {
        while (!response.destroyed && response.write("x".repeat(65_536))) sent += 65_536;
      };
      response.on("drain", more);
      more();
    });
    expect(await sites.read(address)).toEqual({ ok: true, address, title: "Endless" });
    expect(sent).toBeLessThan(20_000_000);
  });

  it("a title beyond the part that is read", async () => {
    const late = `${" ".repeat(64 * 1024)}<title>Late</title>`;
    const address = await sites.http((_, response) => response.writeHead(200, HTML).end(late));
    expect(await sites.read(address)).toEqual({ ok: true, address });
  });

  it("a small answer that unpacks to 200 MB", async () => {
    const bomb = gzipSync(`<title>Bomb</title>${" ".repeat(200_000_000)}`);
    const address = await sites.http((_, response) =>
      response.writeHead(200, { ...HTML, "content-encoding": "gzip" }).end(bomb),
    );
    const memory = process.memoryUsage().rss;
    expect(await sites.read(address)).toEqual({ ok: true, address, title: "Bomb" });
    expect(process.memoryUsage().rss - memory).toBeLessThan(100_000_000);
  });

  it("packed in an unknown way, or broken", async () => {
    for (const encoding of ["gzip, gzip", "zstd", "gzip"]) {
      const address = await sites.http((_, response) =>
        response.writeHead(200, { ...HTML, "content-encoding": encoding }).end("<title>x</title>"),
      );
      const reading = await sites.read(address);
      expect(reading).not.toHaveProperty("title");
    }
  });

  it("a page that takes too long to make sense of", async () => {
    const address = await sites.http((_, response) =>
      response
        .writeHead(200, HTML)
        .end(`<title>Slow</title>${'<meta name="a" content="b">'.repeat(7000)}`),
    );
    // This much takes several milliseconds on any machine.
    expect(await sites.read(address, { headMs: 1 })).toEqual({ ok: true, address });
    expect(await sites.read(address)).toMatchObject({ title: "Slow" });
  });
});

describe("a head ends", () => {
  const MANY = 100_000;

  it.each([
    ["with the body", "<body>"],
    ["with what only a body holds", "<b>"],
    ["with a drawing", "<svg>"],
    ["where it nests deeper than a head does", "<html>".repeat(MANY)],
    ["in what never closes", "<noscript>".repeat(MANY)],
    ["in a template in a template", "<template>".repeat(MANY)],
    ["in a comment without end", "<!--"],
    ["in a script without end", "<script>"],
  ])("%s", (_, end) => {
    const said = '<title>Early</title><meta name="description" content="Known">';
    const late = '<title>Late</title><meta property="og:site_name" content="Late">';
    expect(readHead(said + end + late)).toEqual({ title: "Early", description: "Known" });
    expect(readHead(end + late)).toEqual({});
  });

  it("not with what browsers pass over in a head", () => {
    const head = `<html><head><noscript><img src="a.png"><title>No</title></noscript>
      <template><p>No</p></template><style>b{}</style><script>"<b>"</script><base href="/">
      <title>Yes</title>`;
    expect(readHead(head)).toEqual({ title: "Yes" });
  });

  it("not without end tags, nor with attributes that never end", () => {
    expect(readHead(`<title>Open ${"<b>".repeat(MANY)}`).title).toMatch(/^Open <b>/);
    const attributes = Array.from({ length: MANY }, (_, n) => `a${n}`).join(" ");
    expect(readHead(`<meta ${attributes}><title>Yes</title>`)).toEqual({ title: "Yes" });
    expect(readHead(`<link rel="${" ".repeat(MANY)}"><title>Yes</title>`)).toEqual({
      title: "Yes",
    });
  });
});
