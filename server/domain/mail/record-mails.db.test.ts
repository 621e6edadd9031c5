import { expect, it, vi } from "vitest";
import type { Mail } from "../../services/mail/mailer.ts";
import { hearSignals } from "../../signals/signal.ts";
import { accountsDatabase } from "../profiles/test-accounts.ts";
import { recordMails } from "./record-mails.ts";

const { pool, open } = accountsDatabase();
const log = { error: vi.fn() };

function mailTo(to: string, kind?: Mail["kind"]): Mail {
  return { to, subject: "Secret", text: "secret", html: "secret", ...(kind && { kind }) };
}

const recording = (deliver: Parameters<typeof recordMails>[0]) =>
  recordMails(deliver, { pool: pool(), log });
const sent = async () => "sent" as const;

const recorded = async (address: string) => {
  const { rows } = await pool().query(
    "select kind, person, outcome from desk.mails where lower(address) = lower($1) order by id",
    [address],
  );
  return rows;
};

it("records what went out and what did not, with whose address it was", async () => {
  const { userId, email } = await open("Startup");
  await recording(sent)(mailTo(email.toUpperCase(), "receipt"));
  const refusing = recording(async () => {
    throw new Error("No mail today");
  });
  await expect(refusing(mailTo(email))).rejects.toThrow("No mail today");
  await recording(async () => "stopped")(mailTo(email, "result"));
  expect(await recorded(email)).toEqual([
    { kind: "receipt", person: userId, outcome: "sent" },
    { kind: "other", person: userId, outcome: "failed" },
    { kind: "result", person: userId, outcome: "stopped" },
  ]);
});

it("tells an address that is refused from mails that do not go out", async () => {
  const told: string[] = [];
  const stop = hearSignals((one) => void (one.kind === "mail" && told.push(one.outcome)));
  const refused = { responseCode: 550, command: "RCPT TO", permanent: true };
  for (const error of [Object.assign(new Error("no such user"), refused), new Error("away")]) {
    const failing = recording(async () => {
      throw error;
    });
    await expect(failing(mailTo("nobody@people.example"))).rejects.toBe(error);
  }
  await recording(sent)(mailTo("somebody@people.example"));
  stop();
  expect(told).toEqual(["refused", "failed", "sent"]);
});

it("keeps nothing of somebody who is gone", async () => {
  const address = "gone@people.example";
  await recording(sent)(mailTo(address, "farewell"));
  expect(await recorded(address)).toEqual([]);
});

it("sends whether it can record or not", async () => {
  const send = vi.fn(sent);
  await recording(send)(mailTo("", "receipt"));
  expect(send).toHaveBeenCalledOnce();
  expect(log.error).toHaveBeenCalledOnce();
});

it("waits for nobody who holds the account, as the auth service does while it mails", async () => {
  const { userId, email } = await open("Startup");
  const client = await pool().connect();
  await client.query("begin");
  await client.query("select from auth.users where id = $1 for update", [userId]);
  await recording(sent)(mailTo(email, "signup"));
  await client.query("rollback");
  client.release();
  expect(await recorded(email)).toHaveLength(1);
});
