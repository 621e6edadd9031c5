import { expect, test } from "vitest";
import words from "../../i18n/locales/en/provenance.json";
import { translator } from "../../i18n/messages.ts";
import { presentChecked, presentRoundSource, sourcesOfRound } from "./round-source.ts";

const t = translator<"provenance">("en", words);

const own = { publisher: "The Ledger", url: "https://ledger.example/a", read_on: "2026-11-03" };
const told = {
  publisher: "Sariloka",
  url: "https://www.sariloka.example/seed",
  readOn: "2026-11-20",
};

test("a round names its own source before that of the article about it", () => {
  expect(presentRoundSource({ fact_sources: [own], news: [{ sources: [told] }] }, "en", t)).toEqual(
    {
      href: "https://ledger.example/a",
      text: "Source: The Ledger",
      checked: "Checked Nov 3, 2026",
    },
  );
});

test("unknown parts of a source are left out", () => {
  const bare = { ...told, publisher: "", readOn: "" };
  const round = { fact_sources: [], news: [{ sources: [] }, { sources: [bare] }] };
  expect(presentRoundSource(round, "en", t)).toEqual({
    href: told.url,
    text: "Source: sariloka.example",
    checked: "",
  });
  expect(presentChecked(sourcesOfRound(round), "en", t)).toBeUndefined();
});

test("a round of which no source is known says nothing", () => {
  expect(presentRoundSource({ fact_sources: [], news: [] }, "en", t)).toBeUndefined();
});

test("a page was checked when the last of its sources was read", () => {
  const read = sourcesOfRound({ fact_sources: [own], news: [{ sources: [told] }] });
  expect(presentChecked(read, "en", t)).toBe("From public sources, checked Nov 20, 2026");
});
