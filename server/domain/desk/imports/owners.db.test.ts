import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { COMPANIES, importsDatabase } from "./test-imports.ts";

const { pool, checked, worked, rows } = importsDatabase();

/** Gives the page of `sawah` to somebody, who will be told of changes. */
async function owned() {
  const owner = randomUUID();
  await pool().query("insert into auth.users (id, email) values ($1, $2)", [
    owner,
    `${owner}@sawah.example`,
  ]);
  await pool().query("insert into public.profiles (user_id, role) values ($1, 'Startup')", [owner]);
  await pool().query(
    "insert into public.startup_profiles (user_id, startup_id) select $1, id from public.startups where slug = 'sawah'",
    [owner],
  );
  return () =>
    rows(
      `select p.payload ->> 'act' as act, p.payload ->> 'about' as about
         from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
        where p.payload ->> 'userId' = '${owner}' order by id`,
    );
}

it("tells the owner of a page that a file has changed it, and changed it back", async () => {
  await worked((await checked("startup", COMPANIES)).id, "run");
  const told = await owned();
  const change = await checked("startup", "slug,name\nsawah,Sawah Two\nlua-vang,Lua Vang\n");
  await worked(change.id, "run");
  expect(await told()).toEqual([{ act: "page_changed", about: "Sawah Two" }]);
  await worked(change.id, "undo");
  expect(await told()).toMatchObject([{}, { act: "page_changed", about: "Sawah" }]);
});

it("tells an owner that a page went or came back only when it did, and nothing of a hidden one", async () => {
  await worked((await checked("startup", COMPANIES)).id, "run");
  const told = await owned();
  const hiding = await checked("startup", "slug,is_published\nsawah,no\n");
  await worked(hiding.id, "run");
  const hidden = await checked("startup", "slug,name\nsawah,Sawah Two\n");
  await worked(hidden.id, "run");
  expect(await told()).toEqual([{ act: "page_unpublished", about: "Sawah" }]);
  await worked(hidden.id, "undo");
  await worked(hiding.id, "undo");
  expect(await told()).toEqual([
    { act: "page_unpublished", about: "Sawah" },
    { act: "page_restored", about: "Sawah" },
  ]);
});

it("does not delete a page that somebody has been given since", async () => {
  const { id } = await checked("startup", COMPANIES);
  await worked(id, "run");
  await owned();
  expect(await worked(id, "undo")).toMatchObject({
    state: "done",
    failure: "conflicts",
    conflicts: [{ line: 2, name: "Sawah", because: "used" }],
  });
  expect(await rows("select from public.startups")).toHaveLength(2);
});
