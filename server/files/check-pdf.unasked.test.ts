import { afterAll, beforeAll, expect, it } from "vitest";
import { onePage, packedObjects } from "./pdf/test-handmade-pdf.ts";
import { startUploads } from "./pdf/test-uploads.ts";

let uploads: Awaited<ReturnType<typeof startUploads>>;
beforeAll(async () => {
  uploads = await startUploads({ here: true });
});
afterAll(() => uploads.stop());

const CALL = "<< /S /URI /URI (https://a.example) >>";

it.each([
  ["when the file opens", onePage({ catalog: `/OpenAction ${CALL}` })],
  ["when a page opens", onePage({ page: "/AA << /O 5 0 R >>", more: [CALL] })],
  [
    "after another action when the file opens",
    onePage({ catalog: `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next ${CALL} >>` }),
  ],
  [
    "in a list after two other actions",
    onePage({
      catalog: "/OpenAction << /S /GoTo /Next << /S /Named /N /NextPage /Next 5 0 R >> >>",
      more: ["[6 0 R]", CALL],
    }),
  ],
  [
    "after another action, by references that go round",
    onePage({
      catalog: "/OpenAction 5 0 R",
      more: ["<< /S /GoTo /Next [5 0 R 6 0 R] >>", `<< /S /GoTo /Next [5 0 R ${CALL}] >>`],
    }),
  ],
  [
    "after an action of two objects with one number",
    onePage({
      catalog: "/OpenAction 5 0 R",
      more: [CALL],
      after: "5 0 obj << /S /Named /N /FirstPage >> endobj",
    }),
  ],
  ["by a table of events elsewhere", onePage({ page: "/AA 5 0 R", more: [`<< /O ${CALL} >>`] })],
  [
    "by a table of events and an action elsewhere, through references to references",
    onePage({ page: "/AA 5 0 R", more: ["6 0 R", "<< /C 7 0 R >>", "8 0 R", CALL] }),
  ],
  [
    "by a table of events in packed objects",
    onePage({ catalog: "/AA 9 0 R", more: [packedObjects({ 9: `<< /WC ${CALL} >>` })] }),
  ],
  [
    "with its kind elsewhere, when the file opens",
    onePage({
      catalog: "/OpenAction << /S 5 0 R /URI (https://a.example) >>",
      more: ["/URI"],
    }),
  ],
])("a file calls no address unasked: %s", async (_, bytes) => {
  expect(await uploads.problem(bytes)).toBe("pdf_has_scripts");
});
