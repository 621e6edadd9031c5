import { stringify } from "csv-stringify/sync";
import { expect, it } from "vitest";
import { guarded } from "../../../../contracts/csv-guard.ts";
import { settleNames } from "../../search/settle-names.ts";
import { asStaff } from "../as-staff.ts";
import { exportColumns, readExportRows } from "./export-rows.ts";
import { orderWork } from "./imports.ts";
import { performImport } from "./perform-import.ts";
import { COMPANIES, importsDatabase } from "./test-imports.ts";

const { pool, actor, who, log, stopping, read, checked, worked, problemsOf, rows } =
  importsDatabase();

it("writes a file, its acts and its search, and takes all of it back", async () => {
  const { id, ...found } = await checked("startup", COMPANIES);
  expect(found).toMatchObject({ state: "checked", lines: 2, toCreate: 2, problems: 0 });
  expect(await rows("select from public.startups")).toHaveLength(0);
  expect(await worked(id, "run")).toMatchObject({ state: "done", failure: null });
  expect(
    await rows(
      "select slug, country, venture_round, is_published from public.startups order by slug",
    ),
  ).toEqual([
    { slug: "lua-vang", country: "Thailand", venture_round: "seed", is_published: true },
    { slug: "sawah", country: "Vietnam", venture_round: "seed", is_published: true },
  ]);
  expect(
    await rows("select act, actor_email, reason from desk.audit where act like 'startups.%'"),
  ).toEqual(Array(2).fill({ act: "startups.insert", actor_email: actor.email, reason: "a.csv" }));
  await settleNames(pool(), new AbortController().signal);
  expect(await rows("select from search.names")).toHaveLength(2);
  expect(await worked(id, "undo")).toMatchObject({ state: "undone" });
  expect(await rows("select from public.startups")).toHaveLength(0);
  expect(await rows("select from search.names")).toHaveLength(0);
  expect(await rows("select from desk.audit where act = 'startups.delete'")).toHaveLength(2);
});

it("names every problem by line and column, and then writes nothing", async () => {
  const { id, problems } = await checked(
    "startup",
    "Name,Slug,Industry,Stage,Country\nSawah,sawah,fintech,Seed,Atlantis\n,sawah,fishing,Seed,Vietnam,more\n",
  );
  expect(problems).toBe(5);
  expect(await problemsOf(id)).toEqual([
    [2, 5, "country", "unknownValue"],
    [3, null, null, "tooManyCells"],
    [3, 1, "name", "required"],
    [3, 2, "slug", "twiceInFile"],
    [3, 3, "industries", "unknownValue"],
  ]);
  expect(await asStaff(pool(), who, (staff) => orderWork(staff, id, "run"))).toBe("otherwise");
});

it("what passes the check is written, to the furthest that its columns take", async () => {
  const moments = [
    "2026-02-28T23:59:59.999999+14:00",
    "2026-02-28 10:00-00",
    "2199-12-31",
    "1900-01-01T00:00z",
  ];
  const pages = await checked(
    "startup",
    `${COMPANIES.split("\n")[0]},Published at\n${moments.map((moment, at) => `Sawah,sawah-${at},ai,Seed,Japan,${moment}\n`).join("")}`,
  );
  expect(pages).toMatchObject({ toCreate: moments.length, problems: 0 });
  expect(await worked(pages.id, "run")).toMatchObject({ state: "done", failure: null });
  const sums = ["99999999999949,", ",99999999999.94", ",0.05", "50,0.1", "50,"];
  const rounds = await checked(
    "round",
    `Company,Round,Date,Amount,amount_usd_thousand\n${sums.map((sum, at) => `sawah-1,Seed,2026-01-0${at + 1},${sum}\n`).join("")}`,
  );
  expect(rounds).toMatchObject({ toCreate: sums.length, problems: 0 });
  expect(await worked(rounds.id, "run")).toMatchObject({ state: "done", failure: null });
  const beyond = await checked(
    "round",
    `Company,Round,Date,Amount,amount_usd_thousand
sawah-1,Seed,2026-02-01,99999999999950,
sawah-1,Seed,2026-02-02,,0.04
sawah-1,Seed,2026-02-03,5000000,5000000
`,
  );
  expect(await problemsOf(beyond.id)).toEqual([
    [2, 4, "amount", "invalidAmount"],
    [3, 5, "amount_usd_thousand", "invalidAmount"],
    [4, 5, "amount_usd_thousand", "invalidAmount"],
  ]);
});

