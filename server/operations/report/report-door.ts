import type pg from "pg";
import {
  MOST_REPORT_BYTES,
  readReportedPage,
  reportForm,
  reportQuery,
} from "../../../contracts/mistakes.ts";
import { keepReport } from "../../domain/cases/keep-report.ts";
import type { Mount } from "../../http/mount.ts";
import type { Logger } from "../../log.ts";
import { createPublicForm } from "../public-form.ts";

const PATH = "/api/report/send";

/**
 * `POST /api/report/send`: readers report a mistake without an account, as JSON, or with the form of a
 * browser without scripts, which is redirected to its page.
 */
export function createReportDoor(settings: {
  pool: pg.Pool;
  trustProxy: boolean;
  log: Logger;
}): Mount {
  const answer = createPublicForm({
    ...settings,
    name: "reports",
    schema: reportForm,
    mostBytes: MOST_REPORT_BYTES,
    take: async (report) => void (await keepReport(settings.pool, report)),
    pageAfter(outcome, told) {
      const path = reportForm.pick({ page: true }).safeParse(told).data?.page ?? "";
      return `/report${reportQuery({
        page: readReportedPage(path),
        outcome: outcome === "taken" ? "sent" : outcome,
      })}`;
    },
  });
  return {
    handle(request, response) {
      if (request.url !== PATH || request.method !== "POST") return false;
      void answer(request, response);
      return true;
    },
  };
}
