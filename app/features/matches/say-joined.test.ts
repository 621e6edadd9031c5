import { expect, it } from "vitest";
import english from "../../i18n/locales/en/nextStep.json" with { type: "json" };
import { translator } from "../../i18n/messages.ts";
import { sayJoined } from "./say-joined.ts";

const t = translator<"nextStep">("en", english);

it.each([
  [
    1,
    0,
    "They aren’t on Benih yet. You can invite them, and ask for an introduction once they join.",
  ],
  [
    9,
    0,
    "None of them is on Benih yet. You can invite them, and ask for an introduction once they join.",
  ],
  [9, 1, "1 has joined Benih, so we can introduce you. You can invite the rest."],
  [9, 4, "4 have joined Benih, so we can introduce you. You can invite the rest."],
  [9, 9, "All have joined Benih, so we can introduce you."],
  [1, 1, "They’ve joined Benih, so we can introduce you."],
])("of %i, %i have joined: %s", (count, joined, said) => {
  expect(sayJoined({ count, joined }, t)).toBe(said);
});
