import { describe, expect, it } from "vitest";
import { startScriptsLate } from "./late-scripts.ts";

const PAGE = `<head><link rel="modulepreload" href="/assets/a.js"/></head><body><script>before()</script><script type="module" async="">import "/assets/a.js"; const price = "$1";</script></body>`;
const STARTER = "(()=>{start()})()";

describe("startScriptsLate", () => {
  it("lets no module start early and preloads none", () => {
    const late = startScriptsLate(PAGE, STARTER);
    expect(late).not.toContain('<script type="module"');
    expect(late).not.toContain('<link rel="modulepreload"');
    expect(late).toContain('data-files="/assets/a.js"');
  });

  it("keeps the entry's text to the letter, for its hash is in the policy", () => {
    const entry = 'import "/assets/a.js"; const price = "$1";';
    expect(startScriptsLate(PAGE, STARTER)).toContain(
      `<script type="text/plain" id="late-entry" data-files="/assets/a.js">${entry}</script>`,
    );
  });

  it("puts the starter behind the entry that it starts", () => {
    expect(startScriptsLate(PAGE, STARTER)).toMatch(
      /<script type="text\/plain" id="late-entry".*<\/script><script>\(\(\)=>\{start\(\)\}\)\(\)<\/script><\/body>$/,
    );
  });

  it("leaves a page without modules alone", () => {
    expect(startScriptsLate("<p>plain</p>", STARTER)).toBe("<p>plain</p>");
  });
});