it("updates by slug, leaves other columns, and gives the old values back", async () => {
  await worked((await checked("startup", COMPANIES)).id, "run");
  await pool().query("update public.startups set city = 'Hue' where slug = 'sawah'");
  const change = await checked(
    "startup",
    "slug,name,tagline\nsawah,Sawah Two,Rice\nlua-vang,Lúa Vàng,\n",
  );
  expect(change).toMatchObject({ toCreate: 0, toUpdate: 1 });
  await worked(change.id, "run");
  const sawah = "select name, tagline, city from public.startups where slug = 'sawah'";
  expect(await rows(sawah)).toEqual([{ name: "Sawah Two", tagline: "Rice", city: "Hue" }]);
  await worked(change.id, "undo");
  expect(await rows(sawah)).toEqual([{ name: "Sawah", tagline: "", city: "Hue" }]);
});

it("publishes hidden companies, from now on where the file has no moment for them", async () => {
  const hidden = `${COMPANIES.split("\n")[0]},Published\nSawah,sawah,fintech,Seed,Vietnam,no\n`;
  await worked((await checked("startup", hidden)).id, "run");
  const seen =
    "select is_published, published_at between now() - interval '1 minute' and now() as is_new from public.startups";
  for (const file of [
    "slug,is_published\nsawah,yes\n",
    "slug,is_published,published_at\nsawah,yes,\n",
  ]) {
    expect(await rows(seen)).toEqual([{ is_published: false, is_new: null }]);
    const { id, ...found } = await checked("startup", file);
    expect(found).toMatchObject({ toUpdate: 1, problems: 0 });
    expect(await worked(id, "run")).toMatchObject({ state: "done", failure: null });
    expect(await rows(seen)).toEqual([{ is_published: true, is_new: true }]);
    expect(await worked(id, "undo")).toMatchObject({ state: "undone" });
  }
});

it("leaves the moment of what was public already", async () => {
  await worked((await checked("startup", COMPANIES)).id, "run");
  await pool().query(
    "update public.startups set published_at = '2026-01-02', is_published = slug = 'sawah'",
  );
  await worked(
    (await checked("startup", "slug,is_published\nsawah,yes\nlua-vang,yes\n")).id,
    "run",
  );
  expect(await rows("select is_published, published_at::date::text from public.startups")).toEqual(
    Array(2).fill({ is_published: true, published_at: "2026-01-02" }),
  );
});

it("refuses to undo what somebody has changed or used since, and says which", async () => {
  const { id } = await checked("startup", COMPANIES);
  await worked(id, "run");
  await pool().query("update public.startups set city = 'Hue' where slug = 'sawah'");
  await pool().query(
    `insert into public.funding_rounds (startup_id, kind, announced_on)
     select id, 'seed', '2026-01-02' from public.startups where slug = 'lua-vang'`,
  );
  expect(await worked(id, "undo")).toMatchObject({
    state: "done",
    failure: "conflicts",
    conflicts: [
      { line: 2, name: "Sawah", because: "changed" },
      { line: 3, name: "Lúa Vàng", because: "used" },
    ],
  });
  expect(await rows("select from public.startups")).toHaveLength(2);
});

