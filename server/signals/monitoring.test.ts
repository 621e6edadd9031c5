import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";

const DOCS = path.resolve(import.meta.dirname, "..", "..", "docs");
const read = (file: string) => readFileSync(path.join(DOCS, file), "utf8");

const board = z.object({
  panels: z.array(
    z.object({
      type: z.string(),
      title: z.string().min(1),
      gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      targets: z.array(z.object({ expr: z.string().min(1) })).optional(),
    }),
  ),
});

it("each alert leads to a section that says what to do", () => {
  const sections = new Set(
    [...read("operations/signals.md").matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
      title.toLowerCase().replaceAll(" ", "-"),
    ),
  );
  const rules = read("monitoring/alerts.yaml").split("- alert: ").slice(1);
  expect(rules.length).toBeGreaterThan(10);
  for (const rule of rules) {
    const [, section = ""] = /runbook: docs\/operations\/signals\.md#(\S+)/.exec(rule) ?? [];
    expect(sections, rule).toContain(section);
    expect(rule).toMatch(/severity: (?:critical|warning)/);
    expect(rule).toMatch(/description: .{20,}/);
  }
});

it("the board's panels fill their rows, none upon another, each with something to show", () => {
  const { panels } = board.parse(JSON.parse(read("monitoring/board.json")));
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  for (const { type, title, targets } of panels) {
    if (type !== "row") expect(targets?.length, title).toBeGreaterThan(0);
  }
});
