import { randomUUID } from "node:crypto";
import { beforeEach, expect } from "vitest";
import type { DocumentKind, DocumentMove } from "../../../contracts/desk/documents.ts";
import type { StaffRole } from "../../../contracts/desk/staff.ts";
import { emptyStartup } from "../../../contracts/desk/startup.ts";
import { asStaff } from "./as-staff.ts";
import { beginDocument, listDocuments, openDocument } from "./documents.ts";
import { saveDocument } from "./save-document.ts";
import { deskDatabase, moveAsShown } from "./test-desk.ts";

/** A source, as typed. */
export const SOURCE = {
  publisher: "The Ledger",
  url: "https://ledger.example/a",
  readOn: "2026-03-05",
  readBy: null,
};

/** The answer of a successful move. */
export const MOVED = { outcome: "moved", moved: 1, refused: [] };

/** Gives the calling test file a migrated database with a publisher of companies at its desk. */
export function companiesDatabase() {
  const { pool, open, appoint } = deskDatabase();

  async function member(role: StaffRole) {
    const actor = await appoint(role);
    const work = <Result>(run: Parameters<typeof asStaff<Result>>[2], reason = "") =>
      asStaff(pool(), { actor, area: "read", reason }, run);
    return {
      begin: (kind: DocumentKind) => work((staff) => beginDocument(staff, kind)),
      open: (kind: DocumentKind, id: string) => work((staff) => openDocument(staff, kind, id)),
      async write(kind: DocumentKind, id: string, part: object) {
        const opened = await work((staff) => openDocument(staff, kind, id));
        const { revision = 0, content = {} } = opened ?? {};
        return work((staff) =>
          saveDocument(staff, { kind, id, revision, content: { ...content, ...part } }),
        );
      },
      move: (kind: DocumentKind, id: string, move: DocumentMove, reason = "") =>
        work((staff) => moveAsShown(staff, { kind, ids: [id], move, reason }), reason),
      list: (kind: DocumentKind, query: string) =>
        work((staff) => listDocuments(staff, { kind, query, page: 1 })),
    };
  }

  let publisher: Awaited<ReturnType<typeof member>>;
  beforeEach(async () => {
    publisher = await member("publisher");
  });

  async function published(kind: DocumentKind, part: object) {
    const id = await publisher.begin(kind);
    await publisher.write(kind, id, part);
    expect(await publisher.move(kind, id, "publish")).toEqual(MOVED);
    return id;
  }

  const texts = (tagline: string) => ({
    ...emptyStartup().texts,
    en: { tagline, description: "It grows.", at: null, isMachine: false },
  });

  return {
    pool,
    open,
    appoint,
    member,
    publisher: () => publisher,
    /** The public row; undefined when there is none. */
    async rowOf(table: string, id: string) {
      return (await pool().query(`select * from public.${table} where id = $1`, [id])).rows[0];
    },
    publicStartup: (part: object = {}) =>
      published("startup", {
        name: `Sawah ${randomUUID()}`,
        texts: texts("Rice"),
        country: "Indonesia",
        industries: ["agritech"],
        ventureRound: "seed",
        ...part,
      }),
    publicInvestor: () =>
      published("investor", {
        name: `Kapital ${randomUUID()}`,
        texts: texts("Money"),
        country: "Singapore",
        investorTypes: ["venture_capital"],
        stages: ["seed"],
        sources: { investment_stages: SOURCE },
      }),
  };
}
