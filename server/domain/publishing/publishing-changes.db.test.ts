import type pg from "pg";
import { expect, it } from "vitest";
import type { Role } from "../../../contracts/accounts.ts";
import { StorageUnavailable } from "../../services/storage/project-storage.ts";
import { takeDown } from "../account/take-down.ts";
import { pointToFile } from "../profile-files/file-rows.ts";
import { isLogoPublished } from "../profile-files/published-logo.ts";
import { composeResultMail } from "../runs/result-mail.ts";
import { publishingDatabase } from "./test-publishing.ts";

const { pool, perform, run, entries, work, founder, fund, beginPublish, publish, page } =
  publishingDatabase();

it("what is edited while it is judged is not published, and is paid back", async () => {
  const { actor, accountId } = await founder();
  const runId = await publish(
    actor,
    work(async () => {
      await pool().query(
        `update public.startup_profiles set description = 'Other words', version = version + 1
          where user_id = $1`,
        [actor.userId],
      );
      return { verdict: "approved", findings: [] };
    }),
  );
  expect(await run(runId)).toMatchObject({ state: "failed", problem: "profile_changed" });
  expect(await page(actor)).toBeUndefined();
  expect(await entries(accountId)).toEqual([
    ["grant", 200],
    ["spend", -20],
    ["refund", 20],
  ]);
});

it("whoever is locked out meanwhile gets no page, and is paid back", async () => {
  const { actor, accountId } = await founder();
  const runId = await publish(
    actor,
    work(async () => {
      await pool().query("update auth.users set banned_until = 'infinity' where id = $1", [
        actor.userId,
      ]);
      return { verdict: "approved", findings: [] };
    }),
  );
  expect(await run(runId)).toMatchObject({ state: "failed", problem: "failed" });
  expect(await page(actor)).toBeUndefined();
  expect((await entries(accountId)).at(-1)).toEqual(["refund", 20]);
  expect(await composeResultMail(pool(), runId, "https://benih.example")).toBeUndefined();
});

it("what is put back while it is read is not published unread", async () => {
  const { actor } = await founder();
  const rename = (client: pg.ClientBase | pg.Pool, tagline: string) =>
    client.query(
      "update public.startup_profiles set tagline = $2, version = version + 1 where user_id = $1",
      [actor.userId, tagline],
    );
  await rename(pool(), "Spam");
  const runId = await beginPublish(actor);
  await rename(pool(), "Rice");
  const judged: string[] = [];
  const doing = work(({ draft }) => {
    judged.push(draft.tagline);
    return { verdict: "approved", findings: [] };
  });
  const holder = await pool().connect();
  await holder.query("begin");
  // For now the draft can be read, but not the files that show whether it is still the run's.
  await holder.query("lock table public.profile_files in access exclusive mode");
  const performing = perform(runId, doing);
  const waits = async () => {
    const { rowCount } = await holder.query(
      "select from pg_locks where not granted and relation = 'public.profile_files'::regclass",
    );
    return rowCount;
  };
  await expect.poll(waits, { interval: 5, timeout: 10_000 }).toBe(1);
  await rename(holder, "Spam");
  await holder.query("commit");
  holder.release();
  await performing;
  expect(judged).toEqual([]);
  expect(await run(runId)).toMatchObject({ state: "failed", problem: "profile_changed" });
  expect(await page(actor)).toBeUndefined();
});

it("a logo that is replaced while its page is published stays, for the page shows it", async () => {
  const { actor } = await founder();
  const runId = await beginPublish(actor);
  const holder = await pool().connect();
  await holder.query("begin");
  // For now the page can be read, but not written.
  await holder.query("lock table public.startups in share row exclusive mode");
  const performing = perform(
    runId,
    work(() => ({ verdict: "approved", findings: [] })),
  );
  const waiting = async (kind: "relation" | "advisory") => {
    const { rowCount } = await holder.query(
      `select from pg_locks where locktype = $1 and not granted
          and database = (select oid from pg_database where datname = current_database())`,
      [kind],
    );
    return rowCount;
  };
  await expect.poll(() => waiting("relation"), { interval: 5, timeout: 10_000 }).toBe(1);
  const isKept = pointToFile(pool(), actor, {
    kind: "logo",
    path: `${actor.userId}/new`,
    name: "new.png",
    bytes: 10,
    pages: null,
    sha256: "b".repeat(64),
  }).then(({ replaced = "" }) => isLogoPublished(pool(), replaced));
  await Promise.race([
    isKept,
    expect.poll(() => waiting("advisory"), { interval: 5, timeout: 10_000 }).toBe(1),
  ]);
  await holder.query("commit");
  holder.release();
  await performing;
  expect(await run(runId)).toMatchObject({ state: "done" });
  expect(await page(actor)).toMatchObject({ logo: `/logos/${actor.userId}/l` });
  expect(await isKept).toBe(true);
});

it("a document that is replaced while it waits to be read is a change, and no fault", async () => {
  const { actor } = await founder();
  await pool().query(
    `insert into public.profile_files (user_id, kind, path, name, bytes, pages, sha256)
     values ($1, 'business_license', 'old', 'license.pdf', 10, 1, repeat('a', 64))`,
    [actor.userId],
  );
  const replaced = {
    async fetch({ path }: { path: string }) {
      expect(path).toBe("old");
      await pool().query(
        `update public.profile_files set path = 'new', sha256 = repeat('b', 64)
          where user_id = $1 and kind = 'business_license'`,
        [actor.userId],
      );
      throw new StorageUnavailable("404");
    },
  };
  const doing = work(() => ({ verdict: "approved", findings: [] }), replaced);
  const runId = await publish(actor, doing);
  expect(await run(runId)).toMatchObject({ state: "failed", problem: "profile_changed" });
});

it.each<Role>(["Startup", "Investor"])(
  "a page that is published while its %s deletes the account goes with them",
  async (role) => {
    const { actor } = role === "Startup" ? await founder() : await fund();
    const runId = await publish(
      actor,
      work(async () => {
        await takeDown(pool(), actor);
        return { verdict: "approved", findings: [] };
      }),
    );
    expect(await run(runId)).toMatchObject({ state: "done" });
    const { id } = await page(actor, role);
    await pool().query("delete from auth.users where id = $1", [actor.userId]);
    const { rowCount } = await pool().query(
      `select id from public.startups where id = $1
       union all select id from public.investors where id = $1`,
      [id],
    );
    expect(rowCount).toBe(0);
  },
);
