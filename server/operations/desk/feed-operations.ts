import type pg from "pg";
import * as contracts from "../../../contracts/desk/feeds.ts";
import * as stories from "../../../contracts/desk/stories.ts";
import { LANGUAGES } from "../../../contracts/languages.ts";
import { asStaff } from "../../domain/desk/as-staff.ts";
import { beginFromStory, beginNamed } from "../../domain/desk/feeds/begin-drafts.ts";
import * as feeds from "../../domain/desk/feeds/feeds.ts";
import { dismissStories, listStories, readStory } from "../../domain/desk/feeds/stories.ts";
import type { Feeds } from "../../services/feeds/open-feeds.ts";
import { jsonOperation, type Operation } from "../operation.ts";
import { OperationError } from "../operation-error.ts";
import { limitPerPerson } from "../per-person.ts";
import { known, notFound, refusalOf, staffOperation } from "./staff-operation.ts";

/** Publishers' feeds, and the stories that they bring. */
export function feedOperations(pool: pg.Pool, find: Feeds["find"]): Operation[] {
  return [
    staffOperation(pool, contracts.listFeeds, "read", feeds.listFeeds),
    tryFeedOperation(pool, find),
    staffOperation(pool, contracts.saveFeed, "publish", async (staff, order) => {
      const saved = await feeds.saveFeed(staff, order);
      if (saved !== "taken") return known(saved, "feed");
      throw new OperationError("invalid_input", "Another feed has this address.", {
        fields: { address: "addressTaken" },
      });
    }),
    staffOperation(pool, contracts.removeFeed, "publish", async (staff, { id }) => {
      if (await feeds.removeFeed(staff, id)) return null;
      throw notFound("feed");
    }),
    staffOperation(pool, contracts.visitFeedNow, "publish", async (staff, { id }) => ({
      at: known(await feeds.visitSoon(staff, id), "feed").toISOString(),
    })),
    staffOperation(pool, stories.listStories, "read", listStories),
    staffOperation(pool, stories.readStory, "read", async (staff, { id }) =>
      known(await readStory(staff, id), "story"),
    ),
    staffOperation(pool, stories.beginFromStory, "write", async (staff, order) => ({
      documentId: known(await beginFromStory(staff, order), "story"),
    })),
    staffOperation(pool, stories.beginNamed, "write", async (staff, order) => ({
      documentId: await beginNamed(staff, order),
    })),
    staffOperation(pool, stories.dismissStories, "write", async (staff, order) => ({
      changed: await dismissStories(staff, order),
    })),
  ];
}

const TRIES_PER_HOUR = 60;
const SHOWN = 5;

/** The visit is outside any transaction, as a slow publisher must not keep a connection. */
function tryFeedOperation(pool: pg.Pool, find: Feeds["find"]): Operation {
  const limit = limitPerPerson(pool, "feed_tries", { points: TRIES_PER_HOUR, duration: 3600 });
  return jsonOperation(contracts.tryFeed, async (actor, { address, language }) => {
    try {
      await asStaff(pool, { actor, area: "publish" }, async () => undefined);
    } catch (error) {
      throw refusalOf(error);
    }
    await limit(actor);
    const found = await find(address, language);
    if (found.outcome !== "feed") return found;
    const { feed, movedTo } = found.visit;
    const said = feed.language.slice(0, 2).toLowerCase();
    return {
      outcome: "feed" as const,
      address: movedTo ?? address,
      kind: feed.kind,
      title: feed.title.slice(0, 120),
      language: LANGUAGES.find((one) => one === said) ?? null,
      items: feed.entries.slice(0, SHOWN).map((one) => ({
        title: one.title,
        url: one.url,
        publishedAt: one.publishedAt?.toISOString() ?? null,
      })),
      total: feed.entries.length,
    };
  });
}
