import { expectAccessible } from "./fixtures/axe.ts";
import { LOOKS } from "./fixtures/looks.ts";
import { SIGN_IN_SCREENS } from "./fixtures/sign-in-screens.ts";
import { test } from "./fixtures/test.ts";

for (const { colorScheme, width } of LOOKS) {
  test(`signing in is accessible, ${colorScheme}, ${width} px`, async ({
    visit,
    server,
    complaints,
  }) => {
    complaints.tolerate(/400|403|429/, /The profile could not be read/);
    const page = await visit({ colorScheme, viewport: { width, height: 800 } });
    for (const [name, reach] of Object.entries(SIGN_IN_SCREENS)) {
      await reach(page, "en", server);
      await expectAccessible(page, name);
    }
  });
}
