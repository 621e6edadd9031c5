import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { signedIn, visitor } from "../testing/clients.ts";
import { claimsOf, makePerson, signAsServer } from "../testing/people.ts";

const server = inject("server");

let person: SupabaseClient;
let other: SupabaseClient;
let startup: string;
let investor: string;

async function member(): Promise<SupabaseClient> {
  const claims = claimsOf(server, await makePerson(server));
  return signedIn(server, await signAsServer(server, claims));
}

beforeAll(async () => {
  [person, other] = await Promise.all([member(), member()]);
  const one = async (table: string) => {
    const { data } = await visitor(server)
      .from(table)
      .select("id")
      .limit(1)
      .single()
      .throwOnError();
    return String(data.id);
  };
  [startup, investor] = await Promise.all([one("startups"), one("investors")]);
});

describe("saved companies and searches", () => {
  it("are the person's own: read back with the company, unseen by others, gone when removed", async () => {
    await person.from("saved_startups").insert({ startup_id: startup }).throwOnError();
    await person.from("saved_investors").insert({ investor_id: investor }).throwOnError();
    const mine = await person.from("saved_startups").select("startup_id,startups(name)");
    expect(mine.data).toMatchObject([
      { startup_id: startup, startups: { name: expect.any(String) } },
    ]);
    expect((await other.from("saved_startups").select("*")).data).toEqual([]);
    await other.from("saved_startups").delete().eq("startup_id", startup).throwOnError();
    expect((await person.from("saved_startups").select("startup_id")).data).toHaveLength(1);
    await person.from("saved_startups").delete().eq("startup_id", startup).throwOnError();
    expect((await person.from("saved_startups").select("startup_id")).data).toEqual([]);
  });

  it("keeps a search by its address once, on this site only", async () => {
    const address = "/startups?country=Vietnam";
    await person.from("saved_searches").insert({ address, label: "Vietnam" }).throwOnError();
    const twice = await person.from("saved_searches").insert({ address, label: "Again" });
    expect(twice.error?.code).toBe("23505");
    for (const bad of ["https://elsewhere.example/?q=1", "//elsewhere.example/?q", "/auth?x=1"]) {
      const { error } = await person.from("saved_searches").insert({ address: bad, label: "Bad" });
      expect(error?.code, bad).toBe("23514");
    }
  });

  it("is nothing that a visitor could do or see", async () => {
    for (const table of ["saved_startups", "saved_investors", "saved_searches"]) {
      expect((await visitor(server).from(table).select("*")).error?.code, table).toBe("42501");
    }
  });
});
