import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "./test-backend.ts";
import { ask } from "./test-http.ts";

const SCHEMA = `
  insert into storage.buckets (id, name) values ('files', 'files');
  insert into storage.buckets (id, name, public) values ('open', 'open', true);
`;

let backend: TestBackend;
let disk: string;
beforeAll(async () => {
  disk = mkdtempSync(path.join(tmpdir(), "storage names-"));
  backend = await startTestBackend(SCHEMA, disk);
});
afterAll(async () => {
  await backend.stop();
  rmSync(disk, { recursive: true, force: true });
});

function send(method: string, target: string, body?: string) {
  return ask({
    port: backend.port,
    target: `/storage/v1/${target}`,
    method,
    headers: { ...backend.service, "x-upsert": "true" },
    ...(body !== undefined && { body }),
  });
}

/** Encoded as in an address: the server decodes once. */
const REFUSED = [
  "..",
  "../up.txt",
  "a/../../up.txt",
  "%2e%2e/up.txt",
  "a/%2E%2E/%2E%2E/up.txt",
  "..%2fup.txt",
  "a%2f..%2f..%2fup.txt",
  "..%5cup.txt",
  "a%5cb.txt",
  "./here.txt",
  "a/./here.txt",
  "a//b.txt",
  "a%2f%2fb.txt",
  "%2fetc%2fpasswd",
  "/etc/passwd",
  "folder/",
  "nul%00.txt",
  "nul.txt%00.png",
  "%252e%252e%252fup.txt",
  "tab%09.txt",
  "line%0abreak.txt",
  "cafe%CC%81.txt",
  "caf%C3%A9.txt",
  "%EF%BC%8E%EF%BC%8E/up.txt",
  "overlong%C0%AE%C0%AE/up.txt",
  "broken%.txt",
  "broken%zz.txt",
  "a%23b.txt",
  "a|b.txt",
  "a%3Cb%3E.txt",
  "x".repeat(1025),
];

describe("a name that could lead elsewhere", () => {
  it.each(REFUSED)("is refused: %s", async (name) => {
    const answers = [
      await send("POST", `object/files/${name}`, "x"),
      await send("PUT", `object/files/${name}`, "x"),
      await send("GET", `object/files/${name}`),
      await send("GET", `object/public/open/${name}`),
      await send("DELETE", `object/files/${name}`),
      await send("POST", `object/sign/files/${name}`, '{"expiresIn":60}'),
      await send("POST", `object/upload/sign/files/${name}`, "{}"),
      await send("GET", `object/info/files/${name}`),
    ];
    for (const answer of answers) {
      expect([400, 404]).toContain(answer.status);
      expect(JSON.parse(answer.text)).toMatchObject({ message: expect.any(String) });
    }
    expect(await backend.versions()).toEqual([]);
  });

  it("is refused in a body too", async () => {
    await backend.client(backend.service).from("files").upload("source.txt", "x");
    for (const name of ["../up.txt", "a//b", "/a", "a\0b", "e\u0301", "..", "", "a\\b"]) {
      for (const action of ["move", "copy"]) {
        for (const ends of [
          { sourceKey: "source.txt", destinationKey: name },
          { sourceKey: name, destinationKey: "target.txt" },
        ]) {
          const answer = await send(
            "POST",
            `object/${action}`,
            JSON.stringify({ bucketId: "files", ...ends }),
          );
          expect([answer.status, JSON.parse(answer.text).code]).toEqual([400, "InvalidKey"]);
        }
      }
      const removed = await send(
        "DELETE",
        "object/files",
        JSON.stringify({ prefixes: [name, "../up.txt"] }),
      );
      expect([200, 400]).toContain(removed.status);
    }
    const { data } = await backend.client(backend.service).from("files").list();
    expect(data?.map(({ name }) => name)).toEqual(["source.txt"]);
  });
});

describe("a bucket's name", () => {
  it.each(["..", ".", "%2e%2e", "a%2fb", "%00", "caf%C3%A9", "x".repeat(101), "%", "a%5cb"])(
    "that could lead elsewhere is refused: %s",
    async (bucket) => {
      for (const target of [`object/${bucket}/a.txt`, `object/public/${bucket}/a.txt`]) {
        const answer = await send("GET", target);
        expect(answer.status).toBe(400);
      }
      expect((await send("GET", `bucket/${bucket}`)).status).toBe(400);
    },
  );
});

describe("an odd but harmless name", () => {
  it.each(["CON", "nul.txt", "aux.html", "COM1", "a b.txt", "-rf", "$HOME"])(
    "%s is kept literally, and is never a file's name",
    async (name) => {
      const bucket = backend.client(backend.service).from("files");
      expect((await bucket.upload(name, name)).error).toBeNull();
      expect(await (await bucket.download(name)).data?.text()).toBe(name);
      expect(backend.files().every((file) => /^[0-9a-f-]{36}$/.test(file))).toBe(true);
    },
  );

  it("is one name whether its slash is encoded or not", async () => {
    await send("POST", "object/files/one%2Ftwo.txt", "x");
    const { data } = await backend.client(backend.service).from("files").list("one");
    expect(data).toMatchObject([{ name: "two.txt" }]);
  });
});

it("nothing was written outside the service's folder", () => {
  expect(readdirSync(disk)).toEqual([path.basename(backend.directory)]);
  expect(readdirSync(backend.directory)).toHaveLength(257);
});
