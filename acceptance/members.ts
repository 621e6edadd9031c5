import { hash } from "@node-rs/bcrypt";
import { claimsOf, makePerson, type Person, signAsServer, withDatabase } from "./people.ts";
import type { ServerAddress } from "./running-server.ts";

export type Member = Person & { password: string; token: string };

/** A person with an open session, a role and, unless empty, a password. */
export async function makeMember(
  server: ServerAddress,
  options: { role?: "Startup" | "Investor"; password?: string; email?: string } = {},
): Promise<Member> {
  const person = await makePerson(server, options.email);
  const { role = "Startup", password = `pw ${person.id}` } = options;
  const hashed = password === "" ? null : await hash(password, { cost: 4 });
  await withDatabase(server, async (client) => {
    await client.query("update auth.users set encrypted_password = $2 where id = $1", [
      person.id,
      hashed,
    ]);
    await client.query("insert into public.profiles (user_id, role) values ($1, $2)", [
      person.id,
      role,
    ]);
  });
  return { ...person, password, token: await signAsServer(server, claimsOf(server, person)) };
}

export type Answered = { status: number; data: unknown; code: unknown; fields: unknown };

/** Calls an operation with a person's token. */
export async function callAs(
  server: ServerAddress,
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
