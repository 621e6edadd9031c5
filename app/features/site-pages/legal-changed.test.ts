import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LANGUAGES } from "../../../contracts/languages.ts";
import { LEGAL_CHANGED_ON } from "./legal-changed.ts";

/** The day that the page names, and the texts of that day. */
const CHANGE = { on: "2026-11-30", texts: "43b23ed10ba8f211" };

it("says when the legal disclaimer last changed: a new text has a new day, here as well", () => {
  const hash = createHash("sha256");
  for (const language of LANGUAGES)
    hash.update(readFileSync(`app/i18n/locales/${language}/legal.json`));
  const texts = hash.digest("hex").slice(0, 16);
  expect({ on: LEGAL_CHANGED_ON, texts }).toEqual(CHANGE);
});
