import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "./test-backend.ts";
import { type Answered, ask } from "./test-http.ts";

const SCHEMA = `
  insert into storage.buckets (id, name) values ('files', 'files');
  insert into storage.buckets (id, name, public) values ('open', 'open', true);
`;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(SCHEMA);
  for (const bucket of ["files", "open"]) {
    await backend
      .client(backend.service)
      .from(bucket)
      .upload("ten.txt", "0123456789", { cacheControl: "600", contentType: "text/plain" });
  }
});
afterAll(() => backend.stop());

function get(target: string, headers: Record<string, string> = {}): Promise<Answered> {
  return ask({ port: backend.port, target: `/storage/v1/object/${target}`, headers });
}

describe("a range", () => {
  const ranges: [string, number, string, string | undefined][] = [
    ["bytes=0-3", 206, "0123", "bytes 0-3/10"],
    ["bytes=4-", 206, "456789", "bytes 4-9/10"],
    ["bytes=-3", 206, "789", "bytes 7-9/10"],
    ["bytes=8-99", 206, "89", "bytes 8-9/10"],
    ["bytes=-99", 206, "0123456789", "bytes 0-9/10"],
    ["bytes=5-2", 200, "0123456789", undefined],
    ["bytes=0-1,3-4", 200, "0123456789", undefined],
    ["lines=0-1", 200, "0123456789", undefined],
    ["bytes=a-b", 200, "0123456789", undefined],
    ["bytes=99999999999999999999-", 200, "0123456789", undefined],
  ];

  it.each(ranges)("%s", async (range, status, text, contentRange) => {
    const answer = await get("public/open/ten.txt", { range });
    expect([answer.status, answer.text, answer.headers["content-range"]]).toEqual([
      status,
      text,
      contentRange,
    ]);
    expect(answer.headers["content-length"]).toBe(String(text.length));
  });

  it.each(["bytes=10-", "bytes=10-20", "bytes=-0"])("beyond the end: %s", async (range) => {
    const answer = await get("public/open/ten.txt", { range });
    expect([answer.status, answer.headers["content-range"]]).toEqual([416, "bytes */10"]);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("is sent only of the file that its beginning came from", async () => {
    const { headers } = await get("public/open/ten.txt");
    const etag = String(headers.etag);
    const modified = String(headers["last-modified"]);
    const part = { range: "bytes=0-1" };
    for (const [condition, status] of [
      [etag, 206],
      ['"other"', 200],
      [`W/${etag}`, 200],
      [modified, 206],
      ["Thu, 01 Jan 1970 00:00:00 GMT", 200],
    ] as const) {
      const answer = await get("public/open/ten.txt", { ...part, "if-range": condition });
      expect(answer.status, condition).toBe(status);
    }
  });
});

describe("a file that the reader has", () => {
  it("is not sent again, until it changes", async () => {
    const { headers } = await get("public/open/ten.txt");
    const etag = String(headers.etag);
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
      const answer = await get("public/open/ten.txt", { "if-none-match": known });
      expect([answer.status, answer.text, answer.headers.etag], known).toEqual([304, "", etag]);
    }
    const since = String(headers["last-modified"]);
    expect((await get("public/open/ten.txt", { "if-modified-since": since })).status).toBe(304);
    expect((await get("public/open/ten.txt", { "if-none-match": '"old"' })).status).toBe(200);
    // The tag takes precedence over the date.
    const both = { "if-none-match": '"old"', "if-modified-since": since };
    expect((await get("public/open/ten.txt", both)).status).toBe(200);
  });
});

describe("a copy", () => {
  it("of a public file may be kept by anybody and shown anywhere", async () => {
    const { headers } = await get("public/open/ten.txt");
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=600",
      "cross-origin-resource-policy": "cross-origin",
    });
  });

  it("of a private file is asked for again, and shown on our pages only", async () => {
    const { headers } = await get("files/ten.txt", backend.service);
    expect(headers).toMatchObject({
      "cache-control": "private, no-cache",
      "cross-origin-resource-policy": "same-origin",
      vary: "authorization, apikey",
    });
  });

  it("of a signed file is kept no longer than its address is good", async () => {
    const { data } = await backend
      .client(backend.service)
      .from("files")
      .createSignedUrl("ten.txt", 100);
    const response = await fetch(data?.signedUrl ?? "");
    const seconds = /^private, max-age=(\d+)$/.exec(response.headers.get("cache-control") ?? "");
    expect(Number(seconds?.[1])).toBeGreaterThan(90);
    expect(Number(seconds?.[1])).toBeLessThanOrEqual(100);
    expect(response.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(await response.text()).toBe("0123456789");
  });

  it("of a refusal is never kept", async () => {
    expect((await get("public/open/none.txt")).headers["cache-control"]).toBe("no-store");
  });
});

