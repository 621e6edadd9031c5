import { describe, expect, it } from "vitest";
import type { Feeds } from "../../services/feeds/open-feeds.ts";
import { keepFeeds } from "./keep-feeds.ts";
import { feedsDatabase, item, whole } from "./test-feed-site.ts";

const { pool, site, open, rows, addFeed, visit, take, free, later } = feedsDatabase();

const feedRow = async () => (await rows<Record<string, unknown>>("select * from desk.feeds"))[0];
const jobs = async () =>
  (
    await rows<{ task: string }>(
      "select task_identifier as task from graphile_worker.jobs order by 1",
    )
  ).map(({ task }) => task);

describe("a visit", () => {
  it("lists what is new once, the pages of what is short, and each story once", async () => {
    site.items = [
      whole("one?utm_source=feed", "Nuri raises US$5 million"),
      item("two", "Nuri raises US$5 million"),
      whole("one#again", "Nuri raises US$5 million"),
      whole("other", "Seeds are cheaper"),
    ];
    const id = await addFeed();
    await visit(id);
    expect(await jobs()).toEqual(["take_items"]);
    await free();
    await take(id);
    expect(site.asked).toEqual(["/robots.txt", "/feed", "/robots.txt", "/two"]);
    const stories = await rows(
      `select s.title, s.has_round, count(*)::int as items from desk.stories s
       join desk.feed_items i on i.story_id = s.id group by s.id order by s.title`,
    );
    expect(stories).toEqual([
      { title: "Nuri raises US$5 million", has_round: true, items: 2 },
      { title: "Seeds are cheaper", has_round: false, items: 1 },
    ]);
    await later();
    await visit(id);
    expect((await rows("select from desk.feed_items")).length).toBe(3);
    expect(await feedRow()).toMatchObject({ problem: null, kind: "rss", failures: 0 });
  });

  it("before its time, or of a paused feed, is none", async () => {
    const id = await addFeed();
    await pool().query("update desk.feeds set next_visit_at = now() + interval '1 hour'");
    await visit(id);
    await later();
    await pool().query("update desk.feeds set is_active = false");
    await visit(id);
    expect(site.asked).toEqual([]);
  });

  it("waits its turn at the host, also after a server has died in it", async () => {
    const id = await addFeed();
    const { host } = new URL(site.address);
    await pool().query(
      "insert into internal.visited_hosts values ($1, now() + interval '3 minutes')",
      [host],
    );
    await visit(id);
    expect([site.asked, await jobs()]).toEqual([[], ["visit_feed"]]);
    await free();
    await visit(id);
    expect(site.asked).toContain("/feed");
  });

  it("of a feed that fails for days, or floods, is told to the desk once, until it works again", async () => {
    const id = await addFeed();
    await visit(id);
    site.status = 500;
    const cases = () =>
      rows(
        "select subject_title, details, state from desk.cases where kind = 'feed' order by created_at",
      );
    const day = 24 * 3600 * 1000;
    for (const days of [0.1, 1, 3.2, 4.5]) {
      await later();
      await visit(id, open(), new Date(Date.now() + days * day));
      expect(await cases()).toHaveLength(days > 3 ? 1 : 0);
    }
    await pool().query("update desk.cases set decision = 'accepted', decided_at = now()");
    for (const days of [6, 11]) {
      await later();
      await visit(id, open(), new Date(Date.now() + days * day));
      expect(await cases()).toHaveLength(days > 10 ? 2 : 1);
    }
    await pool().query("delete from desk.cases where state = 'decided'");
    site.status = 200;
    site.items = Array.from({ length: 350 }, (_, at) => whole(String(at), `No ${at}`));
    await later();
    await visit(id);
    expect(await feedRow()).toMatchObject({ is_flooding: true, etag: "", problem: null });
    expect(await rows("select from desk.feed_items")).toHaveLength(200);
    expect(await cases()).toMatchObject([
      { details: { feedProblem: "server_error" }, state: "open" },
    ]);
    await later();
    await visit(id);
    expect(await rows("select from desk.feed_items")).toHaveLength(350);
    expect(await cases()).toMatchObject([{ state: "decided" }]);
  });

  it("of a feed for the first time takes the newest, and knows the rest", async () => {
    site.items = Array.from({ length: 350 }, (_, at) => whole(String(at), `No ${at}`));
    const id = await addFeed();
    await visit(id);
    expect(await feedRow()).toMatchObject({ is_flooding: false });
    await later();
    await visit(id);
    expect(
      await rows("select state, count(*)::int as items from desk.feed_items group by 1 order by 1"),
    ).toEqual([
      { state: "forgotten", items: 150 },
      { state: "listed", items: 200 },
    ]);
  });
});

