import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { Database } from "../../../contracts/database.ts";
import type { Client } from "../../platform/backend-context.tsx";

type Tables = Database["public"]["Tables"];
export type StartupDraft = Tables["startup_profiles"]["Row"];
export type InvestorDraft = Tables["investor_profiles"]["Row"];

/** The founder's own draft; null before anything was saved. @throws the backend's error. */
export async function readStartupDraft(
  client: Client,
  userId: string,
  signal: AbortSignal,
): Promise<StartupDraft | null> {
  const query = client.from("startup_profiles").select("*").eq("user_id", userId);
  const { data } = await query.abortSignal(signal).maybeSingle().throwOnError();
  return data;
}

/** The investor's own draft; null before anything was saved. @throws the backend's error. */
export async function readInvestorDraft(
  client: Client,
  userId: string,
  signal: AbortSignal,
): Promise<InvestorDraft | null> {
  const query = client.from("investor_profiles").select("*").eq("user_id", userId);
  const { data } = await query.abortSignal(signal).maybeSingle().throwOnError();
  return data;
}

/** The query key of a person's draft. */
export function draftKey(role: Role, userId: string): readonly string[] {
  return ["draft", role === STARTUP_ROLE ? "startup" : "investor", userId];
}
