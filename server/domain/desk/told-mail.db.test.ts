import { describe, expect, it } from "vitest";
import { TOLD_ACTS, tellOfStaffAct } from "../../../contracts/jobs.ts";
import { LANGUAGE_TAGS, LANGUAGES, type Language } from "../../../contracts/languages.ts";
import { asStaff } from "./as-staff.ts";
import { mergeTwo } from "./decide-pair.ts";
import { keepDocumentSchedule } from "./move-documents.ts";
import { companiesDatabase, MOVED } from "./test-companies.ts";
import { moveAsShown } from "./test-desk.ts";
import { composeToldAct } from "./told-mail.ts";

const { pool, open, appoint, publisher, publicStartup } = companiesDatabase();
const SITE = { publicUrl: "https://benih.example", mailbox: "hello@benih.example" };

/** The acts that this person is told about, in the order in which they were queued. */
async function told(userId: string) {
  const { rows } = await pool().query(
    `select p.payload from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
      where j.task_identifier = $1 and p.payload ->> 'userId' = $2 order by id`,
    [tellOfStaffAct.name, userId],
  );
  return rows.map(({ payload }) => tellOfStaffAct.payload.parse(payload));
}

/** A public page with its owner. */
async function owned(name: string) {
  const page = await publicStartup({ name });
  const owner = await open("Startup");
  await pool().query("insert into public.startup_profiles (user_id, startup_id) values ($1, $2)", [
    owner.userId,
    page,
  ]);
  return { page, owner: owner.userId };
}

describe("the owner of a page", () => {
  it("hears of each act once, and of no save", async () => {
    const { page, owner } = await owned("Padi Told");
    for (const city of ["Hue", "Hanoi", "Vinh"]) {
      await publisher().write("startup", page, { city });
    }
    expect(await told(owner)).toEqual([]);
    for (const [move, reason] of [
      ["publish", "The register says Vinh"],
      ["unpublish", "It is asleep"],
      ["publish", "It is back"],
    ] as const) {
      expect(await publisher().move("startup", page, move, reason)).toEqual(MOVED);
    }
    const about = { about: "Padi Told", path: "/startups/padi-told", count: 0, userId: owner };
    expect(await told(owner)).toEqual([
      { ...about, act: "page_changed", reason: "The register says Vinh" },
      { ...about, act: "page_unpublished", reason: "It is asleep" },
      { ...about, act: "page_restored", reason: "It is back" },
    ]);
  });

  it("hears of a schedule when it comes true, with the reason that was given for it", async () => {
    const { page, owner } = await owned("Padi Later");
    await publisher().move("startup", page, "unpublish", "Asleep");
    const actor = await appoint("publisher");
    await asStaff(pool(), { actor, area: "publish", reason: "Wakes in May" }, (staff) =>
      moveAsShown(staff, {
        kind: "startup",
        ids: [page],
        move: "schedule",
        publishAt: new Date(Date.now() + 60_000),
        reason: "Wakes in May",
      }),
    );
    expect(await told(owner)).toMatchObject([{ act: "page_unpublished" }]);
    await pool().query("update desk.documents set publish_at = now() where id = $1", [page]);
    await keepDocumentSchedule(pool(), page);
    expect((await told(owner)).at(-1)).toMatchObject({
      act: "page_restored",
      reason: "Wakes in May",
    });
  });

  it("hears that two pages are one", async () => {
    const { page, owner } = await owned("Padi Kept");
    const twin = await publicStartup({ name: "Padi Kept Ltd" });
    const actor = await appoint("publisher");
    await asStaff(pool(), { actor, area: "publish" }, (staff) =>
      mergeTwo(staff, {
        kind: "startup",
        kept: twin,
        merged: page,
        fromMerged: [],
        reason: "Same",
      }),
    );
    expect(await told(owner)).toMatchObject([
      { act: "page_merged", about: "Padi Kept Ltd", path: "/startups/padi-kept-ltd" },
    ]);
  });

  it("is not told of what they did themselves, nor is anybody where nobody owns the page", async () => {
    const page = await publicStartup({ name: "Padi Mine" });
    const actor = await appoint("publisher");
    await pool().query(
      "insert into public.startup_profiles (user_id, startup_id) values ($1, $2)",
      [actor.userId, page],
    );
    await asStaff(pool(), { actor, area: "publish" }, (staff) =>
      moveAsShown(staff, { kind: "startup", ids: [page], move: "unpublish", reason: "Mine" }),
    );
    expect(await told(actor.userId)).toEqual([]);
  });
});

describe("the mail", () => {
  async function reader(language: Language) {
    const { userId, email } = await open("Startup");
    await pool().query(
      `update public.profiles set language = $2, mails_results = false
        where user_id = $1`,
      [userId, language],
    );
    return { userId, email };
  }
  const about = { about: "Padi", path: "/startups/padi", count: 3, reason: "As <b>filed</b>" };

  it.each(LANGUAGES)("says it in %s, with the reason and whom to ask", async (language) => {
    const { userId, email } = await reader(language);
    for (const act of TOLD_ACTS) {
      const mail = await composeToldAct(pool(), { ...about, userId, act }, SITE);
      expect(mail).toMatchObject({ to: email, kind: "staff_act" });
      expect(mail?.html).toContain(`<html lang="${LANGUAGE_TAGS[language]}">`);
      expect(mail?.html).toContain("As &lt;b&gt;filed&lt;/b&gt;");
      expect(mail?.text).toContain("hello@benih.example");
      expect(`${mail?.subject}${mail?.text}`).not.toMatch(/\{\w+\}/);
    }
  });

  it("leads to the page, and without a mailbox to the page that says how to ask", async () => {
    const { userId } = await reader("en");
    const changed = { ...about, userId, act: "page_changed" } as const;
    const mail = await composeToldAct(pool(), changed, { publicUrl: SITE.publicUrl });
    expect(mail?.text).toContain("https://benih.example/startups/padi");
    expect(mail?.text).toContain("https://benih.example/contact");
  });

  it("goes to nobody who has left", async () => {
    const { userId } = await reader("en");
    await pool().query("delete from auth.users where id = $1", [userId]);
    const locked = { ...about, userId, act: "account_locked" } as const;
    expect(await composeToldAct(pool(), locked, SITE)).toBeUndefined();
  });
});
