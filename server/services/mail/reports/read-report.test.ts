import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BOUNCE_KINDS } from "../../../../contracts/mails.ts";
import { MOST_REPORT_BYTES, readReport } from "./read-report.ts";
import { crlf, reportMail, SAMPLES } from "./test-reports.ts";

const TO = "bounces@benih.example";

describe("a report", () => {
  it.each(Object.entries(SAMPLES))("is understood: %s", async (_name, sample) => {
    const report = await readReport(reportMail(TO, sample));
    expect(report ? `${report.kind} ${report.status}` : "nothing").toBe(sample.means);
  });

  it("whose recipients failed differently says the worst", async () => {
    const group = (status: string) =>
      `Final-Recipient: rfc822; a@padi.example\nAction: failed\nStatus: ${status}`;
    const fields = ["Reporting-MTA: dns; a.example", group("4.2.2"), group("5.1.1")].join("\n\n");
    expect(await readReport(reportMail(TO, { fields }))).toEqual({
      kind: "permanent",
      status: "5.1.1",
    });
  });

  it("may be written by hand: names in capitals, blanks, bare line feeds", async () => {
    const fields =
      "REPORTING-MTA : dns; x\n \t\n\nACTION :  Failed\nSTATUS:\t5.1.1 (bad destination)\n";
    const raw = reportMail(TO, { fields }).toString().replace(/\r\n/g, "\n");
    expect(await readReport(Buffer.from(raw))).toEqual({ kind: "permanent", status: "5.1.1" });
  });
});

describe("no report", () => {
  const head = `From: Lan <lan@padi.example>\nTo: ${TO}\nMIME-Version: 1.0\n`;
  const fields = "Reporting-MTA: dns; x\n\nAction: failed\nStatus: 5.1.1";
  it.each([
    ["an absence", `${head}Auto-Submitted: auto-replied\nSubject: Out of office\n\n550 5.1.1 gone`],
    ["a mail of a person", `${head}Content-Type: text/plain\n\n${fields}`],
    [
      "a report that somebody forwards",
      `${head}Content-Type: multipart/mixed; boundary=m\n\n--m\nContent-Type: message/delivery-status\n\n${fields}\n--m--\n`,
    ],
    ["an empty mail", ""],
    ["noise", "\u0000\u0001\u0002".repeat(999)],
    ["a report without its part", `${head}Content-Type: multipart/report; boundary=m\n\n--m--\n`],
    ["a head without an end", `${head}Content-Type: multipart/report; ${"x=y; ".repeat(99_999)}`],
    [
      "a mail in a mail in a mail",
      `${head}${Array.from({ length: 500 }, (_, n) => `Content-Type: multipart/report; boundary=b${n}\n\n--b${n}\n`).join("")}`,
    ],
  ])("is taken for one: %s", async (_name, text) => {
    expect(await readReport(Buffer.from(crlf(text)))).toBeUndefined();
  });

  it("makes reading fail, whatever it is", async () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(
        "Content-Type: multipart/report; boundary=m\r\n",
        "Content-Type: message/delivery-status\r\n",
        "\r\n",
        "--m\r\n",
        "--m--\r\n",
        "Action: failed\r\n",
        "Status: 5.1.1\r\n",
        "\t",
        ": ",
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
        const report = await readReport(Buffer.from(pieces.join("")));
        expect(report === undefined || BOUNCE_KINDS.includes(report.kind)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it("is read where it is longer than any", async () => {
    const report = { fields: "Reporting-MTA: dns; x\n\nAction: failed\nStatus: 5.1.1" };
    const returning = (bytes: number) => ({
      ...report,
      returned: { type: "message/rfc822", text: `Subject: x\n\n${"x".repeat(bytes)}` },
    });
    expect(await readReport(reportMail(TO, returning(MOST_REPORT_BYTES / 2)))).toBeDefined();
    expect(await readReport(reportMail(TO, returning(MOST_REPORT_BYTES)))).toBeUndefined();
  });

  it("is looked for behind thousands of lines", async () => {
    const report = { fields: "Reporting-MTA: dns; x\n\nAction: failed\nStatus: 5.1.1" };
    expect(await readReport(reportMail(TO, { ...report, words: "\n".repeat(3000) }))).toBeDefined();
    expect(
      await readReport(reportMail(TO, { ...report, words: "\n".repeat(5000) })),
    ).toBeUndefined();
  });

  it("is made of a status that says that all is well, or nothing", async () => {
    for (const status of ["2.0.0", "", "oops", "9.9.9"]) {
      const report = await readReport(
        reportMail(TO, { fields: `Reporting-MTA: dns; x\n\nAction: failed\nStatus: ${status}` }),
      );
      expect(["policy", undefined], status).toContain(report?.kind);
    }
  });
});
