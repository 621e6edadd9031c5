import { STARTUP_ROLE } from "../contracts/accounts.ts";
import { journeys, meet } from "./fixtures/introduction-journey.ts";
import { PHONE } from "./fixtures/phone.ts";
import { test } from "./fixtures/test.ts";

test.use(PHONE);

for (const journey of journeys({ role: STARTUP_ROLE, language: "en" })) {
  test(`${journey.role}: from empty criteria to an agreed introduction, on a phone, in ${journey.language}`, async ({
    visit,
    server,
  }) => {
    test.slow();
    await meet({ visit, server }, journey);
  });
}
