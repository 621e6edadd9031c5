import { expect, it } from "vitest";
import { bundleLateStarter } from "./late-starter.ts";

it("is one short line that can be written into a script element of every page", async () => {
  const starter = await bundleLateStarter();
  expect(starter).not.toMatch(/\n|<\/script|<!--/);
  expect(starter).toMatch(/^\(function\(\)\{.*\}\)\(\);$/);
  expect(starter.length).toBeLessThan(1500);
});
