import { describe, expect, it } from "vitest";
import { articleHtml } from "./article-html.server.ts";

it.each([
  ["**由程序生成。**我们写", "<strong>由程序生成</strong>。我们写"],
  ["**重点：**内容", "<strong>重点</strong>：内容"],
  ["**Made.** We", "<strong>Made.</strong> We"],
])("strong words that end with a stop are strong: %s", (body, html) => {
  expect(articleHtml(body)).toContain(html);
});

it.each([
  ["> “It works.” — Rosli Hamdan, driver", "“It works.”", "Rosli Hamdan, driver"],
  ["> “大家等。”——Rey Dumalagan，负责人", "“大家等。”", "Rey Dumalagan，负责人"],
  ["> “It works.”\n>\n> — Noraini Ismail, maker", "“It works.”", "Noraini Ismail, maker"],
  ["> “It works.”\n> — Noraini Ismail, maker", "“It works.”", "Noraini Ismail, maker"],
])("who is quoted stands apart from the quote: %s", (body, said, speaker) => {
  const html = articleHtml(body);
  expect(html).toContain(`<p>${said}</p>`);
  expect(html).toContain(`</blockquote><figcaption>${speaker}</figcaption></figure>`);
});

it("a quote of nobody, or with a dash of its own, stays whole", () => {
  for (const quote of ["The ship is fine.", "“The ship — our ship — is fine.”"]) {
    expect(articleHtml(`> ${quote}`)).toBe(`<blockquote>\n<p>${quote}</p>\n</blockquote>\n`);
  }
});

it("running text breaks neither inside an amount nor inside a Thai word", () => {
  const kept = (text: string) => `<span class="whitespace-nowrap">${text}</span>`;
  expect(articleHtml("Gọi **710.000 USD** hôm nay")).toContain(kept("710.000 USD"));
  expect(articleHtml("ดูใบกำกับภาษี")).toContain("ใบกำกับภาษี</span>");
  expect(articleHtml("16 – 22")).toContain(kept("16 – 22"));
  expect(articleHtml("`16 – 22`")).toBe("<p><code>16 – 22</code></p>\n");
  expect(articleHtml("    16 – 22")).toContain("<code>16 – 22\n</code>");
});

describe("articleHtml", () => {
  it("shows markup of the body as text", () => {
    const html = articleHtml('Hello <script>alert(1)</script>\n\n<img src=x onerror="alert(1)">');
    expect(html).not.toMatch(/<(script|img)/);
    expect(html).toContain("&lt;script&gt;");
  });

  it("links only to the web", () => {
    expect(articleHtml("[a](javascript:alert(1))")).toBe("<p>a</p>\n");
    expect(articleHtml("[a](https://x.example/?a=1&b=2)")).toContain(
      '<a href="https://x.example/?a=1&amp;b=2" rel="noopener nofollow">a</a>',
    );
  });

  it("makes code and tables scroll on their own", () => {
    expect(articleHtml("```\nwide\n```")).toContain('<pre tabindex="0">');
    const html = articleHtml("|a|\n|-|\n|<table>|");
    expect(html).toMatch(
      /^<div class="wide" tabindex="0"><table>.*&lt;table&gt;.*<\/table><\/div>/s,
    );
  });

  it("leaves the only h1 to the page, and loads no external pictures", () => {
    expect(articleHtml("# Title")).toBe("<h2>Title</h2>\n");
    expect(articleHtml("![alt](https://x.example/a.png)")).not.toContain("<img");
  });
});
