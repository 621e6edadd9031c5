import { describe, expect, it } from "vitest";
import { forgetOldItems } from "./keep-feeds.ts";
import { feedsDatabase, undated, whole } from "./test-feed-site.ts";

const { pool, site, rows, addFeed, visit, take, free, later } = feedsDatabase();

describe("what has no day", () => {
  const found = () =>
    rows("select substring(url from '[a-z]+$') as name, state from desk.feed_items order by 1");

  it("is a feed's past at its first visit", async () => {
    site.items = [undated("old", "Seeds were cheaper"), whole("new", "Rice is dearer")];
    await visit(await addFeed());
    expect(await found()).toEqual([
      { name: "new", state: "listed" },
      { name: "old", state: "forgotten" },
    ]);
  });

  it("has that of its page later, and is left out if that is long ago", async () => {
    const id = await addFeed();
    site.items = [whole("known", "Rice is dearer")];
    await visit(id);
    site.items = [
      undated("old", "Nuri raises US$5 million"),
      undated("today", "Seeds are cheaper"),
    ];
    site.days.set("/old", "2025-08-05T10:00:00Z");
    await later();
    await visit(id);
    await free();
    await take(id);
    expect(await found()).toEqual([
      { name: "known", state: "taken" },
      { name: "old", state: "forgotten" },
      { name: "today", state: "taken" },
    ]);
  });
});

it("what nobody has used is forgotten after 90 days, and what has no day never comes again", async () => {
  site.items = [
    whole("dated", "Nuri raises US$5 million"),
    undated("undated", "Seeds are cheaper"),
    whole("used", "Rice is dearer"),
  ];
  const id = await addFeed();
  await visit(id);
  await take(id);
  await pool().query("update desk.feed_items set seen_at = now() - interval '91 days'");
  await pool().query("update desk.stories set last_seen_at = now() - interval '91 days'");
  await pool().query("update desk.stories set state = 'drafted' where title = 'Rice is dearer'");
  await forgetOldItems(pool());
  expect(
    await rows(
      `select substring(url from '[a-z]+$') as name, state, title, text, understood is null as is_empty
       from desk.feed_items order by 1`,
    ),
  ).toEqual([
    { name: "undated", state: "forgotten", title: "", text: "", is_empty: true },
    { name: "used", state: "taken", title: "Rice is dearer", text: "", is_empty: false },
  ]);
  expect(await rows("select title from desk.stories")).toEqual([{ title: "Rice is dearer" }]);
  await later();
  await visit(id);
  // An item with a day is left out if it is old; this one is now of today, so it counts as new.
  expect(await rows("select url from desk.feed_items where state = 'listed'")).toHaveLength(1);
});
