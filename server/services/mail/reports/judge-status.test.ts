import { expect, it } from "vitest";
import { judgeStatus, readRefusal } from "./judge-status.ts";

it.each([
  ["550 5.1.1 <lan@padi.example>: Recipient address rejected: User unknown", "permanent"],
  ["550 5.2.1 The email account that you tried to reach is disabled", "permanent"],
  ["550 5.5.0 Requested action not taken: mailbox unavailable", "permanent"],
  ["550 No such user here", "permanent"],
  ["553 sorry, that domain isn't in my list of allowed rcpthosts", "permanent"],
  ["556 5.1.10 Recipient address has null MX", "permanent"],
  ["552 5.2.2 Mailbox size limit exceeded", "temporary"],
  ["552 Requested mail action aborted: exceeded storage allocation", "temporary"],
  ["450 4.2.1 The user is receiving mail too quickly", "temporary"],
  ["452 4.2.2 Over quota", "temporary"],
  ["421 Try again later", "temporary"],
  ["554 5.4.6 Too many hops", "temporary"],
  ["552 5.7.0 This message was blocked because its content presents a potential issue", "policy"],
  ["550 5.7.26 Unauthenticated email is not accepted due to DMARC policy", "policy"],
  ["554 5.7.1 Service unavailable; Client host [192.0.2.7] blocked", "policy"],
  ["451 4.7.1 Greylisted, please come back", "policy"],
  ["550 5.1.8 Sender address rejected: Domain not found", "policy"],
  ["554 Transaction failed", "policy"],
  ["552 5.3.4 Message too big for system", "policy"],
  ["no code at all, but 192.0.2.1 and 12.5.1.1.9", "policy"],
])("a mail server's words mean something of the address or of us: %s", (words, means) => {
  expect(judgeStatus(readRefusal(words))).toBe(means);
});
