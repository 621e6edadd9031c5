import { readdirSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { operator, signedIn, visitor } from "../testing/clients.ts";
import { withDatabase } from "../testing/database.ts";
import { eventually } from "../testing/eventually.ts";
import { type Member, makeMember } from "../testing/people.ts";
import { png } from "../testing/pictures.ts";
import { objectsOf, upload } from "../testing/uploads.ts";
import { ENCRYPTED, heavyPdf, pdf, WITH_SCRIPT } from "./pdfs.ts";

const server = inject("server");
const DECK = { kind: "pitch_deck", name: "deck.pdf" };
const LICENSE = { kind: "business_license", name: "licence.pdf" };
const LOGO = { kind: "logo", name: "logo.png" };
const MEGABYTE = 1024 * 1024;
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const PNG_128 = png(128);

let founder: Member;
beforeAll(async () => {
  founder = await makeMember(server, { role: "Startup" });
});

const browser = (member: Member) => signedIn(server, member.token);

describe("a deck", () => {
  it("is stored, described to its owner, and opened by a signed address", async () => {
    const deck = pdf();
    const { status, path: stored = "" } = await upload(server, founder.token, DECK, deck);
    expect(status).toBe(200);
    const { data } = await browser(founder).from("profile_files").select("*").single();
    expect(data).toMatchObject({ kind: "pitch_deck", name: "deck.pdf", path: stored, pages: 1 });
    expect(data.bytes).toBe(deck.length);
    const bucket = browser(founder).storage.from("pitch-decks");
    const signed = await bucket.createSignedUrl(stored, 60);
    const answer = await fetch(signed.data?.signedUrl ?? "");
    expect(Buffer.from(await answer.arrayBuffer()).equals(deck)).toBe(true);
    const activity = await browser(founder).from("account_activity").select("kind, detail");
    expect(activity.data).toEqual([{ kind: "pitch_deck_uploaded", detail: "deck.pdf" }]);
  });

  it("replaces the earlier one, which is then gone", async () => {
    const member = await makeMember(server, { role: "Startup" });
    const first = await upload(server, member.token, DECK, pdf());
    const second = await upload(server, member.token, { ...DECK, name: "новый/..\\x.pdf" }, pdf());
    expect(second.path).not.toBe(first.path);
    expect(await objectsOf(server, member)).toEqual([second.path]);
    const { data } = await browser(member).from("profile_files").select("name, path").single();
    expect(data).toEqual({ name: "x.pdf", path: second.path });
  });

  it("of two uploads at once is one of them, whole", async () => {
    const member = await makeMember(server, { role: "Startup" });
    const decks = [pdf(), pdf({ filler: Buffer.alloc(1000) })];
    const answers = await Promise.all(
      decks.map((deck) => upload(server, member.token, DECK, deck)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { data } = await browser(member).from("profile_files").select("path, bytes").single();
    expect(await objectsOf(server, member)).toEqual([data?.path]);
    const object = await browser(member).storage.from("pitch-decks").download(data?.path);
    expect(object.data?.size).toBe(data?.bytes);
  });

  it("can be removed, once and again", async () => {
    const member = await makeMember(server, { role: "Startup" });
    await upload(server, member.token, DECK, pdf());
    const remove = () =>
      fetch(`${server.url}/api/files/remove`, {
        method: "POST",
        headers: { authorization: `Bearer ${member.token}`, "content-type": "application/json" },
        body: JSON.stringify({ kind: "pitch_deck" }),
      });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(200);
    expect(await objectsOf(server, member)).toEqual([]);
    expect((await browser(member).from("profile_files").select("*")).data).toEqual([]);
  });
});

describe("a bad file is refused by its content, and the earlier one stays", () => {
  let member: Member;
  let kept: string | undefined;
  beforeAll(async () => {
    member = await makeMember(server, { role: "Startup" });
    ({ path: kept } = await upload(server, member.token, LICENSE, pdf()));
  });

  it.each([
    ["a renamed web page", Buffer.from("<!doctype html><script>1</script>"), "not_a_pdf"],
    ["a password", ENCRYPTED, "pdf_encrypted"],
    ["half of a file", heavyPdf(5000).subarray(0, 2500), "pdf_damaged"],
    ["a script", WITH_SCRIPT, "pdf_has_scripts"],
    ["nothing", Buffer.alloc(0), "file_empty"],
    ["51 MB", Buffer.alloc(51 * MEGABYTE, "%PDF-1.7 "), "file_too_large"],
  ])("%s", async (_, body, problem) => {
    const answer = await upload(server, member.token, LICENSE, body);
    expect(answer).toEqual({ status: 400, code: "invalid_input", problem });
    expect(await objectsOf(server, member)).toEqual([kept]);
  });

  it("more than it announced", async () => {
    let left = 51;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left-- > 0) controller.enqueue(new Uint8Array(MEGABYTE).fill(37));
        else controller.close();
      },
    });
    const answer = await upload(server, member.token, LICENSE, endless);
    expect(answer.problem).toBe("file_too_large");
    expect(await objectsOf(server, member)).toEqual([kept]);
  });

  it("a truncated file", async () => {
    const deck = heavyPdf(3 * MEGABYTE);
    const sending = request(`${server.url}/api/files/upload?kind=business_license&name=a.pdf`, {
      method: "POST",
      headers: { authorization: `Bearer ${member.token}`, "content-length": deck.length },
    });
    sending.on("error", () => undefined);
    sending.write(deck.subarray(0, deck.length / 2));
    const incoming = () => readdirSync(path.join(server.dataDirectory, "incoming"));
    await eventually("the upload has begun", 10_000, () => incoming().length > 0 || undefined);
    sending.destroy();
    await eventually("nothing is left", 10_000, () => incoming().length === 0 || undefined);
    expect(await objectsOf(server, member)).toEqual([kept]);
  });

  it("a logo that is a drawing with a script, and one that is too large", async () => {
    expect((await upload(server, member.token, LOGO, SVG)).problem).toBe("not_an_image");
    const large = Buffer.concat([PNG_128, Buffer.alloc(MEGABYTE)]);
    expect((await upload(server, member.token, LOGO, large)).problem).toBe("file_too_large");
  });
});

