import { once } from "node:events";
import { createServer } from "node:net";
import pg from "pg";
import { RateLimiterRes } from "rate-limiter-flexible";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closePool } from "../../supabase/tests/close-pool.ts";
import {
  type MigratedDatabase,
  openMigratedDatabase,
} from "../../supabase/tests/migrated-database.ts";
import { createLimiter, forgetCounts, type Limiter } from "./limiter.ts";

const RATE = { points: 4, duration: 600 };

let database: MigratedDatabase;
/** One per server. */
let pools: pg.Pool[];
beforeAll(async () => {
  database = await openMigratedDatabase();
  pools = [1, 2].map(() => new pg.Pool({ connectionString: database.url, max: 4 }));
});
afterAll(async () => {
  await Promise.all(pools.map(closePool));
  await database.stop();
});

/** How many of these simultaneous attempts get through. */
async function passing(limiter: Limiter, key: string, times: number): Promise<number> {
  const results = await Promise.allSettled(
    Array.from({ length: times }, () => limiter.consume(key)),
  );
  for (const result of results) {
    if (result.status === "rejected") expect(result.reason).toBeInstanceOf(RateLimiterRes);
  }
  return results.filter(({ status }) => status === "fulfilled").length;
}

describe("two servers on one database", () => {
  it("count together, however the attempts are spread, each key and limit for itself", async () => {
    const servers = pools.map((pool) => createLimiter(pool, "together", RATE));
    const [first, second] = await Promise.all(
      servers.map((limiter) => passing(limiter, "a", RATE.points)),
    );
    expect((first ?? 0) + (second ?? 0)).toBe(RATE.points);
    for (const limiter of servers) {
      const refusal = await Promise.resolve(limiter.consume("a")).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ msBeforeNext: expect.any(Number) });
      expect(await passing(limiter, "b", 1)).toBe(1);
    }
    const [pool] = pools;
    expect(await passing(createLimiter(pool, "other", RATE), "a", 1)).toBe(1);
  });

  it("give back together what did not count", async () => {
    const [one, two] = pools.map((pool) => createLimiter(pool, "given_back", RATE));
    if (!one || !two) throw new Error("There are two");
    for (let n = 0; n < 3 * RATE.points; n++) {
      await one.consume("right");
      await two.reward("right");
    }
    expect(await passing(two, "right", RATE.points + 1)).toBe(RATE.points);
  });

  it("keep no key that says whom it counts, and forget what is over", async () => {
    const [pool] = pools;
    if (!pool) throw new Error("There are two");
    await createLimiter(pool, "mails", RATE).consume("signup nok@example.com");
    const rows = () => pool.query<{ key: string }>("select key from internal.shared_limits");
    const { rows: before } = await rows();
    expect(before.some(({ key }) => /^mails:[\w-]{43}$/.test(key))).toBe(true);
    expect(before.some(({ key }) => key.includes("nok"))).toBe(false);
    await forgetCounts(pool, new Date());
    expect((await rows()).rows).toHaveLength(before.length);
    await forgetCounts(pool, new Date(Date.now() + 1000 * RATE.duration));
    expect((await rows()).rows).toEqual([]);
  });
});

describe("a visitor far beyond a limit", () => {
  it("is refused without the database", async () => {
    let asked = 0;
    const counting = {
      query: (statement: pg.QueryConfig) => {
        asked += 1;
        return pools[0]?.query(statement) ?? Promise.reject(new Error("There are two"));
      },
    };
    const limiter = createLimiter(counting, "far_beyond", RATE);
    expect(await passing(limiter, "program", 2 * RATE.points)).toBe(RATE.points);
    expect(await passing(limiter, "program", 100)).toBe(0);
    expect(asked).toBe(2 * RATE.points);
  });
});

describe("while the database is away", () => {
  it("each server counts for itself", async () => {
    // A port that nobody listens on.
    const closed = createServer().listen(0, "127.0.0.1");
    await once(closed, "listening");
    const address = closed.address();
    const port = typeof address === "object" ? address?.port : 0;
    await new Promise((resolve) => closed.close(resolve));
    const away = new pg.Pool({ connectionString: `postgresql://nobody@127.0.0.1:${port}/none` });
    const limiter = createLimiter(away, "away", RATE);
    expect(await passing(limiter, "a", RATE.points + 3)).toBe(RATE.points);
    await limiter.reward("a");
    await away.end();
  });
});
