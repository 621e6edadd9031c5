import { describe, expect, it } from "vitest";
import { loadTranslator } from "../../i18n/locale-files.server.ts";
import type { StatementEntry } from "./read-statement.ts";
import { statementCsv } from "./statement-csv.ts";

const t = loadTranslator("en", "credits");

const entry = (changes: Partial<StatementEntry>): StatementEntry => ({
  id: 1,
  kind: "grant",
  amount: 5,
  balance_after: 25,
  owed_after: 0,
  reason: "Welcome",
  subject_kind: "operator",
  subject_id: "welcome-1",
  created_at: "2026-11-22T14:45:00.123456+05:45",
  invoice: undefined,
  reviewed: undefined,
  ...changes,
});

const lines = (...entries: StatementEntry[]) =>
  statementCsv(t, entries).slice(1).trimEnd().split("\r\n");

describe("the statement as a file", () => {
  it("has headings in the person's language, times in UTC, and numbers as numbers", () => {
    const csv = statementCsv(t, [
      entry({}),
      entry({
        kind: "spend",
        amount: -20,
        reason: "match",
        subject_kind: "run",
        subject_id: "run-1",
      }),
      entry({
        kind: "purchase",
        reason: "pack_30",
        subject_kind: "invoice",
        subject_id: "id",
        invoice: { number: "BEN-0007", document: null },
      }),
    ]);
    expect(csv).toBe(
      [
        "\uFEFFDate (UTC),Type,What happened,Credits,Balance after,Owed after,Invoice or reference",
        "2026-11-22T09:00:00.123Z,From Benih,Credits from Benih: Welcome,5,25,0,welcome-1",
        "2026-11-22T09:00:00.123Z,Spent,Smart match,-20,25,0,run-1",
        "2026-11-22T09:00:00.123Z,Bought,Credits bought,5,25,0,BEN-0007",
        "",
      ].join("\r\n"),
    );
    expect(statementCsv(loadTranslator("zh", "credits"), [])).toContain("变动后余额");
  });

  it("keeps commas, quotes and line breaks inside their cell", () => {
    const [, line] = lines(entry({ reason: 'He said "yes", twice\nor so' }));
    expect(line).toContain('"Credits from Benih: He said ""yes"", twice\nor so"');
  });

  it.each(["=HYPERLINK(A1)", "+1", "-1", "@SUM(A1)", "\t=1", " =1", "＝1"])(
    "lets no formula of a stranger run: %j",
    (attack) => {
      const [, line = ""] = lines(entry({ subject_id: attack }));
      const last = line.slice(line.lastIndexOf(",0,") + 3);
      expect(last.replace(/^"/, "")).toMatch(/^'/);
    },
  );

  it("runs no formula hidden in a kind of a newer server", () => {
    const [, line = ""] = lines(entry({ kind: "=cmd" }));
    expect(line).toContain(",'=cmd,");
  });
});