it("writes all or nothing: an address that was taken meanwhile stops the whole file", async () => {
  const { id } = await checked("startup", COMPANIES);
  await pool().query(
    `insert into public.startups (slug, name, industries, venture_round, country)
     values ('sawah', 'Other', '{ai}', 'seed', 'Japan')`,
  );
  expect(await worked(id, "run")).toMatchObject({ state: "checked", failure: "outdated" });
  expect(await rows("select from public.startups")).toHaveLength(1);
});

it("a member of staff who lost the role meanwhile writes nothing", async () => {
  const { id } = await checked("startup", COMPANIES);
  await asStaff(pool(), who, (staff) => orderWork(staff, id, "run"));
  await pool().query("update desk.staff set role = 'editor' where role = 'publisher'");
  await performImport({ pool: pool(), log, stopping }, { importId: id, work: "run" });
  await pool().query("update desk.staff set role = 'publisher' where role = 'editor'");
  expect(await read(id)).toMatchObject({ state: "checked", failure: "denied" });
  expect(await rows("select from public.startups")).toHaveLength(0);
});

it("waits while another import is under way", async () => {
  const { id } = await checked("startup", COMPANIES);
  const other = await pool().connect();
  await other.query("select pg_advisory_lock(hashtextextended('imports', 0))");
  expect(await worked(id, "run")).toMatchObject({ state: "running", failure: null });
  other.release(true);
  expect(await rows("select from graphile_worker.jobs where run_at > now()")).toHaveLength(1);
});

it("rounds find their company by slug, id or name, and their investors", async () => {
  await worked((await checked("startup", COMPANIES)).id, "run");
  const funds =
    'Name,Type,Country\nBukit Capital,venture capital,Singapore\n"Lead, Inc.",Accelerator,Japan\n';
  await worked((await checked("investor", funds)).id, "run");
  const [sawah] = await rows("select id from public.startups where slug = 'sawah'");
  const file = `Company,Round,Date,Amount,Rate,Lead investors,Investors
sawah,Seed,2026-01-02,Rp 5 miliar,"16,000",bukit-capital,"Lead, Inc."
Lúa Vàng,Series A,2026-02-03,1500000,,,
${sawah?.id},Debt,2026-03-04,,,,Bukit Capital
`;
  const { id, ...found } = await checked("round", file);
  expect(await problemsOf(id)).toEqual([]);
  expect(found).toMatchObject({ toCreate: 3 });
  await worked(id, "run");
  // The announcement used no other day's rate.
  expect(
    await rows("select rate_on::text from public.funding_rounds where rate is not null"),
  ).toEqual([{ rate_on: "2026-01-02" }]);
  const all = `select s.slug, r.kind, r.amount_usd_thousand::float as thousand,
      array(select i.slug || case when b.is_lead then '*' else '' end from public.funding_round_investors b
        join public.investors i on i.id = b.investor_id where b.funding_round_id = r.id order by 1) as backers
    from public.funding_rounds r join public.startups s on s.id = r.startup_id order by r.announced_on`;
  expect(await rows(all)).toEqual([
    { slug: "sawah", kind: "seed", thousand: 312.5, backers: ["bukit-capital*", "lead-inc"] },
    { slug: "lua-vang", kind: "series_a", thousand: 1500, backers: [] },
    { slug: "sawah", kind: "debt", thousand: null, backers: ["bukit-capital"] },
  ]);
  const before = await rows(all);
  const [round] = await rows("select id from public.funding_rounds where kind = 'seed'");
  const change = await checked("round", `id,Investors\n${round?.id},"Lead, Inc."\n`);
  expect(change).toMatchObject({ toUpdate: 1, problems: 0 });
  await worked(change.id, "run");
  expect((await rows(all))[0]).toMatchObject({ backers: ["lead-inc"] });
  await worked(change.id, "undo");
  expect(await rows(all)).toEqual(before);
  await worked(id, "undo");
  expect(await rows(all)).toEqual([]);
});

