import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { LOGO_MAX_BYTES, PDF_MAX_BYTES } from "../../contracts/files.ts";
import { PICTURE_BUCKET, PICTURE_FORMATS } from "../../contracts/pictures.ts";
import { type Actor, owner, person, service, stranger, visitor } from "./actors.ts";
import { migratedDatabase } from "./database.ts";

const database = migratedDatabase();
const PRIVATE = ["business-licenses", "pitch-decks"];
const BUCKETS = [...PRIVATE, "logos"];

/** PostgreSQL's error where a policy refuses such a row. */
const NO_POLICY = {
  code: "42501",
  message: 'new row violates row-level security policy for table "objects"',
};

let me: string;
beforeEach(async () => {
  me = randomUUID();
  for (const bucket of BUCKETS) {
    for (const name of [`${me}/file`, `${randomUUID()}/file`, `${randomUUID()}/${me}`, me]) {
      await add(owner, bucket, name);
    }
  }
});

function add(actor: Actor, bucket: string, name: string) {
  return database.run(actor, "insert into storage.objects (bucket_id, name) values ($1, $2)", [
    bucket,
    name,
  ]);
}

async function seenBy(actor: Actor): Promise<unknown[]> {
  const { rows } = await database.run(
    actor,
    "select bucket_id || ': ' || name as found from storage.objects order by 1",
  );
  return rows.map((row) => row.found);
}

describe("the buckets", () => {
  it("are private for decks and licences, public for logos and pictures, with the limits of the contracts", async () => {
    const { rows } = await database.run(
      owner,
      `select id, name, public, file_size_limit::int as bytes, allowed_mime_types as types
         from storage.buckets order by id`,
    );
    const pdf = { bytes: PDF_MAX_BYTES, types: ["application/pdf"], public: false };
    expect(rows).toEqual([
      { id: "business-licenses", name: "business-licenses", ...pdf },
      { id: "logos", name: "logos", public: true, bytes: LOGO_MAX_BYTES, types: ["image/webp"] },
      {
        id: PICTURE_BUCKET,
        name: PICTURE_BUCKET,
        public: true,
        bytes: 1024 * 1024,
        types: PICTURE_FORMATS.map((format) => `image/${format}`),
      },
      { id: "pitch-decks", name: "pitch-decks", ...pdf },
    ]);
  });

  it.each([
    ["a visitor", visitor],
    ["a signed-in person", stranger],
  ])("are not there for %s", async (_who, actor) => {
    expect((await database.run(actor, "select from storage.buckets")).rowCount).toBe(0);
    const open = "update storage.buckets set public = true, file_size_limit = null";
    expect((await database.run(actor, open)).rowCount).toBe(0);
    const make = "insert into storage.buckets (id, name, public) values ('mine', 'mine', true)";
    await expect(database.run(actor, make)).rejects.toMatchObject({ code: "42501" });
  });
});

describe("the files", () => {
  it("are visible to the owner of their folder: decks and licences, nobody else's", async () => {
    expect(await seenBy(person(me))).toEqual(PRIVATE.map((bucket) => `${bucket}: ${me}/file`));
  });

  it("are seen by no other person, and no visitor", async () => {
    expect(await seenBy(stranger)).toEqual([]);
    expect(await seenBy(visitor)).toEqual([]);
    expect(await seenBy({ role: "authenticated", claims: {} })).toEqual([]);
  });

  it("are all seen by the service", async () => {
    expect(await seenBy(service)).toHaveLength(12);
  });

  it.each(BUCKETS)(
    "in %s can be added only by the service, not by the folder's owner",
    async (bucket) => {
      for (const actor of [person(me), visitor]) {
        await expect(add(actor, bucket, `${me}/other`)).rejects.toMatchObject(NO_POLICY);
      }
      await add(service, bucket, `${me}/other`);
    },
  );

  it.each([
    ["renames", "update storage.objects set name = 'mine/' || name"],
    ["moves to the public bucket", "update storage.objects set bucket_id = 'logos'"],
  ])("stay as they are when their owner %s them", async (_act, sql) => {
    expect((await database.run(person(me), sql)).rowCount).toBe(0);
    expect(await seenBy(person(me))).toHaveLength(2);
  });

  it("are not deleted by their owner, even where the service's own switch is thrown", async () => {
    const remove = "delete from storage.objects";
    await expect(database.run(person(me), remove)).rejects.toMatchObject({ code: "42501" });
    await database.run(person(me), "select set_config('storage.allow_delete_query', 'true', true)");
    expect((await database.run(person(me), remove)).rowCount).toBe(0);
  });
});
