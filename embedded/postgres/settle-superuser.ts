import pg from "pg";
import { BackendError } from "../backend-error.ts";
import { SUPERUSER } from "./cluster.ts";

const WRONG_PASSWORD = "28P01";

/**
 * Sets `password` for the superuser, who may still have one of the `former` ones: keys were rotated while the
 * server ran, or this data is from a backup from before that.
 * @param urlOf the superuser's address with a password
 */
export async function settleSuperuser(settings: {
  urlOf(password: string): string;
  password: string;
  former: readonly string[];
}): Promise<void> {
  const { urlOf, password, former } = settings;
  const client = await connectWithAny(urlOf, [password, ...former]);
  try {
    if (client.password !== password) {
      await client.query(`alter role current_user password ${client.escapeLiteral(password)}`);
    }
  } finally {
    await client.end();
  }
}

/**
 * Connects with the first password that works.
 * @throws BackendError if none does
 */
async function connectWithAny(
  urlOf: (password: string) => string,
  passwords: readonly string[],
): Promise<pg.Client> {
  for (const password of passwords) {
    const client = new pg.Client({ connectionString: urlOf(password) });
    const isRight = await client.connect().then(
      () => true,
      (error: unknown) => {
        if (error instanceof pg.DatabaseError && error.code === WRONG_PASSWORD) return false;
        throw error;
      },
    );
    if (isRight) return client;
  }
  throw new BackendError(
    "The database has another password than the secrets: restore secrets.json that belongs to this data.",
  );
}

/**
 * The superuser's address with the newest password, or with one from before a rotation, since a new one is set only
 * at the server's next start.
 * @param address the cluster's, for any role
 * @throws BackendError if no password works
 */
export async function findSuperuserUrl(
  address: string,
  secrets: {
    databasePasswords: { supabase_admin: string };
    former: { superuserPasswords: readonly string[] };
  },
): Promise<string> {
  const { databasePasswords, former } = secrets;
  const urlOf = (password: string) => {
    const url = new URL(address);
    Object.assign(url, { username: SUPERUSER, password });
    return url.href;
  };
  const passwords = [databasePasswords.supabase_admin, ...former.superuserPasswords];
  const client = await connectWithAny(urlOf, passwords);
  await client.end();
  return urlOf(client.password ?? "");
}
