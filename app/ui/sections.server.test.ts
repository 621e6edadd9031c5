import { expect, it } from "vitest";
import { inSections } from "./sections.server.ts";

it("lists the headings of a text, each with an address", () => {
  const html = "<p>Lead.</p>\n<h2>Who&#39;s <em>who</em> &amp; what</h2>\n<p>A</p>\n<h2>End</h2>\n";
  expect(inSections(html)).toEqual({
    intro: "<p>Lead.</p>\n",
    rest: '<h2 id="section-1">Who&#39;s <em>who</em> &amp; what</h2>\n<p>A</p>\n<h2 id="section-2">End</h2>\n',
    sections: [
      { id: "section-1", name: "Who's who & what" },
      { id: "section-2", name: "End" },
    ],
  });
});

it("a text without headings is all introduction", () => {
  expect(inSections("<p>Lead.</p>")).toEqual({ intro: "<p>Lead.</p>", rest: "", sections: [] });
});
