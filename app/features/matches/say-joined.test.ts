import { expect, it } from "vitest";
import english from "../../i18n/locales/en/nextStep.json" with { type: "json" };
import { translator } from "../../i18n/messages.ts";
import { sayJoined } from "./say-joined.ts";

const t = translator<"nextStep">("en", english);

it.each([
  [
    1,
    0,
    "They don’t have an account on Benih yet. You can invite them, and ask for an introduction once they do.",
  ],
  [
    9,
    0,
    "None of them has an account on Benih yet. You can invite them, and ask for an introduction once they do.",
  ],
  [9, 1, "1 of them has an account on Benih, so we can introduce you. You can invite the rest."],
  [9, 4, "4 of them have an account on Benih, so we can introduce you. You can invite the rest."],
  [9, 9, "All have an account on Benih, so we can introduce you."],
  [1, 1, "They have an account on Benih, so we can introduce you."],
])("of %i, %i have joined: %s", (count, joined, said) => {
  expect(sayJoined({ count, joined }, t)).toBe(said);
});
