import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { readEnv } from "../server/env.ts";
import { readSettings } from "./settings.ts";
import { readDotEnv } from "./setup/dot-env.mjs";

it("a command reads from .env what the server reads, to the letter", () => {
  const root = mkdtempSync(path.join(tmpdir(), "settings "));
  const values = {
    READ_PASSPHRASE: "correct#horse9",
    READ_QUOTED: "two words # and more",
    READ_PLAIN: "a b  # c",
    READ_SINGLE: 'say "so"\\n',
    READ_EMPTY: "",
  };
  writeFileSync(
    path.join(root, ".env"),
    `# said\nREAD_PASSPHRASE=correct#horse9\r\n READ_QUOTED = "two words # and more" \nREAD_PLAIN=a b  # c\nREAD_SINGLE='say "so"\\n'\nREAD_EMPTY=\n`,
  );
  expect(readSettings(root)).toMatchObject(values);
  // The launcher of the server, as it would be in this root.
  mkdirSync(path.join(root, "scripts"));
  cpSync(path.join(import.meta.dirname, "setup"), path.join(root, "scripts/setup"), {
    recursive: true,
  });
  const print =
    "import('./scripts/setup/paths.mjs').then(m => console.log(JSON.stringify(m.environment())))";
  const env = { PATH: process.env.PATH };
  const said = execFileSync(process.execPath, ["-e", print], { cwd: root, env, encoding: "utf8" });
  expect(JSON.parse(said)).toMatchObject(values);
  rmSync(root, { recursive: true });
});

it("each line of .env.example shows the default", () => {
  const example = readDotEnv(path.resolve(import.meta.dirname, "../.env.example"));
  expect(readEnv(example)).toEqual(readEnv({}));
});
