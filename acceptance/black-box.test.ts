import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/** These tests, and what they share with the browser's. */
const FOLDERS = [import.meta.dirname, path.resolve(import.meta.dirname, "../testing")];
/** The set-up has the product built before it is started. */
const BUILD = path.resolve(import.meta.dirname, "../scripts/setup/build.mjs");
const PACKAGES = [
  "@cantoo/pdf-lib",
  "@node-rs/bcrypt",
  "@supabase/supabase-js",
  "ajv-formats",
  "ajv/dist/2020.js",
  "fast-check",
  "jose",
  "linkedom",
  "nodemailer",
  "otpauth",
  "parse-prometheus-text-format",
  "pdfjs-dist/legacy/build/pdf.mjs",
  "pg",
  "sharp",
  "stripe",
  "vitest",
  "vitest/node",
  "ws",
  "zod",
];

it("knows nothing of the product but its commands, addresses and files", () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
      path.join(folder, name),
    ),
  );
  const foreign = files
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) =>
      importsOf(readFileSync(file, "utf8"))
        .filter((name) => !isOwn(file, name))
        .map((name) => `${file}: ${name}`),
    );
  expect(foreign).toEqual([]);
});

function isOwn(file: string, name: string): boolean {
  if (!name.startsWith(".")) return name.startsWith("node:") || PACKAGES.includes(name);
  const imported = path.resolve(path.dirname(file), name);
  const isHere = FOLDERS.some((folder) => imported.startsWith(folder + path.sep));
  return imported === BUILD || (isHere && /\.(?:ts|json)$/.test(name));
}

function importsOf(source: string): string[] {
  return [...source.matchAll(/(?:^import\s|\bfrom\s|\bimport\()\s*["']([^"']+)["']/gm)].map(
    (match) => match[1] ?? "",
  );
}
