import { expect, it } from "vitest";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { publishSnapshot } from "../publishing/publish-snapshot.ts";
import { keepWritings } from "./keep-writings.ts";
import { readMaterial } from "./story-material.ts";
import { writingDatabase } from "./test-writing.ts";

const db = writingDatabase();
const { pool, perform } = db;

const OWN = "Tín dụng cho người trồng lúa";
const SAID = {
  en: { tagline: "Credit for rice growers" },
  zh: { tagline: "面向稻农的信贷" },
  th: { tagline: "สินเชื่อสำหรับชาวนา" },
  id: { tagline: "Kredit untuk petani padi" },
};

type Page = { id: string; publish(tagline?: string): Promise<void> };

/** A published company that writes in Vietnamese. */
async function givenPage(): Promise<Page> {
  const { userId } = await db.open(STARTUP_ROLE);
  await pool().query(
    `insert into public.startup_profiles (user_id, name, tagline, industries, venture_round, country)
     values ($1, 'Lua Vang', $2, '{agritech}', 'seed', 'Vietnam')`,
    [userId, OWN],
  );
  const publish = async (tagline = OWN) => {
    await pool().query("update public.startup_profiles set tagline = $2 where user_id = $1", [
      userId,
      tagline,
    ]);
    const client = await pool().connect();
    await publishSnapshot(client, userId, STARTUP_ROLE, "").finally(() => client.release());
  };
  await publish();
  const { id } = await db.one<{ id: string }>(
    "select startup_id as id from public.startup_profiles where user_id = $1",
    [userId],
  );
  return { id, publish };
}

const page = (id: string) =>
  db.one<Record<string, unknown>>(
    `select text_language, tagline, tagline_vi, tagline_th, machine_texts
     from public.startups where id = $1`,
    [id],
  );
const IN_VIETNAMESE = { text_language: "vi", tagline_vi: OWN };

it("a page in Vietnamese is its Vietnamese readers' at once, and everybody's once it is translated", async () => {
  db.answer({ translation: SAID });
  const { id, publish } = await givenPage();
  expect(await page(id)).toEqual({
    ...IN_VIETNAMESE,
    tagline: OWN,
    tagline_th: null,
    machine_texts: [],
  });
  await keepWritings(pool());
  await perform(id);
  const translated = {
    ...IN_VIETNAMESE,
    tagline: SAID.en.tagline,
    tagline_th: SAID.th.tagline,
    machine_texts: ["tagline", "tagline_id", "tagline_th", "tagline_zh"],
  };
  expect(await page(id)).toEqual(translated);
  // Published again without changes: nothing is lost, and nothing is paid for again.
  await publish();
  expect(await page(id)).toEqual(translated);
  await pool().query("delete from graphile_worker._private_jobs");
  await keepWritings(pool());
  expect(await db.jobs()).toEqual([]);
});

it("new words replace those that a machine had made of the old ones, in English too", async () => {
  db.answer({ translation: SAID });
  const { id, publish } = await givenPage();
  await keepWritings(pool());
  await perform(id);
  const anew = `${OWN} và cà phê`;
  await publish(anew);
  expect(await page(id)).toEqual({
    text_language: "vi",
    tagline: anew,
    tagline_vi: anew,
    tagline_th: null,
    machine_texts: [],
  });
  await keepWritings(pool());
  await perform(id);
  expect(await page(id)).toMatchObject({ tagline: SAID.en.tagline, tagline_vi: anew });
});

it("English of a person's at the desk stays when words change elsewhere", async () => {
  db.answer({ translation: SAID });
  const { id } = await givenPage();
  await pool().query("update public.startups set tagline = 'Loans for growers' where id = $1", [
    id,
  ]);
  await keepWritings(pool());
  await perform(id);
  expect(await page(id)).toMatchObject({
    tagline: "Loans for growers",
    machine_texts: ["tagline_id", "tagline_th", "tagline_zh"],
  });
});

it("who goes over to English leaves no words of their own in another language", async () => {
  db.answer({ translation: SAID });
  const { id, publish } = await givenPage();
  const english = "Credit for whoever grows rice";
  await publish(english);
  expect(await page(id)).toEqual({
    text_language: "en",
    tagline: english,
    tagline_vi: null,
    tagline_th: null,
    machine_texts: [],
  });
});

it("a report of a morning in Jakarta is of that day, not of the one before", async () => {
  const id = await db.story();
  await pool().query(
    "update desk.feed_items set language = 'id', published_at = '2026-12-31T23:15:00Z' where story_id = $1",
    [id],
  );
  const material = await readMaterial(pool(), id);
  expect(material?.sources[0]).toMatchObject({ language: "id", publishedOn: "2027-01-01" });
});
