import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { drawDeck } from "../eval/draw-deck.ts";
import { onePage } from "../server/files/pdf/test-handmade-pdf.ts";

vi.setConfig({ testTimeout: 60_000 });

const SCRIPT = path.join(import.meta.dirname, "review.ts");
const DECK = [
  { title: "Sawah", lines: ["Sawah helps rice farmers sell together and earn a fifth more."] },
  { title: "Market", lines: ["TAM: $2M", "SAM: $5M"] },
  { title: "Competition", lines: ["We have no competitors."] },
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "benih review "));
  await writeFile(path.join(folder, "good deck.pdf"), drawDeck(DECK, "en"));
  await mkdir(path.join(folder, "other"));
  await writeFile(path.join(folder, "other", "good deck.pdf"), drawDeck(DECK, "en"));
  await writeFile(path.join(folder, "empty.pdf"), onePage());
});
afterAll(() => rm(folder, { recursive: true }));

/** As npm does: the script runs in the project, and knows the caller's folder. */
async function run(...files: string[]) {
  const byRules = { AI_BASE_URL: "", AI_MODEL: "", AI_API_KEY: "" };
  const env = { ...process.env, ...byRules, INIT_CWD: folder };
  const call = promisify(execFile)(process.execPath, [SCRIPT, ...files], { env });
  const { code = 0, stdout } = await call
    .catch((error: { code: number; stdout: string }) => error)
    .then((ended) => ({ code: "code" in ended ? ended.code : 0, stdout: ended.stdout }));
  return { code, answer: stdout === "" ? undefined : JSON.parse(stdout) };
}

it("prints score and issues by file name, and each file's own error", async () => {
  const { code, answer } = await run("good deck.pdf", "empty.pdf", "missing.pdf");
  expect(code).toBe(0);
  expect(Object.keys(answer)).toEqual(["good deck.pdf", "empty.pdf", "missing.pdf"]);
  expect(answer["good deck.pdf"]).toEqual({
    score: expect.any(Number),
    range: [expect.any(Number), expect.any(Number)],
    verdict: "",
    issues: expect.arrayContaining([
      {
        category: "Viability",
        about: "market",
        kind: "contradiction",
        severity: 3,
        certainty: "proven",
        page: 2,
        text: "SAM: $5M",
        evidence: [{ page: 2, quote: "SAM: $5M" }],
        why: expect.any(String),
        fix: expect.stringContaining("TAM"),
      },
      expect.objectContaining({ about: "competition", kind: "argument", page: 3 }),
    ]),
    questions: expect.arrayContaining([expect.stringContaining("“Team”")]),
    sections: expect.arrayContaining([
      { section: "market", state: "told" },
      { section: "team", state: "unsure" },
    ]),
    cuts: [],
    agrees: [],
    strengths: expect.any(Array),
  });
  expect(answer["empty.pdf"]).toEqual({
    error: { code: "deck_empty", message: expect.any(String) },
  });
  expect(answer["missing.pdf"].error.code).toBe("file_not_found");
});

it("two files of one name keep their paths", async () => {
  const { answer } = await run("good deck.pdf", "other/good deck.pdf");
  expect(Object.keys(answer)).toEqual(["good deck.pdf", "other/good deck.pdf"]);
});

it("fails only when nothing could be done", async () => {
  expect((await run("empty.pdf", "missing.pdf")).code).toBe(1);
  expect((await run()).code).toBe(2);
});
