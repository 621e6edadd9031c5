import { rmSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { operator } from "../testing/clients.ts";
import { makeMember } from "../testing/people.ts";
import { startServer } from "../testing/running-server.ts";
import { fillDisk, mountSmallDisk } from "../testing/small-disk.ts";
import { objectsOf, upload } from "../testing/uploads.ts";
import { heavyPdf, pdf } from "./pdfs.ts";

const ENOUGH_MB = 200;
const DECK = { kind: "pitch_deck", name: "deck.pdf" };

it("a full disk keeps the earlier deck, says so, and takes the next one once there is space", async (context) => {
  const disk = mountSmallDisk(ENOUGH_MB);
  if (!disk) return context.skip("takes root on Linux with the right to mount a small disk");
  try {
    const settings = { SAMPLE_CONTENT: "off" };
    const server = await startServer({ dataDirectory: path.join(disk.folder, "data"), settings });
    try {
      const member = await makeMember(server, { role: "Startup" });
      const { path: kept = "" } = await upload(server, member.token, DECK, pdf());
      const filler = path.join(disk.folder, "filler");
      // Two megabytes are left for the database, which is not under test here.
      fillDisk(filler, 2);
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
