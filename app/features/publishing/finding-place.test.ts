import { expect, test } from "vitest";
import { INVESTOR_ROLE, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { placeOf } from "./finding-place.ts";

test.each([
  ["description", "/startup-profile-submission#description", "description"],
  ["founded_year", "/startup-profile-submission#founded_year", "founded_year"],
  ["foundedYear", "/startup-profile-submission#founded_year", "founded_year"],
  ["name", "/startup-profile-submission#name", "startupName"],
  ["logo", "/startup-profile-submission#logo", "placeLogo"],
  ["website", "/website-submission", "website"],
  ["pitch_deck", "/pitch-deck-upload", "placeDeck"],
  ["businessLicense", "/business-license-upload", "placeLicense"],
])("a startup fixes %s where it belongs", (place, to, word) => {
  expect(placeOf(place, STARTUP_ROLE)).toMatchObject({ to, word });
});

test("an investor is led to the investor's form", () => {
  expect(placeOf("name", INVESTOR_ROLE)).toMatchObject({
    to: "/investor-profile-submission#name",
    word: "investorName",
  });
  expect(placeOf("target_regions", INVESTOR_ROLE)).toMatchObject({
    to: "/investor-profile-submission#target_regions",
    word: "target_regions",
  });
});

test("a place that no form has leads to the form, and is not mistaken for the name", () => {
  expect(placeOf("javascript:alert(1)", STARTUP_ROLE)).toEqual({
    to: "/startup-profile-submission",
    words: "publishing",
    word: "placeProfile",
  });
});