describe("killed in between", () => {
  it("after listing: what is left is taken later, by whoever looks", async () => {
    site.items = [whole("one", "Nuri raises US$5 million")];
    const id = await addFeed();
    await visit(id);
    await pool().query("delete from graphile_worker._private_jobs");
    await pool().query("update desk.feed_items set seen_at = now() - interval '1 hour'");
    await keepFeeds(pool());
    expect(await jobs()).toEqual(["take_items"]);
  });

  it("during a page, or twice at once: each article is taken once, and each story begun once", async () => {
    site.items = Array.from({ length: 6 }, (_, at) =>
      whole(String(at), "Nuri raises US$5 million"),
    );
    site.items.push(item("page", "Nuri raises US$5 million"));
    const id = await addFeed();
    await visit(id);
    await free();
    const dying: Feeds = { ...open(), article: () => Promise.reject(new Error("killed")) };
    await expect(take(id, dying)).rejects.toThrow("killed");
    await free();
    await Promise.all([take(id), take(id)]);
    expect(
      await rows("select distinct state, story_id is null as alone from desk.feed_items"),
    ).toEqual([{ state: "taken", alone: false }]);
    expect(await rows("select from desk.stories")).toHaveLength(1);
  });

  it("by one article each time: it is left out in the end", async () => {
    site.items = [item("page", "Nuri raises US$5 million")];
    const id = await addFeed();
    await visit(id);
    const dying: Feeds = { ...open(), article: () => Promise.reject(new Error("killed")) };
    for (let at = 0; at < 3; at += 1) {
      await free();
      await expect(take(id, dying)).rejects.toThrow("killed");
    }
    await take(id, dying);
    expect(await rows("select state, title from desk.feed_items")).toEqual([
      { state: "forgotten", title: "" },
    ]);
  });
});

it("waits for a host that is busy", async () => {
  site.items = [item("page", "Nuri raises US$5 million")];
  const id = await addFeed();
  await visit(id);
  site.busy = 1;
  await free();
  await take(id);
  expect(await rows("select state, attempts from desk.feed_items")).toEqual([
    { state: "listed", attempts: 1 },
  ]);
  const [waiting] = await rows(
    "select run_at > now() + interval '1 minute' as later from graphile_worker._private_jobs",
  );
  expect(waiting).toEqual({ later: true });
  await free();
  await take(id);
  expect(await rows("select state from desk.feed_items")).toEqual([{ state: "taken" }]);
  expect(site.asked.filter((path) => path === "/page")).toHaveLength(2);
});

it("goes on with what the feed tells where a host stays busy", async () => {
  site.items = [item("page", "Nuri raises US$5 million")];
  const id = await addFeed();
  await visit(id);
  site.busy = 100;
  for (let at = 0; at < 2; at += 1) {
    await free();
    await take(id);
    expect(await rows("select state from desk.feed_items")).toEqual([{ state: "listed" }]);
  }
  await free();
  await take(id);
  expect(await rows("select state from desk.feed_items")).toEqual([{ state: "taken" }]);
});