it("a name that is another's address names neither, and an export writes the id then", async () => {
  const companies = `Name,Slug,Industry,Stage,Country
Aura,aura-labs,fintech,Seed,Singapore
aura,aura-2,fintech,Seed,Singapore
Somebody else,aura,fintech,Seed,Singapore
`;
  await worked((await checked("startup", companies)).id, "run");
  const sheet = (company: string) => `Company,Round,Date\n${company},Seed,2026-01-02\n`;
  const doubtful = await checked("round", sheet("aura"));
  expect(await problemsOf(doubtful.id)).toEqual([[2, 1, "startup", "severalCompanies"]]);
  for (const named of ["aura-2", "aura-labs", "Somebody else"]) {
    expect(await checked("round", sheet(named)), named).toMatchObject({ problems: 0 });
  }
  const [other] = await rows("select id from public.startups where slug = 'aura'");
  await worked((await checked("round", sheet(String(other?.id)))).id, "run");
  const exported = await asStaff(pool(), who, (staff) => readExportRows(staff, "round", ""));
  expect(exported).toMatchObject([{ startup: other?.id }]);
});

it("rounds that are there already stay as they are, and a round is named once", async () => {
  await worked((await checked("startup", COMPANIES)).id, "run");
  const sheet = `Company,Round,Date,Amount,Rate
sawah,Seed,2026-01-02,Rp 5 miliar,16000
sawah,Debt,2026-03-04,,
`;
  await worked((await checked("round", sheet)).id, "run");
  await pool().query(
    "update public.funding_rounds set rate = 16100, amount_usd_thousand = 310.6 where kind = 'seed'",
  );
  const again = await checked("round", `${sheet}Lúa Vàng,Seed,2026-01-02,Rp 5 miliar,16000\n`);
  expect(again).toMatchObject({ lines: 3, toCreate: 1, toUpdate: 0, problems: 0 });
  await worked(again.id, "run");
  expect(await rows("select from public.funding_rounds")).toHaveLength(3);
  const twice = await checked("round", `${sheet}Sawah,Debt,2026-03-04,,\n`);
  expect(await problemsOf(twice.id)).toEqual([[4, null, null, "twiceInFile"]]);
});

it.each(["startup", "investor", "round"] as const)(
  "an export of %ss reads back unchanged",
  async (kind) => {
    await pool().query(
      `insert into public.startups (slug, name, tagline, description_vi, industries, venture_round, country,
       founded_year, team_size, website, is_published, published_at)
     values ('sawah', '=Sawah', 'a "b", c', E'hai\\ndòng', '{fintech,ai}', 'series_d_plus', 'Other', 2019,
       '1000+', 'https://sawah.example', true, now()), ('hidden', 'Hidden', '', null, '{ai}', 'seed', 'UK',
       null, null, null, false, null),
       ('wide', '＝Wide', '＠all', null, '{ai}', 'seed', 'UK', null, null, null, false, null)`,
    );
    await pool().query(
      `insert into public.investors (slug, name, investor_types, country, investment_stages, target_regions)
     values ('fund', '''-Fund', '{association,token_fund}', 'UAE', '{seed,series_a}', '{Vietnam,Other}')`,
    );
    await pool().query(
      `with r as (insert into public.funding_rounds (startup_id, kind, announced_on, amount_usd_thousand)
       select id, 'grant', '2026-01-02', 12.5 from public.startups returning id)
     insert into public.funding_round_investors select r.id, i.id, true from r, public.investors i`,
    );
    const { columns, found } = await asStaff(pool(), who, async (staff) => ({
      columns: await exportColumns(staff, kind),
      found: await readExportRows(staff, kind, ""),
    }));
    const csv = stringify(found, { header: true, columns, bom: true, cast: { string: guarded } });
    const back = await checked(kind, csv);
    expect(await problemsOf(back.id)).toEqual([]);
    expect(back).toMatchObject({ lines: found.length, toCreate: 0, toUpdate: 0 });
  },
);
