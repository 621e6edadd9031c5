import { expect, it } from "vitest";
import { INVESTOR_ROLE, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import english from "../../i18n/locales/en/matches.json" with { type: "json" };
import { translator } from "../../i18n/messages.ts";
import { candidatesKey } from "./candidates.ts";

const t = translator<"matches">("en", english);

it.each([
  [0, 0, "No investors are listed on Benih yet"],
  [1, 0, "1 investor is listed on Benih. We can’t introduce you yet"],
  [9, 0, "We can’t introduce you to any of them yet, but you get their websites"],
  [9, 4, "9 investors are listed on Benih. We can introduce you to 4 of them."],
  [9, 9, "We can introduce you to all of them."],
  [1, 1, "1 investor is listed on Benih, and we can introduce you."],
])("of %i candidates, %i can be reached: %s", (count, reachable, said) => {
  const counts = { count, reachable };
  expect(t(candidatesKey(counts, STARTUP_ROLE), counts)).toContain(said);
});

it("an investor is told of startups", () => {
  const counts = { count: 3, reachable: 3 };
  expect(t(candidatesKey(counts, INVESTOR_ROLE), counts)).toContain("3 startups");
});
