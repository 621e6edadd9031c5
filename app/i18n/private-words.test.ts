import { expect, it } from "vitest";
import deckWords from "./locales/th/files.json" with { type: "json" };
import { privateWords } from "./private-words.server.ts";

it("loads the title and the words of a page in the language of the request, and no others", () => {
  const load = privateWords("files", "deckTitle", "labels");
  const request = new Request("http://localhost/", { headers: { "accept-language": "th" } });
  const { title, messages } = load({ request });
  expect(title).toBe(deckWords.deckTitle);
  expect(messages.files).toEqual(deckWords);
  expect(Object.keys(messages).sort()).toEqual([
    "account",
    "files",
    "labels",
    "nextStep",
    "problems",
    "purchase",
  ]);
});
