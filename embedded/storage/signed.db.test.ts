import { randomUUID } from "node:crypto";
import { type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, startTestBackend, type TestBackend, TOKEN_SECRET } from "./test-backend.ts";

const SCHEMA = `
  insert into storage.buckets (id, name) values ('files', 'files'), ('other', 'other');
  create policy "Own folder" on storage.objects for all to authenticated
    using ((storage.foldername(name))[1] = (select auth.uid())::text);
`;
const HOUR = 3600;
const now = () => Math.floor(Date.now() / 1000);

let backend: TestBackend;
let person: Person;
beforeAll(async () => {
  backend = await startTestBackend(SCHEMA);
  person = await backend.makePerson();
  for (const bucket of ["files", "other"]) {
    await backend.client(backend.as(person)).from(bucket).upload(place("a.txt"), `${bucket} a`);
    await backend.client(backend.as(person)).from(bucket).upload(place("b.txt"), `${bucket} b`);
  }
});
afterAll(() => backend.stop());

const place = (name: string) => `${person.id}/${name}`;
const mine = () => backend.client(backend.as(person)).from("files");
const nobody = () => backend.client({}).from("files");

/** A token as the service makes it, with some claims replaced. */
function forge(claims: JWTPayload, secret = TOKEN_SECRET, alg = "HS256"): Promise<string> {
  return new SignJWT({
    url: `files/${place("a.txt")}`,
    aud: "storage:download",
    exp: now() + HOUR,
    ...claims,
  })
    .setProtectedHeader({ alg })
    .sign(new TextEncoder().encode(secret));
}

function open(token: string, target = `files/${place("a.txt")}`, headers = {}) {
  return fetch(`${backend.url}/object/sign/${target}?token=${token}`, { headers });
}

describe("a signed address", () => {
  it("gives anybody who has it the file, under any download name", async () => {
    const { data } = await mine().createSignedUrl(place("a.txt"), 60, { download: "mine.txt" });
    const response = await fetch(data?.signedUrl ?? "");
    expect(await response.text()).toBe("files a");
    expect(response.headers.get("content-disposition")).toContain('filename="mine.txt"');
    expect((await fetch(data?.signedUrl ?? "", { method: "HEAD" })).status).toBe(200);
  });

  it("is made for many at once", async () => {
    const names = [place("a.txt"), place("none.txt"), place("b.txt")];
    const { data } = await mine().createSignedUrls(names, 60);
    expect(data?.map(({ error }) => error === null)).toEqual([true, false, true]);
    expect(await (await fetch(data?.[2]?.signedUrl ?? "")).text()).toBe("files b");
  });

  it("opens no other file and no other bucket", async () => {
    const token = await forge({});
    expect(await (await open(token)).text()).toBe("files a");
    for (const target of [`files/${place("b.txt")}`, `other/${place("a.txt")}`]) {
      expect(await (await open(token, target)).json()).toMatchObject({ code: "InvalidSignature" });
    }
  });

  const forgeries: [string, () => Promise<string>][] = [
    ["that has expired", () => forge({ exp: now() - 1 })],
    ["without an end", () => forge({ exp: undefined })],
    ["of another secret", () => forge({}, "another secret that is long enough as well")],
    ["of another algorithm", () => forge({}, TOKEN_SECRET.repeat(2), "HS512")],
    ["for uploads", () => forge({ aud: "storage:upload", upsert: true })],
    ["for users", () => forge({ aud: "authenticated" })],
    ["without an audience", () => forge({ aud: undefined })],
    ["that is unsigned", async () => unsigned(await forge({}))],
    ["that was changed", async () => `${await forge({})}x`],
    ["that is none", async () => "abc"],
    ["that is empty", async () => ""],
  ];

  it.each(forgeries)("is worth nothing with a token %s", async (_what, token) => {
    const response = await open(await token());
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ statusCode: "400", code: "InvalidJWT" });
  });

  it("is worth nothing with a key or a session instead of a token", async () => {
    for (const headers of [backend.service, backend.as(person)]) {
      expect((await open("", undefined, headers)).status).toBe(400);
    }
  });

  it("opens nothing else", async () => {
    const token = await forge({});
    for (const headers of [
      { apikey: token },
      { ...backend.anon, authorization: `Bearer ${token}` },
    ]) {
      const response = await fetch(`${backend.url}/object/files/${place("a.txt")}`, { headers });
      expect(response.status).toBe(401);
    }
  });

  it("lasts a week at most, and a second at least", async () => {
    for (const seconds of [0, -1, 1.5, 7 * 24 * HOUR + 1, Number.MAX_SAFE_INTEGER]) {
      const { error } = await mine().createSignedUrl(place("a.txt"), seconds);
      expect(error).toMatchObject({ statusCode: "400" });
    }
  });

  it("says that pictures are not changed", async () => {
    const { error } = await mine().createSignedUrl(place("a.txt"), 60, { transform: { width: 1 } });
    expect(error?.message).toBe("Image transformation is not served by this backend");
  });
});

