import { describe, expect, inject, it } from "vitest";
import { makeMember } from "../testing/people.ts";
import { entriesOf } from "../testing/sandbox.ts";
import { runCommand } from "./commands.ts";

const server = inject("server");
/** `npm run credits -- …`, on the database of the running server. */
const credits = (...args: string[]) => runCommand("scripts/credits.ts", args, server.dataDirectory);

describe("npm run credits", () => {
  it("gives and takes, once per key, and says what the balance is", async () => {
    const me = await makeMember(server);
    const key = ["--key", `outage-${me.id}`];
    const given = await credits("give", me.email, "20", "Sorry for the outage", ...key);
    expect(given).toEqual({ code: 0, said: "Done: the balance is 20, owed are 0.\n" });
    const again = await credits("give", me.email, "20", "Sorry for the outage", ...key);
    expect(again.said).toContain("Done before");
    const taken = await credits("give", me.email, "-25", "Given by mistake");
    expect(taken.said).toBe("Done: the balance is 0, owed are 5.\n");
    expect(await entriesOf(server, me)).toMatchObject([
      { kind: "grant", amount: 20, reason: "Sorry for the outage" },
      { kind: "adjustment", amount: -25, reason: "Given by mistake" },
    ]);
  });

  it("says that the books agree", async () => {
    const { code, said } = await credits("reconcile");
    expect(said).toMatch(/^The books of \d+ accounts agree\.\n$/);
    expect(code).toBe(0);
  });

  it.each([
    ["nothing", []],
    ["no reason", ["give", "ana@people.example", "5"]],
    ["no number", ["give", "ana@people.example", "many", "A reason"]],
    ["more than anybody has", ["give", "ana@people.example", "1000001", "A reason"]],
    ["less than anybody has", ["give", "ana@people.example", "-1000001", "A reason"]],
    ["nothing to give", ["give", "ana@people.example", "0", "A reason"]],
    ["another command", ["steal"]],
  ])("given %s says how it is used", async (_what, args) => {
    const { code, said } = await credits(...args);
    expect(code).toBe(2);
    expect(said).toContain("npm run credits -- give <email> <amount> <reason>");
  });

  it("reports that nobody has the address", async () => {
    const { code, said } = await credits("give", "nobody@people.example", "5", "A reason");
    expect({ code, said }).toEqual({
      code: 1,
      said: "Nobody has the address nobody@people.example.\n",
    });
  });
});
