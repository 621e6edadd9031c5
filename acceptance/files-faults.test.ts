import { readdirSync, utimesSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operator, signedIn } from "../testing/clients.ts";
import { withDatabase } from "../testing/database.ts";
import { eventually, PATIENCE_MS } from "../testing/eventually.ts";
import { claimsOf, type Member, makeMember, signAsServer } from "../testing/people.ts";
import { type RunningServer, startServer } from "../testing/running-server.ts";
import { objectsOf, upload } from "../testing/uploads.ts";
import { heavyPdf, pdf } from "./pdfs.ts";

const DECK = { kind: "pitch_deck", name: "deck.pdf" };
const LONG_AGO = new Date(Date.now() - 2 * 3600 * 1000);

let server: RunningServer;
let member: Member;
let kept: string | undefined;

beforeAll(async () => {
  server = await startServer({ settings: { SAMPLE_CONTENT: "off" } });
  member = await makeMember(server, { role: "Startup" });
  ({ path: kept } = await upload(server, member.token, DECK, pdf()));
});
afterAll(() => server.discard());

/** The server's issuer is its address, which changes with each start. */
const token = async () => signAsServer(server, claimsOf(server, member));

/** Kills the server and restarts it on the same data. */
async function killAndRestart(): Promise<void> {
  server.program.kill("SIGKILL");
  await server.program.ended;
  server = await startServer({
    dataDirectory: server.dataDirectory,
    settings: { SAMPLE_CONTENT: "off" },
  });
}

async function expectKept(): Promise<void> {
  const client = operator(server);
  const { data } = await client.from("profile_files").select("path").eq("user_id", member.id);
  expect(data).toEqual([{ path: kept }]);
  const object = await client.storage.from("pitch-decks").download(kept ?? "");
  expect(object.data?.size).toBe(pdf().length);
}

it("a server killed during an upload keeps the earlier file; the partial one is deleted once it is old", async () => {
  const folder = path.join(server.dataDirectory, "incoming");
  const half = heavyPdf(100_000).subarray(0, 50_000);
  const sending = request(`${server.url}/api/files/upload?${new URLSearchParams(DECK)}`, {
    method: "POST",
    headers: { authorization: `Bearer ${await token()}`, "content-length": 100_000 },
  });
  sending.on("error", () => undefined);
  sending.write(half);
  await eventually("it comes", PATIENCE_MS, () => readdirSync(folder).length > 0 || undefined);
  await killAndRestart();
  await expectKept();
  const [left = ""] = readdirSync(folder);
  utimesSync(path.join(folder, left), LONG_AGO, LONG_AGO);
  await killAndRestart();
  await eventually("it is swept", PATIENCE_MS, () => readdirSync(folder).length === 0 || undefined);
});

it("a server killed between a file and its row keeps the earlier one; the orphan goes once it is old", async () => {
  await withDatabase(server, async (client) => {
    // The database stops with the server: this connection may end at any time.
    client.on("error", () => undefined);
    await client.query("begin; lock table public.profile_files in access exclusive mode");
    const cut = upload(server, await token(), DECK, pdf()).catch(() => undefined);
    await eventually("the object is there", PATIENCE_MS, async () => {
      const { rows } = await client.query("select name from storage.objects where name like $1", [
        `${member.id}/%`,
      ]);
      return rows.length === 2 || undefined;
    });
    server.program.kill("SIGKILL");
    await cut;
  }).catch(() => undefined);
  await killAndRestart();
  await expectKept();

  // A young file may belong to an upload in progress elsewhere.
  expect(await objectsOf(server, member)).toHaveLength(2);
  await withDatabase(server, (client) =>
    client.query("update storage.objects set created_at = $1", [LONG_AGO]),
  );
  await killAndRestart();
  await eventually(
    "the orphan is swept",
    PATIENCE_MS,
    async () => (await objectsOf(server, member)).length === 1 || undefined,
  );
  await expectKept();
});

it("a failure of storage keeps the earlier file, and the person learns that the new one was not stored", async () => {
  await withDatabase(server, (client) =>
    client.query("update storage.buckets set file_size_limit = 100 where id = 'pitch-decks'"),
  );
  const incoming = () => readdirSync(path.join(server.dataDirectory, "incoming"));
  const before = incoming();
  const answer = await upload(server, await token(), DECK, pdf());
  expect(answer).toEqual({ status: 503, code: "service_unavailable" });
  await expectKept();
  expect(incoming()).toEqual(before);
});

it("objects without an owner are swept as well", async () => {
  const gone = await makeMember(server, { role: "Investor" });
  await upload(server, gone.token, { kind: "business_license", name: "a.pdf" }, pdf());
  await withDatabase(server, async (client) => {
    await client.query("delete from auth.users where id = $1", [gone.id]);
    await client.query("update storage.objects set created_at = $1", [LONG_AGO]);
  });
  await killAndRestart();
  await eventually(
    "it is swept",
    PATIENCE_MS,
    async () => (await objectsOf(server, gone)).length === 0 || undefined,
  );
  const { data } = await signedIn(server, await token())
    .from("profile_files")
    .select("path");
  expect(data).toEqual([{ path: kept }]);
});
