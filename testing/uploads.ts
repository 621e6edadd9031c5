import { withDatabase } from "./database.ts";
import type { Person } from "./people.ts";
import type { ServerAddress } from "./running-server.ts";

export type Answer = { status: number; code?: string; problem?: string; path?: string };

/** Uploads a file with a person's token. */
export async function upload(
  server: ServerAddress,
  token: string | undefined,
  query: Record<string, string>,
  body: Buffer | ReadableStream<Uint8Array>,
): Promise<Answer> {
  const response = await fetch(`${server.url}/api/files/upload?${new URLSearchParams(query)}`, {
    method: "POST",
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    body: Buffer.isBuffer(body) ? new Uint8Array(body) : body,
    ...(Buffer.isBuffer(body) ? {} : { duplex: "half" }),
  });
  const answer: Record<string, Record<string, unknown>> = await response.json();
  const { error, data } = answer;
  const fields = JSON.parse(JSON.stringify(error?.details ?? {})).fields ?? {};
  return {
    status: response.status,
    ...(typeof error?.code === "string" && { code: error.code }),
    ...(typeof fields.file === "string" && { problem: fields.file }),
    ...(typeof data?.path === "string" && { path: data.path }),
  };
}

/** Every object below a person's folder in our buckets, whatever points to it. */
export async function objectsOf(server: ServerAddress, person: Person): Promise<string[]> {
  const { rows } = await withDatabase(server, (client) =>
    client.query<{ name: string }>(
      "select name from storage.objects where name like $1 || '/%' order by name",
      [person.id],
    ),
  );
  return rows.map(({ name }) => name);
}
