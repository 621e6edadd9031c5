import { expect, test } from "vitest";
import { LANGUAGES } from "../../../contracts/languages.ts";
import { plainDay } from "../../i18n/dates.ts";
import funding from "../../i18n/locales/en/funding.json";
import labels from "../../i18n/locales/en/labels.json";
import { trackerWords } from "./tracker-words.ts";

test("a page of the tracker has its days in one way: all named, or all in figures", () => {
  for (const language of LANGUAGES) {
    const words = trackerWords(language, { funding, labels });
    const isNamed = (said: string) => !/\d\/\d/.test(said);
    const said = [
      words.day("2026-11-05"),
      words.span("2026-10-28", "2026-11-05"),
      words.span("2026-11-01", "2026-11-05"),
      words.shortDay("2026-11-05"),
      plainDay("2026-11-05", language),
    ];
    expect(said.map(isNamed), language).toEqual(said.map(() => language !== "vi"));
  }
});
