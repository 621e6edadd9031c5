import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { investorContent } from "../../../contracts/desk/investor.ts";
import { startupContent } from "../../../contracts/desk/startup.ts";
import { companiesDatabase, MOVED, SOURCE } from "./test-companies.ts";

const { pool, open, member, publisher, rowOf, publicStartup, publicInvestor } = companiesDatabase();

describe("a startup", () => {
  const EVENT = {
    id: randomUUID(),
    kind: "acquisition",
    on: "2026-03-04",
    party: "Grab",
    money: { amount: "13,000,000", currency: "SGD", rate: "1.3", rateOn: "2026-03-04" },
    source: SOURCE,
  };

  it("is published as it was written, with sources and events, and read back the same", async () => {
    const id = await publicStartup({
      name: "Sawah",
      founderName: "Sari",
      foundedYear: "2019",
      sources: { founder_name: SOURCE, city: { ...SOURCE, url: "", publisher: "", readOn: "" } },
      events: [EVENT],
    });
    expect(await rowOf("startups", id)).toMatchObject({
      is_published: true,
      slug: "sawah",
      tagline: "Rice",
      tagline_vi: null,
      founder_name: "Sari",
      founded_year: 2019,
    });
    expect(await rowOf("company_events", EVENT.id)).toMatchObject({
      startup_id: id,
      amount: "13000000.00",
      currency: "SGD",
      amount_usd_thousand: "10000.0",
    });
    const sources = await pool().query(
      "select field, read_by from public.fact_sources where $1 in (startup_id, company_event_id) or company_event_id = $2",
      [id, EVENT.id],
    );
    expect(sources.rows.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
      { field: "event", read_by: "publisher" },
      { field: "founder_name", read_by: "publisher" },
    ]);
    await pool().query("delete from desk.documents where id = $1", [id]);
    const adopted = await publisher().open("startup", id);
    expect(startupContent.parse(adopted?.content)).toMatchObject({
      name: "Sawah",
      foundedYear: "2019",
      sources: { founder_name: { ...SOURCE, readBy: "publisher" } },
      events: [
        {
          ...EVENT,
          money: { ...EVENT.money, amount: "13000000" },
          source: { ...SOURCE, readBy: "publisher" },
        },
      ],
    });
    await publisher().write("startup", id, { events: [], sources: {} });
    await publisher().move("startup", id, "publish");
    expect(await rowOf("company_events", EVENT.id)).toBeUndefined();
  });

  it("keeps who read a source, whoever saves next", async () => {
    const id = await publicStartup({ sources: { city: SOURCE } });
    const editor = await member("editor");
    const saved = await editor.write("startup", id, { city: "Bandung" });
    expect(saved).toMatchObject({ content: { sources: { city: { readBy: "publisher" } } } });
    const forged = { city: { ...SOURCE, publisher: "Another", readBy: "administrator" } };
    expect(await editor.write("startup", id, { sources: forged })).toMatchObject({
      content: { sources: { city: { readBy: "editor" } } },
    });
  });

  it("says field by field what is missing", async () => {
    const id = await publisher().begin("startup");
    await publisher().write("startup", id, {
      name: "Sawah",
      website: "sawah",
      foundedYear: "20",
      sources: { city: { ...SOURCE, url: "ledger" } },
      events: [{ ...EVENT, on: "" }],
    });
    expect(await publisher().move("startup", id, "publish")).toMatchObject({
      moved: 0,
      refused: [
        {
          fields: {
            tagline: "required",
            country: "chooseOne",
            industries: "chooseOne",
            ventureRound: "chooseOne",
            website: "invalidLink",
            foundedYear: "invalidYear",
            source_city: "incompleteSource",
            [`event_${EVENT.id}_on`]: "invalidDay",
          },
        },
      ],
    });
  });

  it("hides when it is unpublished, and can only then be deleted", async () => {
    const id = await publicStartup();
    expect(await publisher().move("startup", id, "delete")).toMatchObject({
      refused: [{ fields: { state: "stillPublished" } }],
    });
    await publisher().move("startup", id, "unpublish");
    expect(await rowOf("startups", id)).toMatchObject({ is_published: false });
    expect(await publisher().move("startup", id, "delete")).toEqual(MOVED);
    expect(await rowOf("startups", id)).toBeUndefined();
  });

  it("cannot be deleted while something refers to it", async () => {
    const id = await publicStartup();
    const round = await publisher().begin("round");
    await publisher().write("round", round, { startup: { id, name: "Sawah" } });
    await publisher().move("startup", id, "unpublish");
    expect(await publisher().move("startup", id, "delete")).toMatchObject({
      moved: 0,
      refused: [{ id, fields: { rounds: "referring:1" } }],
    });
  });

  it("that its owner published needs a reason, and shows whose it is", async () => {
    const id = await publicStartup();
    const { userId } = await open("Startup");
    await pool().query(
      `insert into public.startup_profiles (user_id, startup_id) values ($1, $2)
       on conflict (user_id) do update set startup_id = excluded.startup_id`,
      [userId, id],
    );
    await publisher().write("startup", id, { city: "Bandung" });
    expect(await publisher().open("startup", id)).toMatchObject({ isOwners: true });
    expect(await publisher().move("startup", id, "publish")).toMatchObject({
      refused: [{ fields: { reason: "required" } }],
    });
    expect(await publisher().move("startup", id, "publish", "The city was wrong")).toEqual(MOVED);
    const noted = await pool().query(
      "select reason from desk.audit where subject_id = $1 and act = 'startups.update'",
      [id],
    );
    expect(noted.rows).toContainEqual({ reason: "The city was wrong" });
  });

  it("takes up what its owner publishes, and keeps what staff had written in the versions", async () => {
    const id = await publicStartup();
    await publisher().write("startup", id, { city: "Bandung" });
    await pool().query("update public.startups set city = 'Jakarta' where id = $1", [id]);
    expect(await publisher().move("startup", id, "publish")).toMatchObject({
      refused: [{ fields: { row: "changedElsewhere" } }],
    });
    const opened = await publisher().open("startup", id);
    expect(opened).toMatchObject({ state: "published", content: { city: "Jakarta" } });
    expect(opened?.publishedRevision).toBe(opened?.revision);
    const kept = await pool().query(
      "select content ->> 'city' as city from desk.revisions where document_id = $1 order by revision",
      [id],
    );
    expect(kept.rows.map(({ city }) => city).slice(-2)).toEqual(["Bandung", "Jakarta"]);
  });

  it("keeps a machine's translation as a person's once somebody has read it", async () => {
    const id = await publicStartup();
    await pool().query(
      `update public.startups set tagline_vi = 'Lúa', tagline_th = 'ข้าว',
         machine_texts = '{tagline_vi,tagline_th}' where id = $1`,
      [id],
    );
    const opened = startupContent.parse((await publisher().open("startup", id))?.content);
    const { en, vi } = opened.texts;
    const texts = {
      ...opened.texts,
      en: { ...en, tagline: "Rice and more" },
      vi: { ...vi, at: null, isMachine: false },
    };
    await publisher().write("startup", id, { texts });
    expect(await publisher().move("startup", id, "publish")).toEqual(MOVED);
    expect(await rowOf("startups", id)).toMatchObject({
      tagline: "Rice and more",
      tagline_vi: "Lúa",
      // Nobody had read the translation, and its original has changed.
      tagline_th: null,
      machine_texts: [],
    });
  });

  it("counts as unpublished once its owner has taken the page down", async () => {
    const id = await publicStartup();
    await pool().query("update public.startups set is_published = false where id = $1", [id]);
    const { documents } = await publisher().list("startup", id);
    expect(documents).toMatchObject([{ id, state: "unpublished" }]);
    expect(await publisher().open("startup", id)).toMatchObject({ state: "unpublished" });
  });
});

describe("an investor", () => {
  it("is published as it was written, and read back the same", async () => {
    const id = await publicInvestor();
    expect(await rowOf("investors", id)).toMatchObject({
      is_published: true,
      investor_types: ["venture_capital"],
      investment_stages: ["seed"],
    });
    await pool().query("delete from desk.documents where id = $1", [id]);
    const adopted = await publisher().open("investor", id);
    expect(investorContent.parse(adopted?.content)).toMatchObject({
      investorTypes: ["venture_capital"],
      sources: { investment_stages: { publisher: "The Ledger", readBy: "publisher" } },
    });
  });

  it("needs an address of its own", async () => {
    const [one, other] = [await publicInvestor(), await publicInvestor()];
    await publisher().write("investor", other, { slug: (await rowOf("investors", one)).slug });
    expect(await publisher().move("investor", other, "publish")).toMatchObject({
      refused: [{ fields: { slug: "addressTaken" } }],
    });
  });
});
