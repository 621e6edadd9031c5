import { writeFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { drawDeck } from "../../../eval/draw-deck.ts";
import { FILLER } from "../../judging/decks/read/test-page.ts";
import { runsDatabase } from "../runs/test-runs.ts";
import { documentComparison } from "./known-objections.ts";

const { pool, person } = runsDatabase();

const LINES = ["Why Parcelo", "Parcelo saves time", FILLER];

it("a document is read once, however often its profile is changed", async () => {
  const { actor } = await person(0);
  await pool().query(
    `insert into public.startup_profiles (user_id, name, tagline, industries, venture_round,
       country, website, linkedin, company_email, founded_year, mobile_phone, founder_name)
     values ($1, 'Lumbung', 'Rice', array['agritech'], 'seed', 'Indonesia',
       'https://lumbung.example', '', 'hello@lumbung.example', 2023, '+6281234567890', 'Lan')`,
    [actor.userId],
  );
  await pool().query(
    `insert into public.profile_files (user_id, kind, path, name, bytes, pages, sha256, uploaded_at)
     values ($1, 'pitch_deck', $2, 'deck.pdf', 1000, 2, repeat('a', 64), now())`,
    [actor.userId, `${actor.userId}/deck.pdf`],
  );
  let fetched = 0;
  const storage = {
    async fetch({ file }: { file: string }) {
      fetched += 1;
      await writeFile(file, drawDeck([{ title: "Parcelo", lines: LINES }], "en"));
    },
  };
  const compare = documentComparison({ pool: pool(), storage });
  const rulesNow = async () =>
    (await compare(actor.userId, STARTUP_ROLE)).objections.map(({ rule }) => rule);
  expect(await rulesNow()).toEqual(["deck_of_other_company"]);
  await pool().query("update public.startup_profiles set name = $2 where user_id = $1", [
    actor.userId,
    "Parcelo",
  ]);
  expect(await rulesNow()).toEqual([]);
  expect(fetched).toBe(1);
});
