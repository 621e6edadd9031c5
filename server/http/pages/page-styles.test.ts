import { describe, expect, it } from "vitest";
import { readPageStyles } from "./page-styles.ts";

const page = (css: string, html: string) => readPageStyles(css)(html);

describe("readPageStyles", () => {
  it("keeps the rules whose classes the page has, and those without a class", () => {
    const css = "a{color:red}.x{color:blue}.y{color:green}.x .y{margin:0}";
    expect(page(css, '<p class="x z"></p>')).toBe("a{color:red}.x{color:blue}");
    expect(page(css, '<p class="x"><b class="y"></b></p>')).toBe(css);
  });

  it("reads the classes as Tailwind writes them", () => {
    const css = String.raw`.md\:grid{display:grid}.\[\&\:lang\(th\)\]\:x:lang(th){x:y}.w-1\/2{w:h}`;
    expect(page(css, '<p class="md:grid"></p>')).toBe(String.raw`.md\:grid{display:grid}`);
    expect(page(css, '<p class="[&amp;:lang(th)]:x w-1/2"></p>')).toBe(
      String.raw`.\[\&\:lang\(th\)\]\:x:lang(th){x:y}.w-1\/2{w:h}`,
    );
  });

  it("keeps a rule when one of its selectors is used, and ignores negated classes", () => {
    expect(page(".a,.b{x:y}", '<p class="b"></p>')).toBe(".a,.b{x:y}");
    expect(page(".a:not(.b){x:y}", '<p class="a"></p>')).toBe(".a:not(.b){x:y}");
    const deep = ".a>:not(.b:has(.c:nth-child(5))){x:y}";
    expect(page(deep, '<p class="a"></p>')).toBe(deep);
    expect(page(".a:has(.b:nth-child(2)){x:y}", '<p class="a"></p>')).toBe("");
  });

  it("keeps the order of layers and the conditions around a rule", () => {
    const css = "@layer a,b;@layer b{.x{c:d}@media screen{.x{e:f}.y{g:h}}}@layer a{.y{i:j}}";
    expect(page(css, '<p class="x"></p>')).toBe(
      "@layer a,b;@layer b{.x{c:d}@media screen{.x{e:f}}}",
    );
  });

  it("has a device's font for the pages whose rules name it", () => {
    const font = '@font-face{font-family:--han;src:local("Song")}';
    const css = `${font}.x{font-family:var(--first,Sans)}:root:lang(zh){--first:--han}`;
    expect(page(css, '<html lang="zh"><p class="x"></p>')).toBe(css);
    expect(page(css, '<html lang="en"><p class="x"></p>')).toBe(
      ".x{font-family:var(--first,Sans)}",
    );
    const always = '@font-face{font-family:Text;src:local("Arial")}';
    expect(page(always, "<p></p>")).toBe(always);
  });

  it("leaves what is printed to the whole style sheet", () => {
    expect(page(".x{a:b}@media print{.x{c:d}}", '<p class="x"></p>')).toBe(".x{a:b}");
  });

  it("keeps the variables and animations that are used, also by way of another variable", () => {
    const css =
      ":root{--a:var(--b);--b:1;--c:2}.x{width:var(--a);animation:turn 1s}.y{width:var(--c)}" +
      "@property --b{inherits:false}@property --c{inherits:false}@keyframes turn{to{x:y}}@keyframes fade{to{x:y}}";
    expect(page(css, '<p class="x"></p>')).toBe(
      ":root{--a:var(--b);--b:1}.x{width:var(--a);animation:turn 1s}" + "@keyframes turn{to{x:y}}",
    );
  });

  it("sets variables where the whole style sheet registers them", () => {
    const css =
      ".x{width:var(--a)}@supports (-moz-orient:inline) and (not (color:rgb(from red r g b))){*{--a:1;--b:2}}@property --a{inherits:false}";
    expect(page(css, '<p class="x"></p>')).toBe(".x{width:var(--a)}*{--a:1}");
  });

  it("writes steps of spacing as lengths", () => {
    const css =
      ":root{--spacing:.25rem}.x{margin:calc(var(--spacing) * 3) calc(var(--spacing) * -.5)}";
    expect(page(css, '<p class="x"></p>')).toBe(".x{margin:0.75rem -0.125rem}");
  });

  it("keeps a variable that only an attribute of the page uses", () => {
    const css = ":root{--a:1;--b:2;--c:3}";
    expect(page(css, '<p style="width:var(--b)"></p>')).toBe(":root{--b:2}");
    expect(page(css, '<path fill="var(--b)" stroke="var(--c)"/>')).toBe(":root{--b:2;--c:3}");
  });

  it("leaves out variables that nothing uses, beside what else their rule sets", () => {
    const css = ":root{color-scheme:light;--a:1;--b:2}.x{--c:1;width:var(--a)}";
    expect(page(css, '<p class="x"></p>')).toBe(
      ":root{color-scheme:light;--a:1}.x{width:var(--a)}",
    );
  });

  it("leaves out what is for pages in other languages", () => {
    const css =
      "p{font:var(--a)}:root:lang(th){--a:1}:root:lang(zh){--a:2}:lang(zh){x:y}:root{--a:3}";
    const head = (language: string) => `<html lang="${language}"><head></head></html>`;
    expect(page(css, head("zh-Hans"))).toBe(
      "p{font:var(--a)}:root:lang(zh){--a:2}:lang(zh){x:y}:root{--a:3}",
    );
    expect(page(css, head("en"))).toBe("p{font:var(--a)}:lang(zh){x:y}:root{--a:3}");
  });
});
