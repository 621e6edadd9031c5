import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { operator } from "./clients.ts";
import { heavyPdf, pdf } from "./pdfs.ts";
import { startServer } from "./running-server.ts";
import { mountSmallDisk } from "./small-disk.ts";
import { makeMember, objectsOf, upload } from "./uploads.ts";

const ENOUGH_MB = 200;
const DECK = { kind: "pitch_deck", name: "deck.pdf" };

it("a full disk keeps the earlier deck, says so, and takes the next one once there is space", async (context) => {
  const disk = mountSmallDisk(ENOUGH_MB);
  if (!disk) return context.skip("takes root on Linux with the right to mount a small disk");
  try {
    const settings = { SAMPLE_CONTENT: "off" };
    const server = await startServer({ dataDirectory: path.join(disk.folder, "data"), settings });
    try {
      const member = await makeMember(server, "Startup");
      const { path: kept = "" } = await upload(server, member.token, DECK, pdf());
      const filler = path.join(disk.folder, "filler");
      fillDisk(filler);
      const refused = await upload(server, member.token, DECK, heavyPdf(4_000_000));
      expect(refused).toEqual({ status: 503, code: "service_unavailable" });
      expect(await objectsOf(server, member)).toEqual([kept]);
      const { data } = await operator(server).storage.from("pitch-decks").download(kept);
      expect(data?.size).toBe(pdf().length);
      rmSync(filler);
      const { status } = await upload(server, member.token, DECK, heavyPdf(4_000_000));
      expect(status).toBe(200);
    } finally {
      await server.stop();
    }
  } finally {
    disk.remove();
  }
});

/** Leaves two megabytes for the database, which is not under test here. */
function fillDisk(file: string): void {
  const descriptor = openSync(file, "w");
  const megabyte = Buffer.alloc(1024 * 1024);
  let written = 0;
  try {
    while (writeSync(descriptor, megabyte) > 0) written += 1;
  } catch {
    // The writing ends with ENOSPC, as intended.
  } finally {
    closeSync(descriptor);
  }
  const shorter = openSync(file, "w");
  for (let left = written - 2; left > 0; left -= 1) writeSync(shorter, megabyte);
  closeSync(shorter);
}
