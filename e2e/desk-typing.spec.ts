import type { CDPSession, Page } from "@playwright/test";
import { leaveNothingPublished, makeStaff, savedStatus } from "./fixtures/desk.ts";
import { alike } from "./fixtures/looks.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "deskDocuments", key);

leaveNothingPublished();

/** The underlined text while a word is composed, and the finished word. */
const METHODS = [
  { method: "Telex", steps: ["t", "ti", "tie", "tiê", "tiên", "tiêng", "tiếng"], word: "tiếng" },
  { method: "Pinyin", steps: ["n", "ni", "ni h", "ni ha", "ni hao"], word: "你好" },
  { method: "Thai", steps: ["ท", "ที", "ที่"], word: "ที่" },
];
/** The only values that a field may have once a word is finished, and that may be saved. */
const FINISHED = METHODS.map((_, at) =>
  METHODS.slice(0, at + 1)
    .map((one) => one.word)
    .join(""),
);
const WHOLE = FINISHED.at(-1) ?? "";

function begin(input: CDPSession, text: string) {
  const end = text.length;
  return input.send("Input.imeSetComposition", { text, selectionStart: end, selectionEnd: end });
}

/** A key that reaches the page while a word is being composed, as an input method passes it on. */
async function pressWithin(input: CDPSession, key: string, code: number, modifiers = 0) {
  const about = { key, windowsVirtualKeyCode: code, modifiers };
  await input.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...about });
  await input.send("Input.dispatchKeyEvent", { type: "keyUp", ...about });
}

const CONTROL = 2;
const PROCESS = 229;

const FIELDS = [
  ["a text", (page: Page) => page.getByRole("textbox", { name: say("body") }), "body"],
  ...alike([
    ["a summary", (page: Page) => page.getByLabel(say("excerpt")), "excerpt"],
    ["a title", (page: Page) => page.getByLabel(say("title"), { exact: true }), "title"],
  ] as const),
] as const;

for (const [name, find, part] of FIELDS) {
  test(`words put together by an input method arrive whole in ${name}, are saved whole and undone whole`, async ({
    visit,
    server,
  }) => {
    const page = await visit((await makeStaff(server, "editor")).browser);
    await page.clock.install();
    await page.goto("/desk/articles");
    await page.getByRole("button", { name: say("begin_article") }).click();
    const field = find(page);
    const saves: string[] = [];
    page.on("request", (request) => {
      if (!request.url().endsWith("/desk/save-document")) return;
      saves.push(request.postDataJSON().content.texts.en[part]);
    });
    const written = async () =>
      part === "body" ? ((await field.textContent()) ?? "") : await field.inputValue();
    const input = await page.context().newCDPSession(page);
    await field.click();
    let soFar = "";
    for (const { steps, word: whole } of METHODS) {
      for (const step of steps) await begin(input, step);
      expect(await written()).toBe(soFar + (steps.at(-1) ?? ""));
      // The pause before saving passes while the word is still being composed.
      await page.clock.fastForward(5000);
      await input.send("Input.insertText", { text: whole });
      soFar += whole;
      expect(await written()).toBe(soFar);
      await expect(savedStatus(page)).toBeVisible();
    }
    expect(saves.at(-1)).toBe(WHOLE);
    expect(saves.filter((text) => !FINISHED.includes(text))).toEqual([]);

    await page.keyboard.press("ControlOrMeta+z");
    for (let undone = await written(); undone !== ""; undone = await written()) {
      expect(FINISHED).toContain(undone);
      await page.keyboard.press("ControlOrMeta+z");
    }
    await page.keyboard.press("ControlOrMeta+Shift+z");
    while ((await written()) !== WHOLE) {
      expect(FINISHED).toContain(await written());
      await page.keyboard.press("ControlOrMeta+Shift+z");
    }
    await page.clock.fastForward(5000);
    await expect(savedStatus(page)).toBeVisible();
    await page.reload();
    await expect(field).toBeVisible();
    expect(await written()).toBe(WHOLE);

    // Keys within a word belong to the input method, whatever they mean otherwise: a new line, a
    // save, handing in, the help, the next row.
    await field.click();
    await page.keyboard.press("End");
    await begin(input, "ti");
    const before = saves.length;
    await pressWithin(input, "Process", PROCESS);
    await pressWithin(input, "s", 83, CONTROL);
    await pressWithin(input, "Enter", 13, CONTROL);
    await pressWithin(input, "?", 191);
    await pressWithin(input, "ArrowDown", 40);
    expect(saves).toHaveLength(before);
    await input.send("Input.insertText", { text: "tiền" });
    expect(await written()).toBe(`${WHOLE}tiền`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText(say("state_draft")).first()).toBeVisible();
  });
}
