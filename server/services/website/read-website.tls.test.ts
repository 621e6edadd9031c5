import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readWebsite } from "./read-website.ts";
import { AGENT, NAME } from "./test-sites.ts";

const hasOpenssl = (() => {
  try {
    execFileSync("openssl", ["version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

describe.skipIf(!hasOpenssl)("an encrypted site", () => {
  let folder: string;
  let certificate: string;
  let server: Server;
  let port: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "benih site "));
    const files = { key: path.join(folder, "key"), cert: path.join(folder, "cert") };
    execFileSync(
      "openssl",
      [
        ..."req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30".split(" "),
        ...["-keyout", files.key, "-out", files.cert, "-subj", `/CN=${NAME}`],
        ...["-addext", `subjectAltName=DNS:${NAME}`],
      ],
      { stdio: "ignore" },
    );
    certificate = readFileSync(files.cert, "utf8");
    server = createServer({ key: readFileSync(files.key), cert: certificate }, (_, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end("<title>Safe</title>"),
    );
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    port = String(typeof address === "object" ? address?.port : "");
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });

  const read = (host: string, ca?: string) =>
    readWebsite(`${host}:${port}`, AGENT, {
      ports: [port],
      isPublicAddress: () => true,
      resolve: async () => ["127.0.0.1"],
      ...(ca === undefined ? {} : { ca }),
    });

  it("is asked by its name at the checked address", async () => {
    expect(await read(NAME, certificate)).toEqual({
      ok: true,
      address: `https://${NAME}:${port}`,
      title: "Safe",
    });
  });

  it("does not count as the company's with a self-signed certificate, or one for another name", async () => {
    const unreachable = { ok: false, problem: "website_unreachable" };
    expect(await read(NAME)).toEqual(unreachable);
    expect(await read("padi.co.id", certificate)).toEqual(unreachable);
  });
});
