import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { operator, signedIn, visitor } from "../testing/clients.ts";
import { withDatabase } from "../testing/database.ts";
import { claimsOf, makePerson, type Person, signAsServer } from "../testing/people.ts";

const server = inject("server");
const BUCKET = `private-${randomUUID()}`;
const PUBLIC = `public-${randomUUID()}`;

let person: Person;
let mine: SupabaseClient;
let stranger: SupabaseClient;

beforeAll(async () => {
  // As a migration would: as the owner of the data.
  await withDatabase(server, async (client) => {
    await client.query(
      "insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values ($1, $1, false, 1000000, '{application/pdf}'), ($2, $2, true, null, '{image/*}')",
      [BUCKET, PUBLIC],
    );
    await client.query(
      `create policy "Own folder of ${BUCKET}" on storage.objects for all to authenticated
         using (bucket_id in ('${BUCKET}', '${PUBLIC}') and (storage.foldername(name))[1] = (select auth.uid())::text)`,
    );
  });
  person = await makePerson(server);
  mine = signedIn(server, await signAsServer(server, claimsOf(server, person)));
  const other = await makePerson(server);
  stranger = signedIn(server, await signAsServer(server, claimsOf(server, other)));
});

const deck = () => `${person.id}/deck.pdf`;
const pdf = (text: string) => new File([text], "deck.pdf", { type: "application/pdf" });

describe("files over supabase-js", () => {
  it("are put, replaced, listed and read by their owner only", async () => {
    const files = mine.storage.from(BUCKET);
    expect((await files.upload(deck(), pdf("first"))).error).toBeNull();
    expect((await files.upload(deck(), pdf("second"), { upsert: true })).error).toBeNull();
    expect((await files.list(person.id)).data).toMatchObject([{ name: "deck.pdf" }]);
    expect(await (await files.download(deck())).data?.text()).toBe("second");
    for (const client of [stranger, visitor(server)]) {
      const theirs = client.storage.from(BUCKET);
      expect((await theirs.download(deck())).error).not.toBeNull();
      expect((await theirs.upload(deck(), pdf("theirs"), { upsert: true })).error).not.toBeNull();
      expect((await theirs.remove([deck()])).data).toEqual([]);
    }
    expect(await (await files.download(deck())).data?.text()).toBe("second");
  });

  it("are refused when too large or of another type", async () => {
    const files = mine.storage.from(BUCKET);
    const large = await files.upload(`${person.id}/large.pdf`, pdf("x".repeat(1_000_001)));
    expect(large.error).toMatchObject({ statusCode: "413" });
    const html = new Blob(["<script>"], { type: "text/html" });
    expect((await files.upload(`${person.id}/x.html`, html)).error).toMatchObject({
      statusCode: "415",
    });
  });

  it("open by a signed address, for reading and for writing", async () => {
    const files = mine.storage.from(BUCKET);
    const { data: read } = await files.createSignedUrl(deck(), 60, { download: "Deck.pdf" });
    const response = await fetch(read?.signedUrl ?? "");
    expect(await response.text()).toBe("second");
    expect(response.headers.get("content-disposition")).toContain('filename="Deck.pdf"');
    const { data: write } = await files.createSignedUploadUrl(`${person.id}/late.pdf`);
    const upload = await visitor(server)
      .storage.from(BUCKET)
      .uploadToSignedUrl(`${person.id}/late.pdf`, write?.token ?? "", pdf("late"));
    expect(upload.error).toBeNull();
  });

  it("of a public bucket can be read by anybody, on any site", async () => {
    const files = mine.storage.from(PUBLIC);
    const logo = new Blob(["png"], { type: "image/png" });
    await files.upload(`${person.id}/logo.png`, logo, { cacheControl: "60" });
    const { publicUrl } = files.getPublicUrl(`${person.id}/logo.png`).data;
    const response = await fetch(publicUrl, { headers: { origin: "https://elsewhere.example" } });
    expect(await response.text()).toBe("png");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "public, max-age=60",
      "cross-origin-resource-policy": "cross-origin",
      "access-control-allow-origin": "*",
      "x-content-type-options": "nosniff",
    });
  });

  it("are refused to whom has no key, and to tokens that are not the server's", async () => {
    const address = `${server.url}/storage/v1/object/${BUCKET}/${deck()}`;
    expect((await fetch(address)).status).toBe(401);
    const { data } = await mine.storage.from(BUCKET).createSignedUrl(deck(), 60);
    const token = new URL(data?.signedUrl ?? "").searchParams.get("token");
    const headers = { apikey: server.publishableKey, authorization: `Bearer ${token}` };
    expect((await fetch(address, { headers })).status).toBe(401);
    const userToken = await signAsServer(server, claimsOf(server, person));
    const signed = address.replace("/object/", "/object/sign/");
    expect((await fetch(`${signed}?token=${userToken}`)).status).toBe(400);
  });

  it("are removed with their bucket by the operator", async () => {
    const storage = operator(server).storage;
    for (const bucket of [BUCKET, PUBLIC]) {
      expect((await storage.emptyBucket(bucket)).error).toBeNull();
      expect((await storage.deleteBucket(bucket)).error).toBeNull();
    }
    await withDatabase(server, (client) =>
      client.query(`drop policy "Own folder of ${BUCKET}" on storage.objects`),
    );
  });
});
