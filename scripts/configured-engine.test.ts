import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { drawDeck } from "../eval/draw-deck.ts";
import { judges, matches } from "../server/judging/test-engine.ts";
import {
  fails,
  type ModelRequest,
  type Reply,
  startModelServer,
} from "../server/services/language-model/test-model-server.ts";

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "benih model "));
  for (const name of ["Sawah", "Kopi", "Teh"]) {
    const pages = [
      { title: name, lines: [`${name} helps rice farmers sell together and earn a fifth more.`] },
      { title: "Market", lines: ["TAM: $2M", "SAM: $5M"] },
      { title: "Competition", lines: ["We have no competitors."] },
    ];
    await writeFile(path.join(folder, `${name}.pdf`), drawDeck(pages, "en"));
  }
  const startups = ["Kasirin", "Warung", "Toko", "Pasar"].map((startupName) => ({
    id: startupName.toLowerCase(),
    startupName,
    industry: ["fintech"],
    country: "Indonesia",
    description: "QR payments",
  }));
  await writeFile(path.join(folder, "startups.json"), JSON.stringify(startups));
  const investors = [{ id: "angin", name: "Angin", targetedIndustries: ["fintech"] }];
  await writeFile(path.join(folder, "investors.json"), JSON.stringify(investors));
});
afterAll(() => rm(folder, { recursive: true }));

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

/** A script with these settings, and a model with these replies. */
async function run(script: string, args: string[], settings: Record<string, string>) {
  const env = { ...process.env, INIT_CWD: folder, ...settings };
  const file = path.join(import.meta.dirname, script);
  const ended: { code?: number; stdout: string; stderr: string } = await promisify(execFile)(
    process.execPath,
    [file, ...args],
    { env, cwd: folder },
  ).catch((error: { code: number; stdout: string; stderr: string }) => error);
  const answer = ended.stdout === "" ? undefined : JSON.parse(ended.stdout);
  return { code: ended.code ?? 0, answer, stderr: ended.stderr };
}

async function modelThat(reply: Reply) {
  const server = await startModelServer(reply);
  stop = server.stop;
  const settings = {
    AI_BASE_URL: server.settings.baseUrl,
    AI_MODEL: "test-model",
    AI_API_KEY: "key-of-nobody",
  };
  return { settings, requests: server.requests };
}

/** Delays an answer until others could have been requested, and counts how many are open. */
function heldBack(reply: Reply) {
  const seen = { open: 0, most: 0 };
  const held: Reply = async (response, asked) => {
    seen.open += 1;
    seen.most = Math.max(seen.most, seen.open);
    const here = `http://127.0.0.1:${response.socket?.localPort}`;
    for (let turn = 0; turn < 20; turn += 1) {
      await fetch(here, { method: "POST" }).catch(() => {});
    }
    seen.open -= 1;
    reply(response, asked);
  };
  return { held, seen };
}

const REVIEW = {
  score: 1.5,
  subScores: { clarity: 2, traction: 1, viability: 1, completeness: 0.5 },
  verdict: "Too little to judge.",
  doubt: null,
  issues: [
    {
      about: "competition",
      kind: "argument",
      severity: 2,
      certainty: "likely",
      evidence: [{ page: 3, quote: "We have no competitors." }],
      why: "Everybody has some.",
      fix: "Cooperatives buy most of the rice today.",
    },
  ],
  questions: [],
  sections: [{ section: "competition", state: "empty" }],
  cuts: [{ page: 2, why: "Page 1 says it already." }],
  calculations: [],
  strengths: [],
};

