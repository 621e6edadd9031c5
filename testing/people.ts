import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/bcrypt";
import type { SupabaseClient } from "@supabase/supabase-js";
import { importJWK, type JWTPayload, SignJWT } from "jose";
import { visitor } from "./clients.ts";
import { withDatabase } from "./database.ts";
import { linkIn, mailTo } from "./mails.ts";
import type { ServerAddress } from "./running-server.ts";
import { secretsOf } from "./secrets.ts";

export type Account = { id: string; email: string; password: string };

/** Somebody with an open session. */
export type Person = Account & { sessionId: string };

/** A person with a role, and a token of the session. */
export type Member = Person & { token: string };

/** Who has signed up as everybody does, with a client as in the person's browser. */
export type SignedUp = Omit<Member, "sessionId"> & { client: SupabaseClient };

type Role = "Startup" | "Investor";

type About = {
  email?: string;
  /** Null: as a provider's account, for which no role has been chosen. */
  role?: Role | null;
  language?: string;
  /** Empty: as an account that only a provider opens. */
  password?: string;
  confirmed?: boolean;
};

export function newAddress(): string {
  return `${randomUUID().slice(0, 13)}@example.com`;
}

function newPassword(): string {
  return `pw ${randomUUID()}`;
}

/** Somebody who signed up some time ago, and has not signed in since. */
export async function makeAccount(server: ServerAddress, about: About = {}): Promise<Account> {
  const id = randomUUID();
  const { email = newAddress(), role = "Startup", language = "en", confirmed = true } = about;
  const { password = newPassword() } = about;
  const hashed = password === "" ? null : await hash(password, { cost: 4 });
  // The database makes the row of `profiles` from these, as at a sign-up.
  const data = role === null ? {} : { role, language };
  await withDatabase(server, (client) =>
    client.query(
      `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_user_meta_data)
       values ($1, 'authenticated', 'authenticated', $2, $3, case when $4 then now() end, $5)`,
      [id, email, hashed, confirmed, data],
    ),
  );
  return { id, email, password };
}

/** A confirmed account with one open session, by default without a role or a password. */
export async function makePerson(server: ServerAddress, about: About = {}): Promise<Person> {
  const account = await makeAccount(server, { role: null, password: "", ...about });
  const sessionId = randomUUID();
  await withDatabase(server, (client) =>
    client.query("insert into auth.sessions (id, user_id) values ($1, $2)", [
      sessionId,
      account.id,
    ]),
  );
  return { ...account, sessionId };
}

/** A person with a role and, unless empty, a password. */
export async function makeMember(server: ServerAddress, about: About = {}): Promise<Member> {
  const { role = "Startup", password = newPassword() } = about;
  const person = await makePerson(server, { ...about, role, password });
  return { ...person, token: await signAsServer(server, claimsOf(server, person)) };
}

/** Makes somebody a member of staff. */
export async function employ(
  server: ServerAddress,
  { id }: { id: string },
  role: string,
): Promise<void> {
  await withDatabase(server, (client) =>
    client.query("insert into desk.staff (user_id, role) values ($1, $2)", [id, role]),
  );
}

/**
 * Signs up for real: at the auth service, and through the mailed link. Sign-ups count per address:
 * 30 in an hour. Use `makeMember` when the way of signing up does not matter.
 * @param data the person's own data, as the browser sends it.
 */
export async function signUpWith(
  server: ServerAddress,
  data: Record<string, unknown>,
): Promise<SignedUp> {
  const email = `${randomUUID()}@people.example`;
  const password = `pass ${randomUUID()}`;
  const client = visitor(server);
  const options = { data, emailRedirectTo: `${server.url}/profile` };
  const signedUp = await client.auth.signUp({ email, password, options });
  if (signedUp.error) throw signedUp.error;
  const token_hash = linkIn(await mailTo(server, email)).searchParams.get("token_hash") ?? "";
  const confirmed = await client.auth.verifyOtp({ token_hash, type: "email" });
  const { session, user } = confirmed.data;
  if (!session || !user) throw confirmed.error ?? new Error("Nobody is signed in");
  return { id: user.id, email, password, token: session.access_token, client };
}

/** Signs up for real, as the sign-up form does. */
export function signUp(server: ServerAddress, role: Role, language = "en"): Promise<SignedUp> {
  return signUpWith(server, { role, language });
}

/** The claims of a token that the server would issue to this person; valid for an hour. */
export function claimsOf(server: ServerAddress, person: Person): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `${server.url}/auth/v1`,
    aud: "authenticated",
    role: "authenticated",
    sub: person.id,
    email: person.email,
    session_id: person.sessionId,
    iat: now,
    exp: now + 3600,
  };
}

/** Signs claims with the server's own key. */
export async function signAsServer(server: ServerAddress, claims: JWTPayload): Promise<string> {
  const key = secretsOf(server).userTokenKey;
  const { kid } = key;
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "ES256", typ: "JWT", ...(typeof kid === "string" ? { kid } : {}) })
    .sign(await importJWK(key, "ES256"));
}
