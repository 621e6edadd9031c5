import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { FILES_HELD } from "./held-deletes.ts";
import { startTestBackend, type TestBackend } from "./test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(
    "insert into storage.buckets (id, name) values ('files', 'files')",
  );
});
afterAll(() => backend.stop());

const files = () => backend.client(backend.service).from("files");

it("keeps files that are deleted or replaced while a backup reads the rows, and deletes them after it", async () => {
  for (const name of ["removed", "replaced", "later"]) await files().upload(name, name);
  const backup = new pg.Client({ connectionString: backend.databaseUrl });
  await backup.connect();
  await backup.query("select pg_advisory_lock($1)", [FILES_HELD]);
  const named = await backend.versions();

  await files().remove(["removed"]);
  await files().upload("replaced", "new", { upsert: true });
  await backend.reopen();
  const kept = backend.files();
  for (const version of named) expect(kept).toContain(version);
  expect(await (await files().download("replaced")).data?.text()).toBe("new");

  await backup.end();
  await backend.reopen();
  await files().remove(["later"]);
  expect(backend.files()).toEqual(await backend.versions());
});
