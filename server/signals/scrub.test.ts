import { expect, it } from "vitest";
import { scrub } from "./scrub.ts";

it.each([
  [
    'invalid input syntax for type uuid: "nok@parcelo.example"',
    'invalid input syntax for type uuid: "…"',
  ],
  ["No mailbox for nok.srisai@parcelo.example here", "No mailbox for …@… here"],
  ["connect ECONNREFUSED https://user:pw@host.example/x?key=1", "connect ECONNREFUSED …://…"],
  ["Cannot read /search?q=secret of it", "Cannot read /…?… of it"],
  ["call +66 81 234 5678 or 0812345678", "call +<number> or <number>"],
  ["run 0c7bd05a-2f40-4d2f-92d6-2b0d0fdd2e3a is gone", "run <uuid> is gone"],
  ["jwt eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.abc_def refused", "jwt <token> refused"],
  [
    "Unexpected token 'd', \"deck text of a founder\" is not valid JSON",
    'Unexpected token "…", "…" is not valid JSON',
  ],
  ["canceling statement due to statement timeout", "canceling statement due to statement timeout"],
  [
    "This person's run can't be found: it isn't there",
    "This person's run can't be found: it isn't there",
  ],
])("scrubs %s", (message, scrubbed) => {
  expect(scrub(message)).toBe(scrubbed);
});

it.each(['"', "`", "'"])(
  "reads only the beginning, and shows nothing of what %s opens in it",
  (quote) => {
    const long = `no such value: ${quote}${"deck text, ".repeat(1000)}${quote} of a founder`;
    expect(scrub(long)).toMatch(/^no such value: "…"/);
    expect(scrub(long)).not.toMatch(/deck|founder/);
  },
);

it("ends a long message", () => {
  expect(scrub("word ".repeat(200)).length).toBeLessThan(320);
});
