import { expect, it } from "vitest";
import { elementsOf, valuesOf } from "./rendered-markup.ts";

it("finds the elements of a name with their attributes and content, and where they are", () => {
  const html = `<p>a</p><script src="/x.js" async=""></script><i></i><script>if (a > b) c("<p>")</script>`;
  const found = elementsOf(html, "script");
  expect(found.map(({ attributes, content }) => [attributes, content])).toEqual([
    [' src="/x.js" async=""', ""],
    ["", 'if (a > b) c("<p>")'],
  ]);
  expect(found.map(({ start, end }) => html.slice(start, end))).toEqual([
    '<script src="/x.js" async=""></script>',
    '<script>if (a > b) c("<p>")</script>',
  ]);
});

it("finds nothing in a page without any, and stops at one that is cut off", () => {
  expect(elementsOf("<p>no style here</p>", "style")).toEqual([]);
  expect(elementsOf("<style>a{}</style><style>b{", "style")).toHaveLength(1);
  expect(elementsOf("<style", "style")).toEqual([]);
});

it("finds each value of an attribute once, as it is written", () => {
  const html = `<p class="a b"><i class="" style="--x:&quot;"></i><b class="a b"></b></p>`;
  expect([...valuesOf(html, "class")]).toEqual(["a b", ""]);
  expect([...valuesOf(html, "style")]).toEqual(["--x:&quot;"]);
  expect([...valuesOf('<p class="cut', "class")]).toEqual([]);
});
