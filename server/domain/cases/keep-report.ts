import { createHash } from "node:crypto";
import type pg from "pg";
import {
  FIELDS_OF,
  type Report,
  readReportedPage,
  reportedPath,
} from "../../../contracts/mistakes.ts";
import { findPage } from "./find-page.ts";

/** Brings a reader's report before staff. The same words again, as by pressing twice, make one case. */
export async function keepReport(pool: pg.Pool, report: Report): Promise<void> {
  const asked = readReportedPage(report.page);
  const found = await findPage(pool, asked);
  const isThere = found !== undefined || asked.kind === "funding";
  const page = isThere ? asked : { kind: "site" as const, slug: "" };
  const path = reportedPath(page);
  const field = FIELDS_OF[page.kind].find((one) => one === report.field) ?? "other";
  const origin = createHash("sha256")
    .update(JSON.stringify([path, field, report.text, report.email]))
    .digest("hex");
  await pool.query(
    `insert into desk.cases (kind, subject_kind, subject_id, subject_title, subject_path, field,
       text, origin, asker_email, language)
     values ('correction', $1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (origin) do nothing`,
    [
      page.kind,
      found?.id ?? null,
      found?.title ?? "",
      path === "" ? null : path,
      field,
      report.text,
      `report:${origin}`,
      report.email === "" ? null : report.email,
      report.language,
    ],
  );
}
