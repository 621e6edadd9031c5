import { describe, expect, it } from "vitest";
import { ENTRY_KINDS, SERVICES } from "../../../contracts/credits.ts";
import { LANGUAGES } from "../../../contracts/languages.ts";
import { loadTranslator } from "../../i18n/locale-files.server.ts";
import { type Entry, noteOf, runAddress, sayEntry } from "./entry-words.ts";

const t = loadTranslator("en", "credits");

const entry = (changes: Partial<Entry>): Entry => ({
  id: 1,
  kind: "spend",
  amount: -20,
  balance_after: 10,
  owed_after: 0,
  reason: "publish",
  subject_kind: "run",
  subject_id: "6b0b7a55-7c64-4b2a-9d0f-0d7c5a1f0b11",
  created_at: "2026-11-22T09:00:00.123456+00:00",
  ...changes,
});

describe("an entry in words", () => {
  it.each([
    [{ kind: "spend", reason: "publish" }, "Publishing your profile"],
    [{ kind: "spend", reason: "deck_review" }, "Pitch deck review"],
    [{ kind: "spend", reason: "match" }, "Smart match"],
    [{ kind: "refund", reason: "match" }, "Returned after a technical failure: Smart match"],
    [{ kind: "refund", reason: "no_match" }, "Returned: the match found no one"],
    [{ kind: "purchase", reason: "pack_30" }, "Credits bought"],
    [{ kind: "plan", reason: "startup_monthly" }, "Monthly credits of your plan"],
    [{ kind: "expiry", reason: "period_over" }, "Credits expired"],
    [{ kind: "grant", reason: "Welcome" }, "Credits from Benih"],
    [{ kind: "adjustment", reason: "Typing error" }, "Corrected by Benih"],
    [{ kind: "reversal", reason: "payment_refunded" }, "Taken back: the payment was refunded"],
    [{ kind: "reversal", reason: "payment_disputed" }, "Taken back: the payment is disputed"],
    [{ kind: "reversal", reason: "dispute_won" }, "Returned: the dispute is settled"],
    [{ kind: "reversal", reason: "refund_failed" }, "Returned: the refund didn’t go through"],
  ])("says what happened: %j", (changes, words) => {
    expect(sayEntry(t, entry(changes))).toBe(words);
  });

  it("of a newer server is described in general words, never by a code", () => {
    expect(sayEntry(t, entry({ kind: "spend", reason: "pitch_video" }))).toBe("Spent");
    expect(sayEntry(t, entry({ kind: "refund", reason: "pitch_video" }))).toBe("Returned");
    expect(sayEntry(t, entry({ kind: "reversal", reason: "other" }))).toBe("Refunds and disputes");
    expect(sayEntry(t, entry({ kind: "gift", reason: "other" }))).toBe("Balance change");
  });

  it.each(LANGUAGES)("has words for every kind and reason in %s", (language) => {
    const say = loadTranslator(language, "credits");
    for (const kind of ENTRY_KINDS) {
      for (const reason of [
        ...SERVICES,
        "payment_refunded",
        "payment_disputed",
        "dispute_won",
        "refund_failed",
      ]) {
        expect(sayEntry(say, entry({ kind, reason }))).not.toMatch(/_|\{/);
      }
    }
  });

  it("leads to its run, and only a run does", () => {
    expect(runAddress(entry({ reason: "publish" }))).toBe("/profile?tab=publish");
    expect(runAddress(entry({ reason: "deck_review" }))).toBe("/profile?tab=review");
    expect(runAddress(entry({ kind: "refund", reason: "match" }))).toBe("/profile?tab=match");
    expect(runAddress(entry({ kind: "refund", reason: "no_match" }))).toBe("/profile?tab=match");
    expect(runAddress(entry({ reason: "unheard of" }))).toBeUndefined();
    expect(runAddress(entry({ subject_kind: "operator" }))).toBeUndefined();
  });

  it("shows an operator's note, and no reason that is a code", () => {
    expect(noteOf(entry({ kind: "grant", subject_kind: "operator", reason: "Sorry!" }))).toBe(
      "Sorry!",
    );
    expect(noteOf(entry({}))).toBeUndefined();
  });
});