describe("a logo", () => {
  it("is public in its sizes", async () => {
    const member = await makeMember(server, { role: "Startup" });
    const { path: stored = "" } = await upload(server, member.token, LOGO, PNG_128);
    const names = [64, 128, 256].map((size) => `${stored}/logo-${size}.webp`);
    expect(await objectsOf(server, member)).toEqual(names.toSorted());
    const bucket = visitor(server).storage.from("logos");
    const answer = await fetch(bucket.getPublicUrl(names[0] ?? "").data.publicUrl);
    expect(answer.headers.get("content-type")).toBe("image/webp");
  });

  it("that a published page shows stays until that page shows another", async () => {
    const member = await makeMember(server, { role: "Investor" });
    const first = await upload(server, member.token, LOGO, PNG_128);
    await withDatabase(server, (client) =>
      client.query(
        `with company as (
           insert into public.investors (slug, name, logo, investor_types, country, is_published)
           values ($1, 'Test', $2, '{accelerator}', 'Singapore', false) returning id)
         insert into public.investor_profiles (user_id, investor_id) select $3, id from company`,
        [`test-${member.id}`, `/x/${first.path}/logo-128.webp`, member.id],
      ),
    );
    const second = await upload(server, member.token, LOGO, PNG_128);
    const objects = await objectsOf(server, member);
    expect(objects.filter((name) => name.startsWith(first.path ?? "?"))).toHaveLength(3);
    expect(objects.filter((name) => name.startsWith(second.path ?? "?"))).toHaveLength(3);
  });
});

describe("access", () => {
  it.each([
    ["nobody", undefined],
    ["a made-up token", "eyJhbGciOiJub25lIn0.e30."],
  ])("not %s", async (_, token) => {
    expect(await upload(server, token, DECK, pdf())).toMatchObject({ status: 401 });
  });

  it("investors bring no pitch deck, but a license", async () => {
    const investor = await makeMember(server, { role: "Investor" });
    const refused = await upload(server, investor.token, DECK, pdf());
    expect(refused).toMatchObject({ status: 403, code: "permission_denied" });
    expect((await upload(server, investor.token, LICENSE, pdf())).status).toBe(200);
  });

  it("kinds and names are read strictly", async () => {
    for (const query of [
      { kind: "../logos", name: "a.pdf" },
      { kind: "pitch_deck", name: "/" },
    ]) {
      const answer = await upload(server, founder.token, { ...query }, pdf());
      expect(answer).toMatchObject({ status: 400, code: "invalid_input" });
    }
  });

  it("nobody else can get a private file in any way", async () => {
    const other = await makeMember(server, { role: "Startup" });
    const { path: mine = "" } = await upload(server, founder.token, DECK, pdf());
    const { path: theirs = "" } = await upload(server, other.token, DECK, pdf());
    const decks = browser(other).storage.from("pitch-decks");
    expect((await decks.createSignedUrl(mine, 60)).error).not.toBeNull();
    expect((await decks.download(mine)).error).not.toBeNull();
    expect((await decks.list(founder.id)).data).toEqual([]);
    expect((await decks.remove([mine])).data ?? []).toEqual([]);
    expect((await decks.upload(`${other.id}/own.pdf`, pdf())).error).not.toBeNull();
    expect((await decks.upload(`${founder.id}/own.pdf`, pdf())).error).not.toBeNull();
    const anybody = visitor(server);
    expect((await anybody.storage.from("pitch-decks").download(mine)).error).not.toBeNull();
    expect((await anybody.from("profile_files").select("*")).error?.code).toBe("42501");
    const rows = await browser(other).from("profile_files").select("path");
    expect(rows.data).toEqual([{ path: theirs }]);
    const forged = { user_id: other.id, kind: "logo", path: mine, name: "x", bytes: 1, sha256: "" };
    const written = await browser(other).from("profile_files").insert(forged);
    expect(written.error?.code).toBe("42501");
    const open = `${server.url}/storage/v1/object/public/pitch-decks/${mine}`;
    expect((await fetch(open)).ok).toBe(false);

    // One address's token does not work for another, nor after it has expired.
    const signed = new URL((await decks.createSignedUrl(theirs, 60)).data?.signedUrl ?? "");
    expect((await fetch(signed)).ok).toBe(true);
    expect((await fetch(signed.href.replace(theirs, mine))).ok).toBe(false);
    signed.searchParams.set("token", other.token);
    expect((await fetch(signed)).ok).toBe(false);
    const brief = (await decks.createSignedUrl(theirs, 1)).data?.signedUrl ?? "";
    await eventually("it expires", 10_000, async () => !(await fetch(brief)).ok || undefined);
    expect((await operator(server).storage.from("pitch-decks").download(mine)).error).toBeNull();
  });
});
