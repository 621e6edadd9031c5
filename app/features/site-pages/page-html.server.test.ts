import { expect, it } from "vitest";
import { sitePageHtml, sitePageLead } from "./page-html.server.ts";

const BODY = "Run by {name}.\n\n{address}\n\nWrite to {mailbox}, or see [prices](/pricing).";

it("names who runs the site, and links to the mailbox", () => {
  const html = sitePageHtml(BODY, {
    name: "Seeds & <Sons>",
    address: "1 Orchard Road",
    mailbox: "hello@benih.example",
  });
  expect(html).toContain("Run by Seeds &amp; &lt;Sons&gt;.");
  expect(html).toContain("1 Orchard Road");
  expect(html).toContain('<a href="mailto:hello@benih.example">hello@benih.example</a>');
  expect(html).toContain('<a href="/pricing">prices</a>');
});

it("leaves out lines that name what is not set", () => {
  const html = sitePageHtml(`${BODY}\n\nThe rest stays.`, {});
  expect(html).toBe("<p>The rest stays.</p>\n");
});

it("a value is text, whatever is in it", () => {
  expect(sitePageHtml("{name}", { name: "$& {mailbox}" })).toBe("<p>$&amp; {mailbox}</p>\n");
});

it("is summed up by its first paragraph, without marks", () => {
  expect(sitePageLead("## Heading\n\nA **bold** [link](/x) here.\n\nMore.")).toBe(
    "A bold link here.",
  );
  const long = sitePageLead("word ".repeat(60));
  expect(long).toMatch(/word…$/);
  expect(long.length).toBeLessThanOrEqual(161);
});
