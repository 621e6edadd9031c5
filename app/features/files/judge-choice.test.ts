import { expect, it } from "vitest";
import { LOGO_MAX_BYTES, PDF_MAX_BYTES } from "../../../contracts/files.ts";
import { judgeChoice } from "./judge-choice.ts";

const deck = { name: "Deck.PDF", type: "application/pdf", size: 1000 };

it.each([
  [deck, undefined],
  [{ ...deck, name: "document" }, undefined],
  [{ ...deck, type: "" }, undefined],
  [{ ...deck, name: "deck.pptx", type: "application/vnd.ms-powerpoint" }, "not_a_pdf"],
  [{ ...deck, name: "deck.pdf.exe", type: "" }, "not_a_pdf"],
  [{ ...deck, size: 0 }, "file_empty"],
  [{ ...deck, size: PDF_MAX_BYTES }, undefined],
  [{ ...deck, size: PDF_MAX_BYTES + 1 }, "file_too_large"],
])("a deck %o: %s", (file, problem) => {
  expect(judgeChoice("pitch_deck", file)).toBe(problem);
  expect(judgeChoice("business_license", file)).toBe(problem);
});

it.each([
  [{ name: "logo.webp", type: "image/webp", size: LOGO_MAX_BYTES }, undefined],
  [{ name: "logo.JPEG", type: "", size: 1 }, undefined],
  [{ name: "logo.svg", type: "image/svg+xml", size: 1 }, "not_an_image"],
  [{ name: "logo.png", type: "image/png", size: LOGO_MAX_BYTES + 1 }, "file_too_large"],
])("a logo %o: %s", (file, problem) => {
  expect(judgeChoice("logo", file)).toBe(problem);
});
