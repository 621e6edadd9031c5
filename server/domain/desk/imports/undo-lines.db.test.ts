import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { makeNews } from "../../newsroom/make-news.ts";
import { asStaff } from "../as-staff.ts";
import { beginDocument, openDocument } from "../documents.ts";
import { saveDocument } from "../save-document.ts";
import { COMPANIES, importsDatabase } from "./test-imports.ts";

const { pool, who, checked, worked, rows } = importsDatabase();

const ROUND = "Company,Round,Date,Amount\nsawah,Seed,2026-11-18,1500000\n";
const SOON_AFTER = new Date("2026-11-20T12:00:00Z");

async function imported(kind: "startup" | "round", text: string): Promise<string> {
  const { id } = await checked(kind, text);
  await worked(id, "run");
  return id;
}

async function idOf(sql: string): Promise<string> {
  return String((await rows(sql))[0]?.id);
}

const SAWAH = "select id from public.startups where slug = 'sawah'";

/** The brief that the program writes about an imported round a quarter of an hour later. */
async function briefed(): Promise<string> {
  await pool().query("update public.funding_rounds set created_at = '2026-11-19'");
  await pool().query(
    `update desk.import_changes set after = after || jsonb_build_object('created_at',
       (select to_jsonb(r) -> 'created_at' from public.funding_rounds r where r.id = row_id))
     where row_id in (select id from public.funding_rounds)`,
  );
  await makeNews(pool(), SOON_AFTER);
  return idOf(
    "select m.news_id as id from internal.made_news m join public.funding_rounds r on r.id::text = m.subject",
  );
}

it("does not take a draft along that staff have written on a page since", async () => {
  const id = await imported("startup", COMPANIES);
  const page = await idOf(SAWAH);
  const opened = await asStaff(pool(), who, (staff) => openDocument(staff, "startup", page));
  await asStaff(pool(), who, (staff) =>
    saveDocument(staff, {
      kind: "startup",
      id: page,
      revision: opened?.revision ?? 0,
      content: { ...opened?.content, city: "Hue" },
    }),
  );
  expect(await worked(id, "undo")).toMatchObject({
    failure: "conflicts",
    conflicts: [{ line: 2, because: "changed" }],
  });
  expect(await rows(`select from desk.documents where id = '${page}'`)).toHaveLength(1);
});

it("does not leave a draft that names what has gone", async () => {
  const id = await imported("startup", COMPANIES);
  const page = await idOf(SAWAH);
  const empty = {
    texts: Object.fromEntries(["en", "zh", "vi", "th", "id"].map((one) => [one, {}])),
  };
  const draft = await asStaff(pool(), who, (staff) =>
    beginDocument(staff, "article", { ...empty, startups: [page] }),
  );
  expect(await worked(id, "undo")).toMatchObject({ conflicts: [{ line: 2, because: "used" }] });
  await pool().query("delete from desk.documents where id = $1", [draft]);
  await asStaff(pool(), who, (staff) =>
    beginDocument(staff, "round", { startup: { id: page, name: "Sawah" } }),
  );
  expect(await worked(id, "undo")).toMatchObject({ conflicts: [{ line: 2, because: "used" }] });
});

it("a page that was only opened at the desk goes", async () => {
  const id = await imported("startup", COMPANIES);
  const page = await idOf(SAWAH);
  await asStaff(pool(), who, (staff) => openDocument(staff, "startup", page));
  expect(await worked(id, "undo")).toMatchObject({ state: "undone" });
});

it("a logo that was taken in since is no change", async () => {
  const logo = "https://sawah.example/logo.png";
  const id = await imported(
    "startup",
    `${COMPANIES.split("\n")[0]},Logo\nSawah,sawah,ai,Seed,Japan,${logo}\n`,
  );
  const picture = randomUUID();
  await pool().query(
    `insert into desk.pictures (id, kind, name, width, height, color, sha256)
     values ($1, 'logo', 'sawah.example', 10, 10, '#aabbcc', repeat('a', 64))`,
    [picture],
  );
  await pool().query(
    "insert into internal.foreign_pictures (address, kind, picture_id) values ($1, 'logo', $2)",
    [logo, picture],
  );
  await pool().query(
    "update public.startups set logo = p.address from desk.pictures p where p.id = $1",
    [picture],
  );
  expect(await worked(id, "undo")).toMatchObject({ state: "undone" });
});

it("a column that an upgrade has added or dropped since is no change", async () => {
  const made = await imported("startup", COMPANIES);
  const changed = await imported("startup", "slug,city\nsawah,Hue\n");
  await pool().query(
    "alter table public.startups add column mascot text not null default 'buffalo'",
  );
  await pool().query(
    `update desk.import_changes set before = before || '{"motto": ""}', after = after || '{"motto": ""}'`,
  );
  await pool().query("update public.startups set city = 'Ho Chi Minh City'");
  expect(await worked(changed, "undo")).toMatchObject({ conflicts: [{ because: "changed" }] });
  await pool().query("update public.startups set city = 'Hue' where slug = 'sawah'");
  expect(await worked(changed, "undo")).toMatchObject({ state: "undone" });
  await pool().query("update public.startups set city = ''");
  expect(await worked(made, "undo")).toMatchObject({ state: "undone" });
  await pool().query("alter table public.startups drop column mascot");
});

it("takes rounds back together with what the program has told of them", async () => {
  const companies = await imported("startup", COMPANIES);
  const id = await imported("round", ROUND);
  const brief = await briefed();
  expect(await worked(id, "undo")).toMatchObject({ state: "undone", conflicts: [] });
  expect(await rows(`select is_published from public.news where id = '${brief}'`)).toEqual([
    { is_published: false },
  ]);
  expect(await worked(companies, "undo")).toMatchObject({ state: "undone", conflicts: [] });
});

it("does not take a round back whose brief somebody has made their own", async () => {
  await imported("startup", COMPANIES);
  const id = await imported("round", ROUND);
  const brief = await briefed();
  const opened = await asStaff(pool(), who, (staff) => openDocument(staff, "article", brief));
  await asStaff(pool(), who, (staff) =>
    saveDocument(staff, {
      kind: "article",
      id: brief,
      revision: opened?.revision ?? 0,
      content: { ...opened?.content, author: "Lan" },
    }),
  );
  expect(await worked(id, "undo")).toMatchObject({ conflicts: [{ line: 2, because: "used" }] });
});
