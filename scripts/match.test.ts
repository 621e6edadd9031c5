import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

vi.setConfig({ testTimeout: 60_000 });

const SCRIPT = path.resolve(import.meta.dirname, "match.ts");

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "match with space "));
  write("startups.json", [
    {
      id: "7",
      startupName: "Kasirin",
      industry: ["fintech"],
      ventureRound: "Seed",
      country: "Indonesia",
      description: "QR payments",
    },
    {
      id: "3",
      startupName: "Betly",
      industry: ["media"],
      description: "Sports betting app",
      country: "Mars",
    },
  ]);
  write("investors.json", [
    {
      id: "__proto__",
      name: "Angin",
      targetedIndustries: ["Fintech"],
      matchCriteria: "No gambling.",
    },
    { id: "i2", name: "Lain", description: "ลงทุนในเกม" },
  ]);
  writeFileSync(path.join(folder, "broken.json"), "{");
  write("empty.json", []);
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, value: unknown): void {
  writeFileSync(path.join(folder, name), JSON.stringify(value));
}

function match(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], {
    cwd: folder,
    env: { ...process.env, INIT_CWD: folder, AI_BASE_URL: "", AI_MODEL: "", AI_API_KEY: "" },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

const files = ["--startups", "startups.json", "--investors", "investors.json"];

describe("the command line", () => {
  it("prints JSON for each startup in the order of the file, with warnings on stderr", () => {
    const { status, stdout, stderr } = match(...files);
    expect(status).toBe(0);
    const answer: Record<
      string,
      { id: string; rate: number; reasons: string[]; against: string }[]
    > = JSON.parse(stdout);
    expect(stdout.indexOf('"7"')).toBeLessThan(stdout.indexOf('"3"'));
    expect(answer["7"]?.[0]?.id).toBe("__proto__");
    expect(answer["3"]?.map(({ id }) => id)).toEqual(["i2"]);
    for (const { rate, reasons, against } of answer["7"] ?? []) {
      expect(Number.isInteger(rate)).toBe(true);
      expect(reasons.length).toBeGreaterThanOrEqual(2);
      expect(against).not.toBe("");
    }
    expect(stderr).toContain('"Mars" is no country that we know');
  });

  it("explains what it understood, and what decided on each candidate", () => {
    const { status, stdout } = match(...files, "--explain", "--today", "2026-11-22");
    expect(status).toBe(0);
    const { candidates, matches, constraints } = JSON.parse(stdout)["3"];
    expect(candidates).toEqual([
      {
        id: "__proto__",
        outcome: "left out",
        refusal: { by: "investor", quote: "No gambling", certainty: "plain" },
      },
      { id: "i2", outcome: "listed", refusal: null },
    ]);
    expect(matches).toHaveLength(1);
    expect(constraints).toEqual([]);
    const turned = match(...files, "--explain", "--direction", "investors");
    expect(turned.stdout).toContain(`"__proto__": {`);
    expect(turned.stdout).toContain(`"polarity": "never"`);
    expect(match(...files, "--today", "some day").status).toBe(2);
  });

  it("reads amounts with their currency, rounds by other names, and confirmed constraints", () => {
    const game = {
      id: "g",
      startupName: "Main",
      industry: ["media"],
      description: "Mobile games.",
    };
    write("game.json", [{ ...game, raising: { amount: 1_300_000, currency: "SGD" } }]);
    const never = { polarity: "never", about: "field", terms: ["games"], reading: "doubtful" };
    const deals = [{ startup: "Kasirin", sector: "Fintech", year: 2026 }];
    const fund = { name: "Angin", cheque: { min: 0, max: 2_000_000, currency: "MYR" }, deals };
    write("funds.json", [
      { ...fund, id: "open", matchCriteria: "Games, but only the good ones." },
      { ...fund, id: "shut", constraints: [{ ...never, quote: "no games" }] },
    ]);
    const { stdout, stderr } = match("--startups", "game.json", "--investors", "funds.json");
    expect(JSON.parse(stdout).g.map(({ id }: { id: string }) => id)).toEqual(["open"]);
    expect(stderr).not.toContain("cannot be read");
  });

  it("turns round, in another language", () => {
    const { status, stdout } = match(...files, "--direction", "investors", "--language", "th");
    expect(status).toBe(0);
    expect(stdout).toContain('"__proto__": [');
    expect(stdout).toContain("อุตสาหกรรม");
  });

  it("warns of the first of many faults, and says how many more there are", () => {
    const lost = Array.from({ length: 150 }, (_nothing, at) => ({ id: at, country: "Mars" }));
    write("lost.json", lost);
    const { status, stderr } = match("--startups", "startups.json", "--investors", "lost.json");
    expect(status).toBe(0);
    expect(stderr).toContain('investor 0: "Mars" is no country that we know');
    expect(stderr).toMatch(/^and \d+ more warnings$/m);
    expect(stderr.split("\n").length).toBeLessThan(210);
  });

  it("fails only where nothing could be done", () => {
    const none = match("--startups", "startups.json", "--investors", "missing.json");
    expect(none.status).toBe(1);
    expect(none.stderr).toContain("missing.json cannot be read");
    expect(JSON.parse(none.stdout)).toEqual({ "3": [], "7": [] });
    expect(match("--startups", "broken.json", "--investors", "investors.json").status).toBe(1);
    expect(match("--startups", "empty.json", "--investors", "investors.json").stdout).toBe("{}\n");
    expect(match().stderr).toContain("Both --startups and --investors must name a file.");
    expect(match(...files, "--direction", "sideways").status).toBe(2);
    expect(match(...files, "--colour", "red").status).toBe(0);
  });
});
