import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LEGAL_CHANGED_ON } from "./legal-changed.ts";

/** The day that the page names, and the text of that day. */
const CHANGE = { on: "2026-11-30", text: "50ce3df0333a2578" };

it("says when the legal disclaimer last changed: a new text has a new day, here as well", () => {
  const text = createHash("sha256")
    .update(readFileSync("app/i18n/locales/en/legal.json"))
    .digest("hex")
    .slice(0, CHANGE.text.length);
  expect({ on: LEGAL_CHANGED_ON, text }).toEqual(CHANGE);
});
