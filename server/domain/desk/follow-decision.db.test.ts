import { createHash, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { DEFAULT_PRICES } from "../../../contracts/prices.ts";
import { startupProfile } from "../../../contracts/startup-profile.ts";
import type { Actor } from "../account/actor.ts";
import { appealRejection } from "../cases/appeal.ts";
import { creditAccount } from "../credits/credit-account.ts";
import { testReview } from "../deck-review/test-review.ts";
import { saveProfile } from "../profiles/save-profile.ts";
import { STARTUP_FORM } from "../profiles/test-forms.ts";
import { fingerprintOfDraft } from "../publishing/fingerprint.ts";
import { readPublicationState } from "../publishing/read-publication.ts";
import { asStaff } from "./as-staff.ts";
import { composeCaseAnswer } from "./case-mail.ts";
import { readCase } from "./cases.ts";
import { decideCase } from "./decide-case.ts";
import { moveAsShown } from "./test-desk.ts";
import { queueDatabase } from "./test-queue.ts";

const { pool, worker, decide, only, founder } = queueDatabase();

describe("an appeal", () => {
  const appeal = { text: "It is our name.", language: "en" as const };

  async function rejected() {
    const actor = await founder();
    return { actor, run: await reject(actor) };
  }

  async function reject(actor: Actor): Promise<string> {
    const run = randomUUID();
    const fingerprint = await fingerprintOfDraft(pool(), actor.userId);
    await pool().query(
      `insert into public.runs (id, user_id, service, idempotency_key, language, price, fingerprint, state, finished_at)
       values ($1, $2, 'publish', $3, 'en', 20, $4, 'done', now())`,
      [run, actor.userId, randomUUID(), fingerprint],
    );
    const finding = { rule: "offensive", weight: "rejects", place: "name", text: "Vàng" };
    await pool().query(
      `insert into public.publications (run_id, user_id, version, verdict, findings, engine)
       values ($1, $2, 1, 'rejected', $3, 'rules')`,
      [
        run,
        actor.userId,
        JSON.stringify([{ ...finding, why: "It offends.", fix: "Leave it out." }]),
      ],
    );
    return run;
  }

  /** A profile that was rejected although it had all that publishing requires. */
  async function rejectedComplete({ score }: { score: number }) {
    const actor = await founder(`lan-${randomUUID()}@luavang.example`);
    await pool().query("delete from public.startup_profiles where user_id = $1", [actor.userId]);
    const columns = startupProfile("Vietnam").parse(STARTUP_FORM);
    await saveProfile(pool(), actor, STARTUP_ROLE, { columns, version: 0 });
    const sha = createHash("sha256").digest("hex");
    await pool().query(
      `insert into public.profile_files (user_id, kind, path, name, bytes, sha256)
       select $1::uuid, kind, $1::text || '/' || kind, kind, 10, $2
         from unnest(array['logo', 'pitch_deck', 'business_license']) as kind`,
      [actor.userId, sha],
    );
    const review = randomUUID();
    await pool().query(
      `with run as (insert into public.runs
           (id, user_id, service, idempotency_key, language, price, state, fingerprint, finished_at)
         values ($1::uuid, $2, 'deck_review', $1::text, 'en', 5, 'done', $3, now()))
       insert into public.deck_reviews (run_id, user_id, file_name, file_sha256, score, review, engine)
       values ($1::uuid, $2, 'deck.pdf', $3, $4, $5, 'rules')`,
      [review, actor.userId, sha, score, testReview(score)],
    );
    return { actor, run: await reject(actor) };
  }

  it("is once for each rejection, and the person sees where it is", async () => {
    const { actor, run } = await rejected();
    expect(await appealRejection(pool(), actor, appeal)).toBe(true);
    expect(await appealRejection(pool(), actor, { ...appeal, text: "Again." })).toBe(true);
    const found = await only("select text, details from desk.cases where run_id = $1", [run]);
    expect(found).toEqual({ text: "It is our name.", details: { rules: ["offensive"] } });
    const { judged } = await readPublicationState(pool(), actor);
    expect(judged?.appeal).toMatchObject({ decision: null });
  });

  it("that is accepted publishes what was judged, with the finding as advice", async () => {
    const { actor, run } = await rejectedComplete({ score: 6 });
    await appealRejection(pool(), actor, appeal);
    const { id } = await only("select id from desk.cases where run_id = $1", [run]);
    expect(await decide(await worker(), id, "accepted")).toMatchObject({
      details: { published: true },
    });
    const page = await only(
      `select s.name, s.logo, s.is_published from public.startups s
         join public.startup_profiles p on p.startup_id = s.id where p.user_id = $1`,
      [actor.userId],
    );
    expect(page).toEqual({
      name: "Lúa Vàng",
      logo: `/logos/${actor.userId}/logo`,
      is_published: true,
    });
    const { judged } = await readPublicationState(pool(), actor);
    expect(judged).toMatchObject({ verdict: "approved", findings: [{ weight: "advice" }] });
  });

  it("says nothing of credits that staff paid back: nothing had stopped", async () => {
    const { actor, run } = await rejected();
    await appealRejection(pool(), actor, appeal);
    await pool().query(
      `insert into public.credit_entries (account_id, kind, amount, balance_after, owed_after,
         idempotency_key, reason, subject_kind, subject_id)
       values ($1, 'refund', 20, 20, 0, 'desk:' || $2, 'publish', 'run', $2)`,
      [await creditAccount(pool(), actor.userId), run],
    );
    const { id } = await only("select id from desk.cases where run_id = $1", [run]);
    await decide(await worker(), id, "declined");
    const mail = await composeCaseAnswer(pool(), id, "https://benih.example");
    expect(mail?.text).toContain("As filed");
    expect(mail?.text).not.toContain("credits");
  });

  it.each([
    ["whose deck's newest score is too low", { score: 5.9 }, undefined],
    ["whose account's address is of another company by now", { score: 6 }, "lan@elsewhere.example"],
  ])("publishes nothing %s", async (_what, given, newAddress) => {
    const { actor, run } = await rejectedComplete(given);
    if (newAddress) {
      await pool().query("update auth.users set email = $2 where id = $1", [
        actor.userId,
        newAddress,
      ]);
    }
    await appealRejection(pool(), actor, appeal);
    const { id } = await only("select id from desk.cases where run_id = $1", [run]);
    expect(await decide(await worker(), id, "accepted")).toMatchObject({
      details: { published: false },
    });
  });

  it("publishes nothing that has changed since", async () => {
    const { actor, run } = await rejected();
    await appealRejection(pool(), actor, appeal);
    await pool().query("update public.startup_profiles set name = 'Else' where user_id = $1", [
      actor.userId,
    ]);
    const { id } = await only("select id from desk.cases where run_id = $1", [run]);
    expect(await decide(await worker(), id, "accepted")).toMatchObject({
      details: { published: false },
    });
    expect(await readPublicationState(pool(), actor)).toMatchObject({
      judged: { verdict: "rejected", appeal: { decision: "accepted", reason: "As filed" } },
    });
  });

  it("needs a rejection", async () => {
    expect(await appealRejection(pool(), await founder(), appeal)).toBe(false);
  });
});

describe("a draft that waits", () => {
  async function waiting() {
    const writer = await worker("editor");
    const { id } = await only(
      `insert into desk.documents (kind, title, content, created_by, updated_by)
       values ('article', 'Rice', $2, $1, $1) returning id`,
      [
        writer.userId,
        JSON.stringify({
          texts: Object.fromEntries(["en", "zh", "vi", "th", "id"].map((l) => [l, {}])),
        }),
      ],
    );
    await pool().query("update desk.documents set state = 'waiting' where id = $1", [id]);
    const found = await only("select id from desk.cases where document_id = $1", [id]);
    return { documentId: id, id: String(found.id), writer };
  }

  it("is sent back to its writer with the reason", async () => {
    const { id, documentId } = await waiting();
    expect(await decide(await worker(), id, "declined", "Who says so?")).toMatchObject({
      outcome: "decided",
      isAnswered: true,
    });
    expect(await only("select state from desk.documents where id = $1", [documentId])).toEqual({
      state: "draft",
    });
    const mail = await composeCaseAnswer(pool(), id, "https://benih.example");
    expect(mail?.text).toContain("Who says so?");
    expect(mail?.text).toContain(`/desk/articles/${documentId}`);
  });

  it("that somebody moves on from its own screen is answered as well, and leads there", async () => {
    const { id, documentId, writer } = await waiting();
    const move = (actor: Actor, reason: string) =>
      asStaff(pool(), { actor, area: "write", reason }, (staff) =>
        moveAsShown(staff, { kind: "article", ids: [documentId], move: "take_back", reason }),
      );
    const jobs = async (one: string) =>
      (await pool().query("select from graphile_worker.jobs where key = $1", [`case:${one}`]))
        .rowCount;
    await move(await worker(), "Which seed?");
    expect(await jobs(id)).toBe(1);
    const mail = await composeCaseAnswer(pool(), id, "https://benih.example");
    expect(mail).toMatchObject({ to: writer.email, kind: "case_answer" });
    expect(mail?.text).toContain("Which seed?");
    // Taking back one's own document sends no mail.
    await pool().query("update desk.documents set state = 'waiting' where id = $1", [documentId]);
    const own = await only(
      "select id from desk.cases where document_id = $1 and decision is null",
      [documentId],
    );
    await move(writer, "");
    expect(await jobs(own.id)).toBe(0);
  });

  it("that is deleted is answered as well, and leads to the desk", async () => {
    const { id, documentId, writer } = await waiting();
    const reason = "We have it already";
    await asStaff(pool(), { actor: await worker(), area: "write", reason }, (staff) =>
      moveAsShown(staff, { kind: "article", ids: [documentId], move: "delete", reason }),
    );
    const queued = await pool().query("select from graphile_worker.jobs where key = $1", [
      `case:${id}`,
    ]);
    expect(queued.rowCount).toBe(1);
    const mail = await composeCaseAnswer(pool(), id, "https://benih.example");
    expect(mail?.to).toBe(writer.email);
    expect(mail?.text).toContain("Your draft was deleted");
    expect(mail?.text).toContain("> We have it already");
    expect(mail?.text).not.toContain(documentId);
  });

  it("is not published as long as it is incomplete", async () => {
    const { id } = await waiting();
    expect(await decide(await worker(), id, "accepted")).toEqual({ outcome: "incomplete" });
    expect(await only("select state from desk.cases where id = $1", [id])).toEqual({
      state: "open",
    });
  });

  it("is not published as somebody has saved it since it was read", async () => {
    const { id, documentId } = await waiting();
    const actor = await worker();
    const read = await asStaff(pool(), { actor, area: "queue" }, (staff) => readCase(staff, id));
    await pool().query("update desk.documents set revision = revision + 1 where id = $1", [
      documentId,
    ]);
    const order = { id, decision: "accepted", reason: "Good", revision: 1 } as const;
    expect(read?.found.revision).toBe(order.revision);
    const decided = await asStaff(pool(), { actor, area: "queue" }, (staff) =>
      decideCase(staff, order, { prices: DEFAULT_PRICES, logoAddress: (path) => path }),
    );
    expect(decided).toEqual({ outcome: "edited" });
  });

  it("is not for support to decide", async () => {
    const { id } = await waiting();
    await expect(decide(await worker("support"), id, "declined")).rejects.toThrow(
      "Not allowed: role",
    );
  });
});
