import AxeBuilder from "@axe-core/playwright";
import { SIGN_IN_SCREENS } from "./fixtures/sign-in-screens.ts";
import { expect, test } from "./fixtures/test.ts";

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [360, 1280]) {
    test(`signing in is accessible, ${colorScheme}, ${width} px`, async ({
      visit,
      server,
      complaints,
    }) => {
      complaints.tolerate(/400|403|429/, /The profile could not be read/);
      const page = await visit({ colorScheme, viewport: { width, height: 800 } });
      for (const [name, reach] of Object.entries(SIGN_IN_SCREENS)) {
        await reach(page, "en", server);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`,
        );
        expect(found, name).toEqual([]);
      }
    });
  }
}