describe("a signed address for an upload", () => {
  it("accepts one file without a key, on behalf of its signer", async () => {
    const { data } = await mine().createSignedUploadUrl(place("up.txt"));
    const upload = () => nobody().uploadToSignedUrl(place("up.txt"), data?.token ?? "", "up");
    expect((await upload()).error).toBeNull();
    expect(await (await mine().download(place("up.txt"))).data?.text()).toBe("up");
    const { rows } = await backend.owner.query(
      "select owner_id from storage.objects where name = $1",
      [place("up.txt")],
    );
    expect(rows).toEqual([{ owner_id: person.id }]);
    expect((await upload()).error).toMatchObject({ statusCode: "409" });
  });

  it("replaces only when it was signed for that", async () => {
    await mine().upload(place("old.txt"), "old");
    expect((await mine().createSignedUploadUrl(place("old.txt"))).error).toMatchObject({
      statusCode: "409",
    });
    const { data } = await mine().createSignedUploadUrl(place("old.txt"), { upsert: true });
    await nobody().uploadToSignedUrl(place("old.txt"), data?.token ?? "", "new");
    expect(await (await mine().download(place("old.txt"))).data?.text()).toBe("new");
  });

  it("takes no file with a token for reading, for another place, or forged", async () => {
    const upload = { aud: "storage:upload", upsert: true };
    const tokens = [
      await forge({}),
      await forge({ ...upload, url: `files/${place("other.txt")}` }),
      await forge({ ...upload, url: `other/${place("a.txt")}` }),
      await forge({ ...upload, exp: now() - 1 }),
      await forge({ ...upload, upsert: "true" }),
      await forge(upload, "another secret that is long enough as well"),
      unsigned(await forge(upload)),
    ];
    for (const token of tokens) {
      const { error } = await nobody().uploadToSignedUrl(place("a.txt"), token, "overwritten");
      expect(error).toMatchObject({ statusCode: "400" });
    }
    expect(await (await mine().download(place("a.txt"))).data?.text()).toBe("files a");
  });

  it("ends with the session that signed it, and with the account", async () => {
    const end = {
      session: "delete from auth.sessions where user_id = $1",
      account: "delete from auth.users where id = $1",
      good: "update auth.users set banned_until = now() + interval '1 day' where id = $1",
    };
    for (const [what, statement] of Object.entries(end)) {
      const gone = await backend.makePerson();
      const name = `${gone.id}/late.txt`;
      const files = backend.client(backend.as(gone)).from("files");
      const { data } = await files.createSignedUploadUrl(name);
      await backend.owner.query(statement, [gone.id]);
      const { error } = await nobody().uploadToSignedUrl(name, data?.token ?? "", "late");
      expect(error, what).toMatchObject({ code: "InvalidSignature" });
    }
  });

  it("is not made without a key", async () => {
    for (const target of [`upload/sign/files/${place("x.txt")}`, `sign/files/${place("a.txt")}`]) {
      const response = await fetch(`${backend.url}/object/${target}`, {
        method: "POST",
        body: '{"expiresIn":60}',
      });
      expect(response.status).toBe(401);
    }
    expect((await open(randomUUID())).status).toBe(400);
  });
});

/** The same claims under `alg: none`. */
function unsigned(token: string): string {
  const header = Buffer.from('{"alg":"none"}').toString("base64url");
  return `${header}.${token.split(".")[1]}.`;
}
