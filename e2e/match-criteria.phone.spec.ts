import { expectAccessible } from "./fixtures/axe.ts";
import { mendCriteria } from "./fixtures/criteria.ts";
import { languagesOf } from "./fixtures/looks.ts";
import { PHONE } from "./fixtures/phone.ts";
import { test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";

test.use(PHONE);

for (const language of languagesOf("id")) {
  test(`criteria are read back, corrected and confirmed on a phone, in ${language}`, async ({
    visit,
    server,
  }) => {
    await mendCriteria({ visit, server }, language, async (page, state) => {
      await expectAccessible(page, state);
      await expectNothingWider(page, state, [360]);
    });
  });
}
