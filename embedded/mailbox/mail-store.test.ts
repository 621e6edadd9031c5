import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createMailStore } from "./mail-store.ts";

it("keeps the newest 500 mails, and no file of an older one", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "mails "));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (let number = 1000; number < 1503; number += 1) {
    writeFileSync(path.join(folder, `${number}.eml`), "X-Envelope-To: a@b.example\r\n\r\nHello");
  }
  const store = createMailStore(folder);
  expect((await store.list()).at(-1)?.id).toBe("1003");
  const { id } = await store.add(Buffer.from("Subject: New\r\n\r\nHello"), ["a@b.example"]);
  const mails = await store.list();
  expect([mails.length, mails[0]?.id, mails.at(-1)?.id]).toEqual([500, id, "1004"]);
  expect(readdirSync(folder)).toHaveLength(500);
});
