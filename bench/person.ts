import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/bcrypt";
import { createClient } from "@supabase/supabase-js";
import pg from "pg";
import type { RunningServer } from "./running-server.ts";

export type Person = { id: string; token: string };

/**
 * Makes an account with a session.
 * @param prepare adds what the person needs, as the owner of the data
 */
export async function makePerson(
  server: RunningServer,
  prepare: (client: pg.Client, id: string) => Promise<void>,
): Promise<Person> {
  const id = randomUUID();
  const account = { email: `${id}@bench.example`, password: randomUUID() };
  await withDatabase(server, async (database) => {
    await database.query(
      `insert into auth.users (id, aud, role, email, email_confirmed_at, encrypted_password,
         raw_app_meta_data, raw_user_meta_data)
       values ($1, 'authenticated', 'authenticated', $2, now(), $3, '{}', '{"role": "Startup"}')`,
      [id, account.email, await hash(account.password, { cost: 4 })],
    );
    await prepare(database, id);
  });
  const client = createClient(server.url, server.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data, error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  return { id, token: data.session.access_token };
}

export async function withDatabase<T>(
  { databaseUrl }: RunningServer,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
