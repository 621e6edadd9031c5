import { describe, expect, it } from "vitest";
import { createOutageFilter } from "./database-outage.ts";

const URL_OF_DATABASE = "postgresql://postgres:x@127.0.0.1:54329/postgres";
const line = (msg: string, facts: object = {}) =>
  `${JSON.stringify({ level: 50, ...facts, msg })}\n`;

/** A filter whose database answers on command, with the lines it wrote. */
function filterOf() {
  const written: string[] = [];
  let isThere = false;
  let probes = 0;
  const filter = createOutageFilter((text) => written.push(JSON.parse(text).msg), 1);
  const stop = filter.watch(URL_OF_DATABASE, async () => {
    probes += 1;
    if (!isThere) throw new Error("away");
  });
  return {
    ...filter,
    stop,
    written,
    probes: () => probes,
    comeBack: () => {
      isThere = true;
    },
  };
}

const SIGNS = [
  line("A database connection was lost", { error: "Connection terminated unexpectedly" }),
  line("data: request failed", { error: "ApiError: Database connection error.", code: "PGRST000" }),
  line("Error with notify listener: connect ECONNREFUSED 127.0.0.1:54329"),
  line("An operation failed", { error: { code: "57P01" } }),
  line("realtime lost its change stream and connects again"),
  line("PostgreSQL ended unexpectedly and is started again", { reason: "SIGKILL" }),
];

describe("the log, while the database is away", () => {
  it("reports the outage once, other messages as usual, and the end", async () => {
    const { take, written, comeBack, stop } = filterOf();
    for (let n = 0; n < 100; n++) for (const sign of SIGNS) take(sign);
    take(line("A mail could not be sent", { error: "connect ECONNREFUSED 127.0.0.1:25" }));
    expect(written).toEqual(["The database is away", "A mail could not be sent"]);
    comeBack();
    await expect.poll(() => written.at(-1)).toBe("The database is back");
    take(SIGNS[0] ?? "");
    expect(written.at(-1)).toBe("The database is away");
    stop();
  });

  it("hides nothing that nobody has caught", () => {
    const { take, written, stop } = filterOf();
    const uncaught = "Uncaught error; the server continues";
    for (const sign of SIGNS) take(sign);
    take(line(uncaught, { error: "connect ECONNREFUSED 127.0.0.1:54329" }));
    expect(written).toEqual(["The database is away", uncaught]);
    stop();
  });

  it.each(SIGNS)("knows it by %s", (sign) => {
    const { take, written, stop } = filterOf();
    take(sign);
    expect(written).toEqual(["The database is away"]);
    stop();
  });

  it("says why, how long, and how often it was asked for in vain", async () => {
    const lines: Record<string, unknown>[] = [];
    const filter = createOutageFilter((text) => lines.push(JSON.parse(text)), 1);
    const { promise, resolve } = Promise.withResolvers<void>();
    filter.watch(URL_OF_DATABASE, () => promise);
    for (const sign of SIGNS) filter.take(sign);
    resolve();
    await expect.poll(() => lines.length).toBe(2);
    expect(lines[0]).toMatchObject({
      level: 50,
      reason: "A database connection was lost: Connection terminated unexpectedly",
    });
    expect(lines[1]).toMatchObject({
      level: 30,
      failures: SIGNS.length,
      seconds: expect.any(Number),
    });
  });

  it("writes everything where nothing is watched, and when the watch has ended", () => {
    const { take, written, stop } = filterOf();
    stop();
    for (const sign of SIGNS) take(sign);
    expect(written.length).toBe(SIGNS.length);
  });
});
