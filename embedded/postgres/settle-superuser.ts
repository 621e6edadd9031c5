import pg from "pg";
import { BackendError } from "../backend-error.ts";

const WRONG_PASSWORD = "28P01";

/**
 * Makes `password` the superuser's, where one of the `former` ones may still be: keys were rotated
 * while the server ran, or this data is of a backup from before that.
 * @param urlOf the superuser's address with a password.
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
 * Connects with the first password that is right.
 * @throws BackendError when none is.
 */
export async function connectWithAny(
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
