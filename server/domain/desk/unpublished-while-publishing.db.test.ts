import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { Actor } from "../account/actor.ts";
import { publishingDatabase } from "../publishing/test-publishing.ts";
import { asStaff } from "./as-staff.ts";
import { openDocument } from "./documents.ts";
import { keepDocumentSchedule } from "./move-documents.ts";
import { moveAsShown } from "./test-desk.ts";

const { pool, person, approve, work, founder, publish, page, run, entries } = publishingDatabase();

async function publisher(): Promise<Actor> {
  const { userId } = (await person(0)).actor;
  await pool().query("insert into desk.staff (user_id, role) values ($1, 'publisher')", [userId]);
  return new Actor({ userId, email: "", sessionId: randomUUID(), hasShownFactor: true });
}

it.each(["at once", "by its schedule"])(
  "a page that staff take down %s while its owner publishes it stays down",
  async (when) => {
    const [{ actor, accountId }, staff] = [await founder(), await publisher()];
    await publish(actor, approve());
    const { id } = await page(actor);
    const atDesk = <Result>(act: Parameters<typeof asStaff<Result>>[2]) =>
      asStaff(pool(), { actor: staff, area: "write", reason: "A fraud" }, act);
    await atDesk((desk) => openDocument(desk, "startup", id));
    const runId = await publish(
      actor,
      work(async () => {
        if (when === "at once") {
          const order = { kind: "startup", move: "unpublish", reason: "A fraud" } as const;
          const moved = await atDesk((desk) => moveAsShown(desk, { ...order, ids: [id] }));
          expect(moved).toMatchObject({ moved: 1 });
        } else {
          await pool().query("update desk.documents set unpublish_at = now() where id = $1", [id]);
          await keepDocumentSchedule(pool(), id);
        }
        return { verdict: "approved", findings: [] };
      }),
    );
    expect(await page(actor)).toMatchObject({ is_published: false });
    expect(await run(runId)).toMatchObject({ state: "failed", problem: "failed" });
    expect((await entries(accountId)).at(-1)).toEqual(["refund", 20]);
    // They may publish again after that.
    await publish(actor, approve());
    expect(await page(actor)).toMatchObject({ is_published: true });
  },
);
