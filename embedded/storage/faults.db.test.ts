import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { type ClientRequest, request as open } from "node:http";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MAX_FILE_BYTES, startTestBackend, type TestBackend } from "./test-backend.ts";
import { ask } from "./test-http.ts";

const SCHEMA = "insert into storage.buckets (id, name) values ('files', 'files')";
const NAME = "kept.txt";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(SCHEMA);
});
afterAll(() => backend.stop());

const files = () => backend.client(backend.service).from("files");
const textOf = async (name: string) => (await files().download(name)).data?.text();

beforeEach(async () => {
  await files().upload(NAME, "earlier", { upsert: true });
});
// After any fault: one file per row, and no partial files.
afterEach(async () => {
  await until("the disk agrees with the rows", async () => {
    const versions = await backend.versions();
    return backend.incoming().length === 0 && String(backend.files()) === String(versions);
  });
});

/** Asks until it is so. */
async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Not in time: ${what}`);
    await new Promise(setImmediate);
  }
}

/** Begins an upload and leaves it open. */
function begin(port: number, target: string, headers: Record<string, string | number> = {}) {
  const request = open({
    port,
    host: "127.0.0.1",
    method: "POST",
    path: target,
    headers: { "x-upsert": "true", ...headers },
  });
  request.on("error", () => undefined);
  request.write(Buffer.alloc(1000, "n"));
  return request;
}

describe("an upload that is cut off", () => {
  const kinds: [string, Record<string, string | number>, string][] = [
    ["of known length", { "content-length": 5000 }, ""],
    ["of unknown length", {}, ""],
    [
      "in a form",
      { "content-type": "multipart/form-data; boundary=x" },
      '--x\r\ncontent-disposition: form-data; name=""; filename="a"\r\n\r\n',
    ],
  ];

  it.each(kinds)("%s leaves the earlier file and nothing else", async (_kind, headers, start) => {
    const request = open({
      port: backend.port,
      host: "127.0.0.1",
      method: "POST",
      path: `/storage/v1/object/files/${NAME}`,
      headers: { ...backend.service, "x-upsert": "true", ...headers },
    });
    request.on("error", () => undefined);
    request.write(`${start}${"n".repeat(1000)}`);
    await until("the upload has begun", () => backend.incoming().length === 1);
    request.destroy();
    await until("it was thrown away", () => backend.incoming().length === 0);
    expect(await textOf(NAME)).toBe("earlier");
  });
});

describe("a silent uploader", () => {
  it.each([
    ["of known length", { "content-length": 5000 }],
    ["of unknown length", {}],
  ])("%s is cut off, and leaves the earlier file and nothing else", async (_kind, headers) => {
    await backend.reopen(50);
    const target = `/storage/v1/object/files/${NAME}`;
    const request = begin(backend.port, target, { ...backend.service, ...headers });
    expect(await once(request, "error")).toMatchObject([{ code: "ECONNRESET" }]);
    await until("it was thrown away", () => backend.incoming().length === 0);
    expect(await textOf(NAME)).toBe("earlier");
    await backend.reopen();
  });
});

describe("an upload that no policy allows", () => {
  it("is refused before its bytes are wanted, and none are written", async () => {
    const request = begin(backend.port, `/storage/v1/object/files/${NAME}`, backend.anon);
    const [response] = await once(request, "response");
    response.resume();
    expect([response.statusCode, request.writableEnded]).toEqual([400, false]);
    expect(backend.incoming()).toEqual([]);
    request.destroy();
    expect(await textOf(NAME)).toBe("earlier");
  });
});

describe("the database", () => {
  it("that refuses the row after the bytes came: the bytes go, the earlier file stays", async () => {
    const request = begin(backend.port, `/storage/v1/object/files/${NAME}`, backend.service);
    const answered = once(request, "response");
    await until("the upload has begun", () => backend.incoming().length === 1);
    await backend.owner.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
       create trigger refuse before insert on storage.objects for each row execute function refuse()`,
    );
    request.end();
    const [response] = await answered;
    response.resume();
    expect(response.statusCode).toBe(500);
    await backend.owner.query("drop trigger refuse on storage.objects; drop function refuse()");
    expect(await textOf(NAME)).toBe("earlier");
  });

  it("that drops the connection gets an answer, and the next upload works", async () => {
    const blocker = await backend.owner.connect();
    await blocker.query("begin; lock table storage.objects in share row exclusive mode");
    const upload = files().upload(NAME, "lost", { upsert: true });
    await until("it waits", async () => (await backend.endWaiting()) > 0);
    expect((await upload).error).toMatchObject({ status: 500 });
    await blocker.query("rollback");
    blocker.release();
    expect(await textOf(NAME)).toBe("earlier");
    expect((await files().update(NAME, "again")).error).toBeNull();
  });
});

