import { expect, it, vi } from "vitest";
import type { Mail } from "../../services/mail/mailer.ts";
import { accountsDatabase } from "../profiles/test-accounts.ts";
import { forgetOldMails, recordMails } from "./record-mails.ts";

const { pool, open } = accountsDatabase();
const log = { error: vi.fn() };

function mailTo(to: string, kind?: Mail["kind"]): Mail {
  return { to, subject: "Secret", text: "secret", html: "secret", ...(kind && { kind }) };
}

const mailer = (send: () => Promise<void>) =>
  recordMails({ send, close: () => undefined }, { pool: pool(), log });

const recorded = async (address: string) => {
  const { rows } = await pool().query(
    "select kind, person, outcome from desk.mails where lower(address) = lower($1) order by id",
    [address],
  );
  return rows;
};

it("records what went out and what did not, with whose address it was", async () => {
  const { userId, email } = await open("Startup");
  await mailer(async () => undefined).send(mailTo(email.toUpperCase(), "receipt"));
  const refusing = mailer(async () => {
    throw new Error("No mail today");
  });
  await expect(refusing.send(mailTo(email))).rejects.toThrow("No mail today");
  expect(await recorded(email)).toEqual([
    { kind: "receipt", person: userId, outcome: "sent" },
    { kind: "other", person: userId, outcome: "failed" },
  ]);
});

it("keeps nothing of somebody who is gone", async () => {
  const address = "gone@people.example";
  await mailer(async () => undefined).send(mailTo(address, "farewell"));
  expect(await recorded(address)).toEqual([]);
});

it("sends whether it can record or not", async () => {
  const send = vi.fn(async () => undefined);
  await mailer(send).send(mailTo("", "receipt"));
  expect(send).toHaveBeenCalledOnce();
  expect(log.error).toHaveBeenCalledOnce();
});

it("waits for nobody who holds the account, as the auth service does while it mails", async () => {
  const { userId, email } = await open("Startup");
  const client = await pool().connect();
  await client.query("begin");
  await client.query("select from auth.users where id = $1 for update", [userId]);
  await mailer(async () => undefined).send(mailTo(email, "signup"));
  await client.query("rollback");
  client.release();
  expect(await recorded(email)).toHaveLength(1);
});

it("forgets after a year", async () => {
  const { email } = await open("Startup");
  const send = mailer(async () => undefined);
  await send.send(mailTo(email));
  await pool().query("update desk.mails set at = now() - interval '366 days'");
  await send.send(mailTo(email, "receipt"));
  await forgetOldMails(pool());
  expect(await recorded(email)).toMatchObject([{ kind: "receipt" }]);
});
