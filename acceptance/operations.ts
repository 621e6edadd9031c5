import type { ServerAddress } from "./running-server.ts";

export type OperationAnswer = {
  status: number;
  data?: unknown;
  error?: { code: string; message: string; details?: { fields?: Record<string, string> } };
};

/** Calls `POST /api/<path>` with whoever's token it is. */
export async function callOperation(
  server: ServerAddress,
  token: string,
  path: string,
  input: unknown = {},
): Promise<OperationAnswer> {
  const answer = await fetch(`${server.url}/api/${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(input),
  });
  return { status: answer.status, ...(await answer.json()) };
}
