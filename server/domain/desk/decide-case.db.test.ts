import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { Actor } from "../account/actor.ts";
import { exportData } from "../account/export-data.ts";
import { takeDown } from "../account/take-down.ts";
import { claimPage } from "../cases/claim-page.ts";
import { keepReport } from "../cases/keep-report.ts";
import { composeCaseAnswer } from "./case-mail.ts";
import { keepCases } from "./keep-cases.ts";
import { queueDatabase } from "./test-queue.ts";

const { pool, open, worker, decide, only, startup, founder } = queueDatabase();

const jobsOf = async (id: string) =>
  (await pool().query("select from graphile_worker.jobs where key = $1", [`case:${id}`])).rowCount;

describe("a reader's report", () => {
  const report = {
    field: "figure" as const,
    text: "It was 5 million, not 50.",
    email: "lan@readers.example",
    language: "vi" as const,
    homepage: "",
  };

  it("names its page, is one case however often it is sent, and is answered in its language", async () => {
    const page = await startup();
    await keepReport(pool(), { ...report, page: page.path });
    await keepReport(pool(), { ...report, page: page.path });
    const found = await only("select * from desk.cases where subject_id = $1", [page.id]);
    expect(found).toMatchObject({ kind: "correction", field: "figure", subject_title: "Lúa Vàng" });
    expect(await decide(await worker("support"), found.id, "accepted")).toMatchObject({
      outcome: "decided",
      isAnswered: true,
    });
    expect(await jobsOf(found.id)).toBe(1);
    const mail = await composeCaseAnswer(pool(), found.id, "https://benih.example");
    expect(mail?.to).toBe("lan@readers.example");
    expect(mail?.subject).toContain("Báo lỗi của bạn");
    expect(mail?.text).toContain("As filed");
    expect(mail?.text).toContain(`https://benih.example${page.path}`);
    expect(await decide(await worker(), found.id, "declined")).toEqual({ outcome: "already" });
  });

  it("of a page that is not there is about the site, and of a field that it has not, about the rest", async () => {
    const text = randomUUID();
    await keepReport(pool(), { ...report, text, field: "portfolio", page: "/startups/none-such" });
    const found = await only("select * from desk.cases where text = $1", [text]);
    expect(found).toMatchObject({ subject_kind: "site", subject_path: null, field: "other" });
  });

  it("is forgotten with its address some time after the answer", async () => {
    const text = randomUUID();
    await keepReport(pool(), { ...report, text, page: "" });
    await pool().query(
      `update desk.cases set decision = 'declined', decided_at = now() - interval '91 days' where text = $1`,
      [text],
    );
    // Even on a night on which the search for duplicates fails.
    await pool().query("alter function desk.gather_duplicates() rename to gather_none");
    await expect(keepCases(pool())).rejects.toThrow("gather_duplicates");
    await pool().query("alter function desk.gather_none() rename to gather_duplicates");
    const found = await only("select asker_email from desk.cases where text = $1", [text]);
    expect(found.asker_email).toBeNull();
  });
});

describe("a report whose reader has an account", () => {
  const report = { page: "", field: "other" as const, homepage: "", language: "en" as const };
  const reported = async (email: string) => {
    const text = randomUUID();
    await keepReport(pool(), { ...report, text, email });
    return text;
  };
  const addressOf = async (text: string) =>
    (await only("select asker_email from desk.cases where text = $1", [text])).asker_email;

  it("is in what they download, and loses its address with the account, answered or not", async () => {
    const [me, other] = [await founder(), await founder()];
    await pool().query("update auth.users set email_confirmed_at = now() where id = any ($1)", [
      [me.userId, other.userId],
    ]);
    const mine = [await reported(me.email.toUpperCase()), await reported(me.email)];
    const theirs = await reported(other.email);
    await pool().query(
      "update desk.cases set decision = 'accepted', decided_at = now() where text = $1",
      [mine[0]],
    );
    const file = await exportData(pool(), me, new Date());
    expect(file.reports).toMatchObject(mine.map((text) => ({ text, field: "other" })));

    await takeDown(pool(), me);
    for (const text of mine) expect(await addressOf(text)).toBeNull();
    expect(await addressOf(theirs)).toBe(other.email);
  });

  it("is nobody's whose address is not confirmed", async () => {
    const me = await founder();
    const text = await reported(me.email);
    expect((await exportData(pool(), me, new Date())).reports).toEqual([]);
    await takeDown(pool(), me);
    expect(await addressOf(text)).toBe(me.email);
  });
});

