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
  const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" });
  const foreign = files
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) =>
      importsOf(readFileSync(path.join(FOLDER, file), "utf8"))
        .filter((name) => !isOwn(file, name))
        .map((name) => `${file}: ${name}`),
    );
  expect(foreign).toEqual([]);
});

function isOwn(file: string, name: string): boolean {
  if (!name.startsWith(".")) return name.startsWith("node:") || PACKAGES.includes(name);
  const imported = path.join(FOLDER, path.dirname(file), name);
  return imported.startsWith(FOLDER + path.sep) && /\.(?:ts|json)$/.test(name);
}

function importsOf(source: string): string[] {
  return [...source.matchAll(/(?:^import\s|\bfrom\s|\bimport\()\s*["']([^"']+)["']/gm)].map(
    (match) => match[1] ?? "",
  );
}
