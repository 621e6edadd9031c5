import {
  type NamedReport,
  namedReport,
  type ReportKind,
} from "../../../contracts/market-reports.ts";
import type { Reader } from "../../platform/backend-context.tsx";

/** A report as a list names it. */
export type ListedReport = {
  kind: ReportKind;
  period: string;
  /** Its last day. */
  to: string;
};

/**
 * A report, with those of its companies that are public.
 * @returns null when there is none.
 * @throws the backend's error, as all of these.
 */
export async function readReport(
  client: Reader,
  kind: ReportKind,
  period: string,
): Promise<NamedReport | null> {
  const { data, error } = await client.rpc("read_report", { kind, period }, { get: true });
  if (error) throw error;
  return data[0] === undefined ? null : namedReport.parse(data[0]);
}

/** All reports, the newest first. */
export async function listReports(client: Reader): Promise<ListedReport[]> {
  const { data, error } = await client
    .from("reports")
    .select("kind,period,to:figures->>to")
    .order("period", { ascending: false })
    .order("kind")
    .overrideTypes<ListedReport[], { merge: false }>();
  if (error) throw error;
  return data;
}
