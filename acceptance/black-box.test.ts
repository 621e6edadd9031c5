import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const FOLDER = import.meta.dirname;
const PACKAGES = [
  "@cantoo/pdf-lib",
  "@node-rs/bcrypt",
  "@supabase/supabase-js",
  "ajv-formats",
  "ajv/dist/2020.js",
  "fast-check",
  "jose",
  "pdfjs-dist/legacy/build/pdf.mjs",
  "pg",
  "stripe",
  "vitest",
  "vitest/node",
  "zod",
];

it("knows nothing of the product but its commands, addresses and files", () => {
  const foreign = readdirSync(FOLDER).flatMap((file) =>
    importsOf(readFileSync(path.join(FOLDER, file), "utf8"))
      .filter(
        (name) =>
          !/^\.\/[\w-]+\.ts$/.test(name) && !name.startsWith("node:") && !PACKAGES.includes(name),
      )
      .map((name) => `${file}: ${name}`),
  );
  expect(foreign).toEqual([]);
});

function importsOf(source: string): string[] {
  return [...source.matchAll(/(?:^import\s|\bfrom\s|\bimport\()\s*["']([^"']+)["']/gm)].map(
    (match) => match[1] ?? "",
  );
}
