import { expectAccessible } from "./fixtures/axe.ts";
import { firstOf, inEachLook, LOOKS_BY_LOAD, nameOf } from "./fixtures/looks.ts";
import { SIGN_IN_SCREENS } from "./fixtures/sign-in-screens.ts";
import { test } from "./fixtures/test.ts";

for (const looks of LOOKS_BY_LOAD) {
  test(`signing in is accessible, ${nameOf(looks)}`, async ({ visit, server, complaints }) => {
    complaints.tolerate(/400|403|429/, /The profile could not be read/);
    const page = await visit(firstOf(looks));
    for (const [name, reach] of Object.entries(SIGN_IN_SCREENS)) {
      await reach(page, "en", server);
      await inEachLook(page, looks, (look) => expectAccessible(page, `${name}, ${look}`));
    }
  });
}
