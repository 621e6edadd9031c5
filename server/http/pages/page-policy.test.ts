import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contentSecurityPolicy, sourceOf, TOAST_STYLES } from "./page-policy.ts";

const SHEET = sourceOf("body{color:red}");

function directive(html: string, name: string): string[] {
  const policy = contentSecurityPolicy(html, {
    site: "https://site.example",
    backend: "https://backend.example",
    sheets: [SHEET],
    ownScripts: new Set(["one()"]),
  });
  const found = policy.split(";").find((part) => part.startsWith(`${name} `));
  return found?.split(" ").slice(1) ?? [];
}

it("names the scripts of every page by their hashes", () => {
  const html = `<script>one()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>`;
  expect(directive(html, "script-src")).toEqual(["'self'", sourceOf("one()")]);
});

const ENQUEUE = "window.__reactRouterContext.streamController.enqueue";
const CLOSE = "window.__reactRouterContext.streamController.close();";
const ENTRY = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/home-1.js";
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.client-1.js");`;

it.each([`${ENQUEUE}("[{\\"a\\":\\"\\\\u003c/script>\\"}]\\n");${CLOSE}`, ENTRY])(
  "names the page's own data and entry: %s",
  (code) => {
    expect(directive(`<script>${code}</script>`, "script-src")).toEqual(["'self'", sourceOf(code)]);
  },
);

it.each([
  "alert(1)",
  "one();alert(1)",
  `${ENQUEUE}("a");alert(1);${CLOSE}`,
  `${ENQUEUE}("a");${CLOSE}alert(1);`,
  `${ENQUEUE}("a"+alert(1));${CLOSE}`,
  `${ENQUEUE}("a\\\\");alert("1");${CLOSE}`,
  `${ENQUEUE}(\`\${alert(1)}\`);${CLOSE}`,
  ENTRY.replace("/assets/home-1.js", "//evil.example/home.js"),
  ENTRY.replace('"/assets/entry.client-1.js"', '"data:text/javascript,alert(1)"'),
  `${ENTRY}alert(1)`,
])("lets no script run that only looks like ours: %s", (code) => {
  expect(directive(`<script>${code}</script>`, "script-src")).toEqual(["'self'"]);
});

it("lets the browser read and listen where the data is", () => {
  expect(directive("", "connect-src")).toEqual([
    "'self'",
    "https://backend.example",
    "wss://backend.example",
  ]);
});

it("names every style sheet of the page, and those that its scripts put in", () => {
  const html = "<style>a{}</style><p>style</p><style data-x='1'>b{}</style>";
  const sources = directive(html, "style-src");
  expect(sources).toEqual(
    expect.arrayContaining(["'self'", sourceOf("a{}"), sourceOf("b{}"), SHEET, TOAST_STYLES]),
  );
  expect(sources).not.toContain("'unsafe-inline'");
});

it("allows no style attribute on a page without any", () => {
  expect(directive("<p>no style=&quot;x&quot; here</p>", "style-src-attr")).toEqual([]);
});

it("names the style attributes of a page by their text, as the browser reads it", () => {
  const html = `<i style="width:1%"></i><i class="x" style="content:&quot;&amp;&quot;"></i>`;
  expect(directive(html, "style-src-attr")).toEqual([
    "'unsafe-hashes'",
    sourceOf("width:1%"),
    sourceOf('content:"&"'),
  ]);
});

it("keeps the header short where there are very many", () => {
  const html = Array.from({ length: 50 }, (_, at) => `<i style="width:${at}%"></i>`).join("");
  expect(directive(html, "style-src-attr")).toEqual(["'unsafe-inline'"]);
});

it("knows the style sheet that the toasts bring along", () => {
  const file = new URL("../../../node_modules/sonner/dist/index.mjs", import.meta.url);
  const [, literal = '""'] =
    /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(readFileSync(file, "utf8")) ?? [];
  expect(sourceOf(JSON.parse(literal))).toBe(TOAST_STYLES);
});