describe("review", () => {
  it("prints what the model found, and the error of the deck that it did not answer for", async () => {
    const { settings } = await modelThat((response, asked) => {
      const isRefused = materialOf(asked).includes("Kopi helps");
      (isRefused ? fails(401) : judges(REVIEW))(response, asked);
    });
    const { code, answer } = await run("review.ts", ["Sawah.pdf", "Kopi.pdf", "no.pdf"], settings);
    expect(code).toBe(0);
    expect(answer).toEqual({
      "Sawah.pdf": {
        score: 1.2,
        range: [0.4, 2],
        verdict: "Too little to judge.",
        issues: [
          // Computed, and not refuted.
          expect.objectContaining({ category: "Viability", about: "market", text: "SAM: $5M" }),
          {
            category: "Viability",
            about: "competition",
            kind: "argument",
            severity: 2,
            certainty: "likely",
            page: 3,
            text: "We have no competitors.",
            evidence: [{ page: 3, quote: "We have no competitors." }],
            why: "Everybody has some.",
            fix: "Cooperatives buy most of the rice today.",
          },
        ],
        questions: [],
        sections: expect.arrayContaining([
          { section: "competition", state: "empty" },
          { section: "market", state: "unsure" },
        ]),
        cuts: [{ page: 2, why: "Page 1 says it already." }],
        agrees: [],
        strengths: [],
      },
      "Kopi.pdf": {
        error: {
          code: "engine_unavailable",
          message: "The language model answered with status 401.",
        },
      },
      "no.pdf": { error: { code: "file_not_found", message: expect.any(String) } },
    });
  });

  it("fails when the model answers for none", async () => {
    const { settings } = await modelThat(fails(401));
    expect((await run("review.ts", ["Sawah.pdf"], settings)).code).toBe(1);
  });

  it("asks for two decks at once at most", async () => {
    const { held, seen } = heldBack(judges(REVIEW));
    const { settings, requests } = await modelThat(held);
    const { code } = await run("review.ts", ["Sawah.pdf", "Kopi.pdf", "Teh.pdf"], settings);
    expect(code).toBe(0);
    expect(requests).toHaveLength(6);
    expect(seen.most).toBeLessThanOrEqual(2);
  });

  it("with half a setting says so", async () => {
    const settings = { AI_BASE_URL: "", AI_MODEL: "test-model", AI_API_KEY: "" };
    const { code, stderr } = await run("review.ts", ["Sawah.pdf"], settings);
    expect(code).toBe(2);
    expect(stderr).toContain("AI_BASE_URL and AI_MODEL must be set together");
  });
});

describe("match", () => {
  const FILES = ["--startups", "startups.json", "--investors", "investors.json"];
  const AGREES: Reply = matches([
    {
      id: "angin",
      verdict: "open",
      decides: null,
      rate: 71,
      reasons: ["Angin names Fintech."],
      against: "Angin.",
    },
  ]);

  it("prints the model's reasons, two questions at once at most", async () => {
    const { held, seen } = heldBack(AGREES);
    const { settings } = await modelThat(held);
    const { code, answer } = await run("match.ts", FILES, settings);
    expect(code).toBe(0);
    expect(Object.keys(answer)).toEqual(["kasirin", "warung", "toko", "pasar"]);
    expect(answer.kasirin).toEqual([
      {
        id: "angin",
        rate: 71,
        isDoubtful: false,
        reasons: ["Angin names Fintech."],
        telling: "Angin names Fintech.",
        shared: expect.any(String),
        against: "Angin.",
        conflicts: [],
      },
    ]);
    expect(seen.most).toBeLessThanOrEqual(2);
  });

  it("leaves whom the model does not answer for without matches, and says so", async () => {
    const { settings } = await modelThat((response, asked) => {
      const isRefused = materialOf(asked).includes("Toko");
      (isRefused ? fails(401) : AGREES)(response, asked);
    });
    const { code, answer, stderr } = await run("match.ts", FILES, settings);
    expect(code).toBe(0);
    expect(answer.toko).toEqual([]);
    expect(answer.pasar).toHaveLength(1);
    expect(stderr).toContain("toko is left without matches: The language model answered with");
  });

  it("fails when the model answers for none", async () => {
    const { settings } = await modelThat(fails(401));
    expect((await run("match.ts", FILES, settings)).code).toBe(1);
  });
});

function materialOf({ messages }: ModelRequest): string {
  return messages[1]?.content ?? "";
}
