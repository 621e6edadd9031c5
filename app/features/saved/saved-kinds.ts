import type { Client } from "../../platform/backend-context.tsx";

/** A saved thing, as a line of the list. */
export type SavedItem = {
  id: string;
  /** Null when the company is no longer published. */
  name: string | null;
  /** Its address; null when it no longer has one. */
  to: string | null;
  /** Of a published company. */
  logo?: string;
  /** Values of the closed lists that describe it. */
  facts?: string[];
};

/**
 * How a kind of saved thing is read and changed, as the signed-in person. All @throw the backend's
 * error.
 */
export type SavedKind = {
  name: "startups" | "investors" | "searches";
  /** The newest first. */
  read(
    client: Client,
    range: { from: number; to: number },
    signal: AbortSignal,
  ): Promise<SavedItem[]>;
  remove(client: Client, item: SavedItem): Promise<void>;
  /** Saves a removed thing again. */
  restore(client: Client, item: SavedItem): Promise<void>;
  rename?(client: Client, item: SavedItem, name: string): Promise<void>;
};

/** How many of its industries, or of an investor's types. */
const SHOWN_FIELDS = 1;

const NEWEST = { ascending: false } as const;

export const SAVED_STARTUPS: SavedKind = {
  name: "startups",
  async read(client, { from, to }, signal) {
    const { data } = await client
      .from("saved_startups")
      .select("startup_id,startups(slug,name,logo,industries,country,venture_round)")
      .order("created_at", NEWEST)
      .order("startup_id")
      .range(from, to)
      .abortSignal(signal)
      .throwOnError();
    return data.map(({ startup_id, startups: found }) =>
      found
        ? company(startup_id, "startups", found, [
            ...found.industries.slice(0, SHOWN_FIELDS),
            found.country,
            found.venture_round,
          ])
        : unpublished(startup_id),
    );
  },
  async remove(client, { id }) {
    await client.from("saved_startups").delete().eq("startup_id", id).throwOnError();
  },
  async restore(client, { id }) {
    await client.from("saved_startups").insert({ startup_id: id }).throwOnError();
  },
};

export const SAVED_INVESTORS: SavedKind = {
  name: "investors",
  async read(client, { from, to }, signal) {
    const { data } = await client
      .from("saved_investors")
      .select("investor_id,investors(slug,name,logo,investor_types,country)")
      .order("created_at", NEWEST)
      .order("investor_id")
      .range(from, to)
      .abortSignal(signal)
      .throwOnError();
    return data.map(({ investor_id, investors: found }) =>
      found
        ? company(investor_id, "investors", found, [
            ...found.investor_types.slice(0, SHOWN_FIELDS),
            found.country,
          ])
        : unpublished(investor_id),
    );
  },
  async remove(client, { id }) {
    await client.from("saved_investors").delete().eq("investor_id", id).throwOnError();
  },
  async restore(client, { id }) {
    await client.from("saved_investors").insert({ investor_id: id }).throwOnError();
  },
};

export const SAVED_SEARCHES: SavedKind = {
  name: "searches",
  async read(client, { from, to }, signal) {
    const { data } = await client
      .from("saved_searches")
      .select("id,address,label")
      .order("created_at", NEWEST)
      .order("id")
      .range(from, to)
      .abortSignal(signal)
      .throwOnError();
    return data.map(({ id, address, label }) => ({ id, name: label, to: address }));
  },
  async remove(client, { id }) {
    await client.from("saved_searches").delete().eq("id", id).throwOnError();
  },
  async restore(client, { to, name }) {
    if (to === null || name === null) return;
    await client.from("saved_searches").insert({ address: to, label: name }).throwOnError();
  },
  async rename(client, { id }, name) {
    await client
      .from("saved_searches")
      .update({ label: name })
      .eq("id", id)
      .select("id")
      .single()
      .throwOnError();
  },
};

function company(
  id: string,
  list: "startups" | "investors",
  { slug, name, logo }: { slug: string; name: string; logo: string },
  facts: string[],
): SavedItem {
  return { id, name, to: `/${list}/${slug}`, logo, facts };
}

function unpublished(id: string): SavedItem {
  return { id, name: null, to: null };
}
