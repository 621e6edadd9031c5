import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { atDesk, owner } from "./actors.ts";
import { migratedDatabase } from "./database.ts";
import { does, givenStaff } from "./desk.ts";

const database = migratedDatabase();

describe("a version", () => {
  it("goes on as long as it is the latest of its writer, and readers do not see it", async () => {
    const me = await givenStaff(database, "publisher");
    const document = randomUUID();
    await database.run(
      owner,
      "insert into desk.documents (id, kind, content) values ($1, 'article', '{}')",
      [document],
    );
    await database.run(
      owner,
      `insert into desk.revisions (document_id, revision, content, made_by)
       select $1, n, '{}', $2 from unnest(array[1, 2]) n`,
      [document, me],
    );
    const goesOn = (revision: number, set = "content = '{\"a\": 1}'") =>
      does(
        database,
        atDesk(me),
        `update desk.revisions set ${set} where document_id = $1 and revision = $2`,
        [document, revision],
      );
    expect(await goesOn(1)).toBe(false);
    expect(await goesOn(2)).toBe(true);
    expect(await goesOn(2, "made_at = now()")).toBe(false);
    expect(await goesOn(2, "document_id = gen_random_uuid()")).toBe(false);
    await database.run(owner, "update desk.documents set published_revision = 2 where id = $1", [
      document,
    ]);
    expect(await goesOn(2)).toBe(false);
  });
});