describe("content that a browser would run", () => {
  const types: [string, string, string][] = [
    ["text/html", "text/plain; charset=utf-8", "attachment"],
    ["TEXT/HTML; charset=utf-8", "text/plain; charset=utf-8", "attachment"],
    ["application/xhtml+xml", "text/plain; charset=utf-8", "attachment"],
    ["image/svg+xml", "image/svg+xml", "attachment"],
    ["text/xml", "text/xml", "attachment"],
    ["application/xml", "application/xml", "attachment"],
    ["text/javascript", "text/plain; charset=utf-8", "attachment"],
    ["application/javascript", "text/plain; charset=utf-8", "attachment"],
    ["application/x-javascript", "text/plain; charset=utf-8", "attachment"],
    ["text/css", "text/plain; charset=utf-8", "attachment"],
    ["application/wasm", "application/wasm", "attachment"],
    ["application/x-shockwave-flash", "application/x-shockwave-flash", "attachment"],
    ["multipart/x-mixed-replace", "multipart/x-mixed-replace", "attachment"],
    ["application/octet-stream", "application/octet-stream", "attachment"],
    ["application/pdf", "application/pdf", "inline"],
    ["image/png", "image/png", "inline"],
    ["text/plain", "text/plain", "inline"],
  ];

  it.each(types)("%s is sent as %s, %s, in a sandbox", async (type, sentAs, disposition) => {
    const body = "<script>alert(1)</script>";
    const options = { method: "POST", headers: { ...backend.service, "content-type": type } };
    const target = `/storage/v1/object/open/${encodeURIComponent(type.replace(";", ""))}`;
    await ask({ port: backend.port, target, ...options, body });
    const answer = await ask({ port: backend.port, target: target.replace("open", "public/open") });
    expect(answer.headers).toMatchObject({
      "content-type": sentAs,
      "content-disposition": disposition,
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(/default-src 'none';.*; sandbox$/),
    });
    expect(answer.text).toBe(body);
  });
});

describe("a download's name", () => {
  it.each([
    ["", "attachment"],
    ["plan.pdf", `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`],
    [
      "kế hoạch.pdf",
      `attachment; filename="k_ ho_ch.pdf"; filename*=UTF-8''k%E1%BA%BF%20ho%E1%BA%A1ch.pdf`,
    ],
    [`a"; x="b`, `attachment; filename="a_; x=_b"; filename*=UTF-8''a%22%3B%20x%3D%22b`],
    [
      "a\r\nset-cookie: b=c",
      `attachment; filename="a__set-cookie: b=c"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20b%3Dc`,
    ],
    ["\ud800", `attachment; filename="_"; filename*=UTF-8''%EF%BF%BD`],
    [
      `${"a".repeat(254)}😀`,
      `attachment; filename="${"a".repeat(254)}_"; filename*=UTF-8''${"a".repeat(254)}%EF%BF%BD`,
    ],
  ])("%j", async (name, expected) => {
    const address = backend
      .client({})
      .from("open")
      .getPublicUrl("ten.txt", {
        download: name === "" ? true : name,
      }).data.publicUrl;
    const response = await fetch(address);
    expect(response.headers.get("content-disposition")).toBe(expected);
    expect(response.headers.get("set-cookie")).toBeNull();
  });
});

describe("HEAD", () => {
  it("answers as GET does, without the bytes", async () => {
    const target = "/storage/v1/object/public/open/ten.txt";
    const head = await ask({ port: backend.port, target, method: "HEAD" });
    expect([head.status, head.text, head.headers["content-length"]]).toEqual([200, "", "10"]);
    const none = await ask({ port: backend.port, target: `${target}x`, method: "HEAD" });
    expect([none.status, none.text]).toEqual([400, ""]);
  });
});

describe("features that are not served", () => {
  it.each([
    ["GET", "render/image/public/open/ten.txt?width=1", "Image transformation"],
    ["GET", "render/image/authenticated/open/ten.txt", "Image transformation"],
    ["POST", "upload/resumable", "Resumable upload (TUS)"],
    ["PATCH", "upload/resumable/abc", "Resumable upload (TUS)"],
    ["GET", "s3/open/ten.txt", "The S3 protocol"],
    ["POST", "vector/CreateIndex", "Vector buckets"],
    ["GET", "iceberg/bucket", "Analytics buckets"],
    ["DELETE", "cdn/open/ten.txt", "Purging a CDN"],
  ])("%s %s says so", async (method, target, feature) => {
    const headers = backend.service;
    const answer = await ask({
      port: backend.port,
      target: `/storage/v1/${target}`,
      method,
      headers,
    });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      501,
      {
        statusCode: "501",
        error: "FeatureNotEnabled",
        code: "FeatureNotEnabled",
        message: `${feature} is not served by this backend`,
      },
    ]);
  });

  it("any other address is 404", async () => {
    for (const target of ["/storage/v1", "/storage/v1/", "/storage/v1/x", "/storage/v1/object"]) {
      const answer = await ask({ port: backend.port, target, headers: backend.service });
      expect(answer.status).toBe(404);
    }
  });
});
