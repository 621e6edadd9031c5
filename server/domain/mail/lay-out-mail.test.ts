import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../contracts/languages.ts";
import { layOutMail } from "./lay-out-mail.ts";
import type { MailContent } from "./mail-content.ts";

const CONTENT: MailContent = {
  subject: "Your receipt",
  heading: "Thank you",
  paragraphs: ["Your credits are here.", "Second."],
  points: { introduction: "First:", items: ["one <b>", "two"] },
  facts: [
    { name: "Amount", value: "US$29" },
    { name: "Email", value: "a@x.example", href: "mailto:a@x.example" },
    { name: "On Benih", value: "Kasirin", href: "https://benih.example/startups/kasirin" },
  ],
  button: { label: "Open", href: "https://benih.example/credits" },
  notes: ["A note."],
};

const lay = (change: Partial<MailContent> = {}) =>
  layOutMail("a@x.example", "en", { ...CONTENT, ...change });

describe("a mail", () => {
  it("says its news beside the subject in the mailbox, and fills the rest of that line", () => {
    const [, preheader = ""] =
      /<body[^>]*>\s*<div style="display:none[^>]*>([^<]*)</.exec(lay().html) ?? [];
    expect(preheader).toMatch(/^Your credits are here\.(&#847;&zwnj;&nbsp;)+$/);
  });

  it("has dark colours for everything that has a light one", () => {
    const { html } = lay({ code: "123456", quote: { introduction: "They say:", text: "Hi" } });
    const [, dark = ""] = /prefers-color-scheme:dark\)\{(.*)\}\s*<\/style>/.exec(html) ?? [];
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    for (const [tag] of html
      .slice(html.indexOf("<body"))
      .matchAll(/<\w+ [^>]*(?:[^-]color|background):#[^>]*>/g)) {
      const classes = /class="([^"]+)"/.exec(tag)?.[1]?.split(" ") ?? [];
      const isDarkened = classes.some((name) => dark.includes(`.${name}{`));
      // The button's words get their colour from their box.
      expect(isDarkened || tag.includes("color:#ffffff"), tag).toBe(true);
    }
  });

  it("lists points and facts in both of its parts, and lets nothing become a tag", () => {
    const { html, text } = lay();
    expect(text).toContain("First:\n• one <b>\n• two");
    expect(text).toContain(
      "Amount: US$29\nEmail: a@x.example\nOn Benih: Kasirin\nhttps://benih.example/startups/kasirin",
    );
    expect(html).toContain('<li style="margin:6px 0 0">one &lt;b&gt;</li>');
    expect(html).toContain('href="mailto:a@x.example"');
  });

  it("spells out an address only where the mail is the only way to it", () => {
    const shown = (html: string) => html.includes(">https://benih.example/credits</a>");
    expect(shown(lay().html)).toBe(false);
    const button = { label: "Open", href: "https://benih.example/credits", isOnlyWay: true };
    expect(shown(lay({ button }).html)).toBe(true);
  });

  it.each(LANGUAGES)("begins with its heading, without a greeting: %s", (language) => {
    const { text } = layOutMail("a@x.example", language, CONTENT);
    expect(text.startsWith("Thank you\n\nYour credits are here.")).toBe(true);
  });
});
