import type { Session } from "@supabase/supabase-js";
import { z } from "zod";

const claims = z.object({ aal: z.string() });

/** Whether the account has a second factor that this session has not shown yet. */
export function owesCode({ access_token, user }: Session): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === "verified") ?? false;
  return hasFactor && levelOf(access_token) !== "aal2";
}

function levelOf(token: string): string {
  try {
    const part = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    return claims.parse(JSON.parse(atob(part))).aal;
  } catch {
    return "aal1";
  }
}
