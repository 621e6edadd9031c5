import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { followMessages } from "./server-messages.ts";

const READY = "2026-11-24 03:40:00 UTC [7] LOG:  database system is ready to accept connections\n";
const REFUSED = "2026-11-24 03:40:00 UTC [9] FATAL:  the database system is starting up\n";

it("hears that PostgreSQL is ready, whatever its clients make it say in the same moment", async () => {
  const messages = new PassThrough();
  const { ready, tail } = followMessages(messages);
  messages.write(REFUSED.repeat(100) + READY + REFUSED.repeat(100));
  await ready;
  expect(tail()).toBe((READY + REFUSED.repeat(100)).slice(-2000));
});

it("hears it in pieces", async () => {
  const messages = new PassThrough();
  const { ready } = followMessages(messages);
  messages.write(REFUSED + READY.slice(0, 60));
  messages.write(READY.slice(60));
  await expect(ready).resolves.toBeUndefined();
});
