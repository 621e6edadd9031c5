import { spawn } from "node:child_process";
import { once } from "node:events";
import { setImmediate as turn } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { checkPdf } from "../../../files/check-pdf.ts";
import { startUploads } from "../../../files/pdf/test-uploads.ts";
import { readPdf } from "../../../typesetting/test-read-pdf.ts";
import { makeReport, ReportMaker } from "./make-report.ts";
import { exampleInput, exampleIssue } from "./test-report-example.ts";

// Reports are drawn and read in hundredths of a second, unless the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

let uploads: Awaited<ReturnType<typeof startUploads>>;
beforeAll(async () => {
  uploads = await startUploads();
});
afterAll(() => uploads.stop());

const inputWith = (text: string) => {
  const input = exampleInput("en", 0);
  const issues = [exampleIssue("en", 0, { text })];
  return { ...input, changes: null, review: { ...input.review, issues, strengths: [] } };
};
const quoted = async (text: string) => {
  const { pages, whole } = await readPdf(await makeReport(inputWith(text)));
  return { pages, whole };
};

describe("a quote of", () => {
  it("a word of 3,000 letters is broken within the margins, and loses none", async () => {
    const word = Array.from({ length: 3000 }, (_, at) => "abcdefghij"[at % 10]).join("");
    const { pages } = await quoted(word);
    const texts = pages.flatMap((page) => page.texts);
    const pieces = texts.filter(({ text }) => word.includes(text) && text.length > 5);
    expect(pieces.map(({ text }) => text).join("")).toBe(word);
    for (const { right } of texts) expect(right).toBeLessThanOrEqual(544);
  });

  it("an address breaks after its joints", async () => {
    const address = `https://example.com/${"investors/portfolio-2026/".repeat(6)}`;
    const { pages, whole } = await quoted(address);
    expect(whole).toContain(address);
    const lines = pages.flatMap(({ texts }) => texts.map(({ text }) => text));
    const broken = lines.filter((line) => address.includes(line) && !address.endsWith(line));
    for (const line of broken.filter((line) => line.length > 20)) expect(line).toMatch(/[/-]$/);
  });

  it("several lines keeps them", async () => {
    const { pages } = await quoted("First line\r\nSecond line\n\n\u2028Third line");
    const lines = pages.flatMap(({ texts }) => texts.map(({ text }) => text.trim()));
    const at = lines.indexOf("First line");
    expect(lines.slice(at, at + 3)).toEqual(["First line", "Second line", "Third line"]);
  });

  it("controls, marks of direction and half characters leaves what can be seen", async () => {
    const { whole } = await quoted(
      "Re\u0000ve\u0007nue\u202e grew\u200b \ud83d35%\ufeff to\u0085day \udc00\ue000now",
    );
    expect(whole).toContain("Revenue grew 35% to");
    expect(whole).toContain("day now");
  });

  it("emoji and of scripts that no font here has", async () => {
    const { whole, pages } = await quoted(
      "Growth 🚀🚀 35% 👩🏽‍🌾 in 🇻🇳 ទីផ្សារ កម្ពុជា and سوق, Ⅳ quarter, H₂O ❤️ end",
    );
    expect(whole).toContain("Growth 35% in … and …, IV quarter, H2O end");
    expect(pages.flatMap(({ glyphs }) => glyphs).every(({ isInFont }) => isInFont)).toBe(true);
  });

  it("letters with loose marks composes them", async () => {
    const { whole } = await quoted("Tiếng Việt: nền tảng".normalize("NFD"));
    expect(whole).toContain("Tiếng Việt: nền tảng");
  });
});

describe("a text that is meant for the program", () => {
  const text = ") Tj ET endstream endobj 1 0 obj <</S/JavaScript/JS(app.alert(1))>> <00> %%EOF";

  it("is only text, and the report has nothing that could run", async () => {
    const input = { ...inputWith(text), fileName: text, companyName: text };
    const report = await makeReport(input);
    const { whole, info, actions } = await readPdf(report);
    expect(whole).toContain("1 0 obj <</S/JavaScript/JS(app.alert(1))>> <00> %%EOF");
    expect(info).toMatchObject({ Title: `Pitch deck review: ${text}` });
    expect(actions).toBeNull();
    expect(await checkPdf(await uploads.store(report), { maxPages: 50 })).toMatchObject({
      ok: true,
    });
  });
});

describe("the thread that draws", () => {
  it("leaves this one free", async () => {
    let turns = 0;
    let isDrawn = false;
    const report = makeReport(exampleInput("zh", 60)).finally(() => {
      isDrawn = true;
    });
    while (!isDrawn) {
      await turn();
      turns += 1;
    }
    expect((await report).length).toBeGreaterThan(10_000);
    expect(turns).toBeGreaterThan(50);
  });

  it("is ended when a text takes too long, and the next report is drawn", async () => {
    const maker = new ReportMaker({ timeoutMs: 2000 });
    const words = Array.from({ length: 1_500_000 }, (_, at) => at.toString(36)).join(" ");
    await expect(maker.make(inputWith(words))).rejects.toThrow("could not be drawn");
    // On a busy machine the first try of an ordinary report may take more than these two seconds.
    const next = await vi.waitFor(() => maker.make(exampleInput("en", 1)), { timeout: 50_000 });
    expect(next.length).toBeGreaterThan(10_000);
  });

  it("that fails answers so, and the next report is drawn", async () => {
    const maker = new ReportMaker();
    const reviewedAt = new Date(Number.NaN);
    await expect(maker.make({ ...exampleInput("en", 1), reviewedAt })).rejects.toThrow(
      "could not be drawn",
    );
    expect((await maker.make(exampleInput("en", 1))).length).toBeGreaterThan(10_000);
  });

  it("does not keep a process alive that has nothing else to do", async () => {
    const [maker, example] = ["make-report.ts", "test-report-example.ts"].map((file) =>
      JSON.stringify(new URL(file, import.meta.url).href),
    );
    const program = `const { makeReport } = await import(${maker});
      const { exampleInput } = await import(${example});
      const report = await makeReport(exampleInput("en", 1));
      process.exitCode = report.length > 10000 ? 7 : 1;`;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", program]);
    expect((await once(child, "close"))[0]).toBe(7);
  });

  it("draws many that are asked for at once, each its own", async () => {
    const languages = ["en", "id", "vi", "th", "zh"] as const;
    const reports = await Promise.all(languages.map((one) => makeReport(exampleInput(one, 2))));
    const titles = await Promise.all(reports.map(async (report) => (await readPdf(report)).info));
    expect(new Set(titles.map((info) => JSON.stringify(info))).size).toBe(5);
  });
});