describe("a claim", () => {
  const claim = { text: "I founded it.", language: "id" as const };

  it.each([
    ["lan@luavang.example", "https://www.luavang.example/vi", "same"],
    ["lan@sawah.example", "https://luavang.example", "other"],
    ["lan@gmail.com", "https://luavang.example", "free"],
    ["lan@luavang.example", null, "none"],
  ])("by %s of a page with %s says so: %s", async (email, website, domain) => {
    const page = await startup(website);
    const actor = await founder(`${randomUUID()}.${email}`);
    expect(await claimPage(pool(), actor, { ...claim, page: page.path })).toEqual({
      outcome: "claimed",
      domain,
    });
  });

  it("is not for an account of the other role, whatever profile it has from before", async () => {
    const [page, actor] = [await startup(), await founder()];
    const become = (role: string) =>
      pool().query("update public.profiles set role = $2 where user_id = $1", [actor.userId, role]);
    await become("Investor");
    expect(await claimPage(pool(), actor, { ...claim, page: page.path })).toEqual({
      outcome: "no_profile",
    });
    await become("Startup");
    await claimPage(pool(), actor, { ...claim, page: page.path });
    const { id } = await only("select id from desk.cases where subject_id = $1", [page.id]);
    await become("Investor");
    expect(await decide(await worker(), id, "accepted")).toMatchObject({
      details: { linked: false },
    });
  });

  it("of somebody at the desk is decided by others: by an administrator, and never by themselves", async () => {
    const [page, asker, colleague] = [await startup(), await founder(), await worker()];
    const { userId, email, sessionId } = asker;
    await pool().query("insert into desk.staff (user_id, role) values ($1, 'support')", [userId]);
    const me = new Actor({ userId, email, sessionId, hasShownFactor: true });
    await claimPage(pool(), me, { ...claim, page: page.path });
    const { id } = await only("select id from desk.cases where subject_id = $1", [page.id]);
    for (const refused of [me, colleague]) {
      await expect(decide(refused, id, "accepted")).rejects.toMatchObject({ because: "role" });
    }
    expect(await decide(await worker("administrator"), id, "accepted")).toMatchObject({
      outcome: "decided",
      details: { linked: true },
    });
  });

  it("is forgotten with the account, whoever deletes that", async () => {
    const [open, linked] = [await startup(), await startup()];
    const actor = await founder(`${randomUUID()}@luavang.example`);
    for (const { path } of [open, linked]) await claimPage(pool(), actor, { ...claim, page: path });
    const caseOf = (page: { id: string }) =>
      pool().query("select text, details from desk.cases where subject_id = $1", [page.id]);
    const { id } = await only("select id from desk.cases where subject_id = $1", [linked.id]);
    await decide(await worker(), id, "accepted");
    await pool().query("delete from auth.users where id = $1", [actor.userId]);
    expect((await caseOf(open)).rows).toEqual([]);
    expect((await caseOf(linked)).rows).toMatchObject([{ text: "", details: { linked: true } }]);
    expect(JSON.stringify((await caseOf(linked)).rows)).not.toContain("emailDomain");
  });

  it("that is accepted makes the page the claimant's, and staff say what followed", async () => {
    const page = await startup();
    const actor = await founder();
    await claimPage(pool(), actor, { ...claim, page: page.path });
    const { id } = await only("select id from desk.cases where subject_id = $1", [page.id]);
    expect(await decide(await worker(), id, "accepted")).toMatchObject({
      outcome: "decided",
      isAnswered: true,
      details: { linked: true },
    });
    const profile = await only(
      "select startup_id from public.startup_profiles where user_id = $1",
      [actor.userId],
    );
    expect(profile.startup_id).toBe(page.id);

    // The page was there before them, and does not go with them.
    await takeDown(pool(), actor);
    expect(await only("select text, reason from desk.cases where id = $1", [id])).toEqual({
      text: "",
      reason: "",
    });
    await pool().query("delete from auth.users where id = $1", [actor.userId]);
    expect(await only("select is_published from public.startups where id = $1", [page.id])).toEqual(
      {
        is_published: false,
      },
    );
  });

  it("of somebody else's page is kept as decided, and changes nothing", async () => {
    const page = await startup();
    const holder = await founder();
    await pool().query("update public.startup_profiles set startup_id = $2 where user_id = $1", [
      holder.userId,
      page.id,
    ]);
    const actor = await founder();
    await claimPage(pool(), actor, { ...claim, page: page.path });
    const { id } = await only("select id from desk.cases where subject_id = $1", [page.id]);
    expect(await decide(await worker(), id, "accepted")).toMatchObject({
      details: { linked: false },
    });
    const mail = await composeCaseAnswer(pool(), id, "https://benih.example");
    expect(mail?.text).not.toContain("/profile");
  });

  it("needs a profile of the page's kind, and a page", async () => {
    const page = await startup();
    const investor = await open("Investor");
    expect(await claimPage(pool(), investor, { ...claim, page: page.path })).toEqual({
      outcome: "no_profile",
    });
    expect(await claimPage(pool(), await founder(), { ...claim, page: "/news/a" })).toEqual({
      outcome: "no_page",
    });
  });

  it("cannot be decided as a kind that it is not", async () => {
    const page = await startup();
    await claimPage(pool(), await founder(), { ...claim, page: page.path });
    const { id } = await only("select id from desk.cases where subject_id = $1", [page.id]);
    expect(await decide(await worker(), id, "merged")).toEqual({ outcome: "impossible" });
  });
});

describe("a run that failed on our side", () => {
  it("is answered in its person's language, with the service and where to start again", async () => {
    const { userId, email } = await open("Startup");
    await pool().query("update public.profiles set language = 'th' where user_id = $1", [userId]);
    const run = randomUUID();
    await pool().query(
      `insert into public.runs (id, user_id, service, idempotency_key, language, price, fingerprint)
       values ($1, $2, 'match', gen_random_uuid()::text, 'en', 5, repeat('0', 64))`,
      [run, userId],
    );
    await pool().query(
      "update public.runs set state = 'failed', problem = 'failed', finished_at = now() where id = $1",
      [run],
    );
    const { id } = await only("select id from desk.cases where run_id = $1", [run]);
    const support = await worker("support");
    expect(await decide(support, id, "accepted", "เครื่องหยุด")).toMatchObject({ isAnswered: true });
    const mail = await composeCaseAnswer(pool(), id, "https://benih.example");
    expect(mail).toMatchObject({ to: email, kind: "case_answer" });
    expect(mail?.text).toContain("จับคู่อัจฉริยะ");
    expect(mail?.text).toContain("> เครื่องหยุด");
    expect(mail?.text).toContain("https://benih.example/profile?tab=match");
  });
});
