import { mendCriteria } from "./fixtures/criteria.ts";
import { languagesWith } from "./fixtures/looks.ts";
import { test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";

for (const language of languagesWith("id")) {
  test(`criteria are read back, mended and confirmed on a phone, in ${language}`, async ({
    visit,
    server,
  }) => {
    await mendCriteria({ visit, server }, language, (page, state) =>
      expectNothingWider(page, state, [360]),
    );
  });
}
