import { INVESTOR_ROLE } from "../contracts/accounts.ts";
import { journeys, meet } from "./fixtures/introduction-journey.ts";
import { test } from "./fixtures/test.ts";

for (const journey of journeys({ role: INVESTOR_ROLE, language: "vi" })) {
  test(`${journey.role}: from empty criteria to an agreed introduction, in ${journey.language}`, async ({
    visit,
    server,
  }) => {
    test.slow();
    await meet({ visit, server }, journey);
  });
}