describe("many at once", () => {
  it("upserts of one name leave one of them, whole, and no other file", async () => {
    const texts = Array.from({ length: 12 }, (_, index) => String(index).repeat(5000 + index));
    for (const name of [NAME, "new.txt"]) {
      const answers = await Promise.all(
        texts.map((text) => files().upload(name, text, { upsert: true })),
      );
      expect(answers.filter(({ error }) => error !== null)).toEqual([]);
      expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
      expect(texts).toContain(await textOf(name));
    }
  });

  it("concurrent uploads of one new name: one wins, the others are refused", async () => {
    const texts = Array.from({ length: 8 }, (_, index) => `text ${index}`);
    const answers = await Promise.all(texts.map((text) => files().upload("race.txt", text)));
    const won = answers.flatMap(({ error }, index) => (error === null ? [texts[index]] : []));
    expect(won).toHaveLength(1);
    expect(await textOf("race.txt")).toBe(won[0]);
    await files().remove(["race.txt"]);
  });

  it("uploads, moves, copies and removals of two names never part a row from its file", async () => {
    const names = ["one.txt", "two.txt"] as const;
    const acts = [
      () => files().upload(names[0], "a", { upsert: true }),
      () => files().upload(names[1], "b", { upsert: true }),
      () => files().move(names[0], names[1]),
      () => files().move(names[1], names[0]),
      () => files().copy(names[0], names[1]),
      () => files().remove([...names]),
    ];
    const rounds = Array.from({ length: 10 }, () => acts).flat();
    const answers = await Promise.all(rounds.map((act) => act()));
    const failures = answers.flatMap(({ error }) => (error ? [error] : []));
    expect(failures.filter(({ message }) => /Internal|database|timed out/.test(message))).toEqual(
      [],
    );
    await files().remove([...names]);
  });

  it("readers have either the old bytes or the new ones, also while they are replaced", async () => {
    const [old, fresh] = ["o", "n"].map((letter) => letter.repeat(MAX_FILE_BYTES));
    await files().upload("big.txt", old ?? "");
    const reads = Array.from({ length: 10 }, () => textOf("big.txt"));
    const writes = [fresh, old, fresh].map((text) => files().update("big.txt", text ?? ""));
    for (const text of await Promise.all(reads)) expect([old, fresh]).toContain(text);
    for (const { error } of await Promise.all(writes)) expect(error).toBeNull();
  });
});

describe("a service that is killed", () => {
  let program: ChildProcess;
  let port: number;
  let request: ClientRequest;
  beforeEach(async () => {
    const script = path.join(import.meta.dirname, "test-program.ts");
    const args = [script, backend.databaseUrl, backend.directory, String(MAX_FILE_BYTES)];
    program = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    const [line] = program.stdout ? await once(program.stdout, "data") : [];
    port = Number(String(line));
    request = begin(port, `/object/files/${NAME}`);
    await until("the upload has begun", () => backend.incoming().length === 1);
  });

  async function kill(): Promise<void> {
    const ended = once(program, "exit");
    program.kill("SIGKILL");
    await ended;
    request.destroy();
  }

  it("while it receives leaves nothing after the next start", async () => {
    await kill();
    expect(backend.incoming()).toHaveLength(1);
    await backend.reopen();
    expect(await textOf(NAME)).toBe("earlier");
  });

  it("between the file and its row leaves nothing after the next start", async () => {
    const filesBefore = backend.files();
    const blocker = await backend.owner.connect();
    await blocker.query("begin; lock table storage.objects in share row exclusive mode");
    request.end();
    await until("the file is there", () => backend.files().length === filesBefore.length + 1);
    await kill();
    // PostgreSQL notices only later that the client is gone.
    await until("its transaction is over", async () => (await backend.endWaiting()) === 0);
    await blocker.query("rollback");
    blocker.release();
    expect(backend.files()).toHaveLength(filesBefore.length + 1);
    await backend.reopen();
    expect(backend.files()).toEqual(filesBefore);
    expect(await textOf(NAME)).toBe("earlier");
  });

  it("after its row, before the old file went, leaves the new one", async () => {
    const before = await backend.versions();
    request.end();
    await once(request, "response");
    const after = await backend.versions();
    await kill();
    const old = before.find((version) => !after.includes(version)) ?? "";
    writeFileSync(path.join(backend.directory, old.slice(0, 2), old), "earlier");
    await backend.reopen();
    expect(backend.files()).not.toContain(old);
    expect(await textOf(NAME)).toBe("n".repeat(1000));
  });
});

describe("a reader who leaves while the file is looked for", () => {
  it("is no fault", async () => {
    const holder = await backend.owner.connect();
    await holder.query("begin; lock table storage.objects in access exclusive mode");
    const target = `/storage/v1/object/files/${NAME}`;
    const reader = open({
      port: backend.port,
      host: "127.0.0.1",
      path: target,
      headers: backend.service,
    });
    reader.on("error", () => undefined);
    reader.end();
    await until("the row is waited for", async () => {
      const { rows } = await backend.owner.query("select 1 from pg_locks where not granted");
      return rows.length > 0;
    });
    const left = new Promise((resolve) => reader.on("close", resolve));
    reader.destroy();
    await left;
    await holder.query("rollback");
    holder.release();
    expect(await textOf(NAME)).toBe("earlier");
    expect(backend.log.filter((line) => line.includes("could not be read"))).toEqual([]);
  });
});

describe("a row whose file is lost", () => {
  it("reads like one that is not there", async () => {
    await backend.owner.query(
      "insert into storage.objects (bucket_id, name, version) values ('files', 'lost.txt', gen_random_uuid()), ('files', 'never.txt', null), ('files', 'odd.txt', '../../secrets.json')",
    );
    for (const name of ["lost.txt", "never.txt", "odd.txt"]) {
      const answer = await ask({
        port: backend.port,
        target: `/storage/v1/object/files/${name}`,
        headers: backend.service,
      });
      expect([answer.status, JSON.parse(answer.text).code]).toEqual([400, "NoSuchKey"]);
    }
    await files().remove(["lost.txt", "never.txt", "odd.txt"]);
  });
});
