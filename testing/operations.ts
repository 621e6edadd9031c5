import type { ServerAddress } from "./running-server.ts";

export type Answered = { status: number; data: unknown; code: unknown; fields: unknown };

/** Calls `POST /api/<path>` with a person's token. */
export async function callOperation(
  server: Pick<ServerAddress, "url">,
  token: string,
  path: string,
  input: unknown = {},
  idempotencyKey?: string,
): Promise<Answered> {
  const response = await fetch(`${server.url}/api/${path}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
    },
    body: JSON.stringify(input),
  });
  return readAnswer(response);
}

export async function readAnswer(response: Response): Promise<Answered> {
  const body: unknown = await response.json();
  const { data, error } = isRecord(body) ? body : {};
  const { code, details } = isRecord(error) ? error : {};
  const fields = isRecord(details) ? details.fields : undefined;
  return { status: response.status, data, code, fields };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
