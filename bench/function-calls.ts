import type pg from "pg";
import type { Timing } from "./growth.ts";

/** A function of `public` as the data API calls it for a browser, with named arguments. */
export type Call = {
  name: string;
  arguments: Record<string, unknown>;
  /** The caller; a visitor by default. */
  role?: "anon" | "authenticated";
};

const SOMEBODY = "00000000-0000-4000-8000-00000000beef";

/** Calls everything twice, and measures the second, warm round. */
export async function timeCalls(client: pg.Client, calls: Call[]): Promise<Timing[]> {
  for (const call of calls) await timeCall(client, call);
  const timings: Timing[] = [];
  for (const call of calls) {
    const what = `${call.name} ${JSON.stringify(call.arguments)}`;
    timings.push({ what, ms: await timeCall(client, call) });
  }
  return timings;
}

/** Milliseconds from sending the statement to the end of its answer. */
async function timeCall(client: pg.Client, call: Call): Promise<number> {
  const names = Object.keys(call.arguments);
  const list = names.map((name, place) => `${name} => $${place + 1}`).join(", ");
  await client.query("begin read only");
  await become(client, call.role ?? "anon");
  const began = performance.now();
  await client.query(
    `select coalesce(json_agg(answer), '[]') from public.${call.name}(${list}) answer`,
    Object.values(call.arguments),
  );
  const took = performance.now() - began;
  await client.query("commit");
  return took;
}

/** As the gateway does for a request: the claims first, and the role last. */
async function become(client: pg.Client, role: "anon" | "authenticated"): Promise<void> {
  const claims = role === "anon" ? { role } : { role, sub: SOMEBODY };
  await client.query(
    `select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)`,
    [JSON.stringify(claims), role],
  );
}
