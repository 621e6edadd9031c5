import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { operator, visitor } from "../testing/clients.ts";
import { COMPLETE_PROFILE } from "../testing/complete-profile.ts";
import { callOperation } from "../testing/operations.ts";
import { type SignedUp, signUp } from "../testing/people.ts";

const server = inject("server");

let founder: SignedUp;
let investor: SignedUp;
beforeAll(async () => {
  [founder, investor] = await Promise.all([signUp(server, "Startup"), signUp(server, "Investor")]);
  const money = {
    raising: "1500000",
    raising_currency: "USD",
    revenue: "0",
    revenue_currency: "USD",
  };
  const form = { version: 0, profile: { ...COMPLETE_PROFILE, ...money } };
  expect((await callOperation(server, founder.token, "startup-profile/save", form)).status).toBe(
    200,
  );
});

describe("nobody else", () => {
  const TABLES = ["startup_profiles", "account_activity", "profile_files", "profiles"];
  const deck = () => `${founder.id}/deck.pdf`;

  beforeAll(async () => {
    const pdf = new File(["%PDF-1.7 secret"], "deck.pdf", { type: "application/pdf" });
    for (const bucket of ["pitch-decks", "business-licenses"]) {
      const { error } = await operator(server).storage.from(bucket).upload(deck(), pdf);
      expect(error).toBeNull();
    }
    await operator(server)
      .from("profile_files")
      .insert({
        user_id: founder.id,
        kind: "pitch_deck",
        path: deck(),
        name: "Deck.pdf",
        bytes: 15,
        pages: 1,
        sha256: "0".repeat(64),
      })
      .throwOnError();
  });

  it.each(TABLES)("reads a founder's rows of %s, even asking for them", async (table) => {
    const own = await founder.client.from(table).select("*").eq("user_id", founder.id);
    expect(own.data?.length).toBeGreaterThan(0);
    const other = await investor.client.from(table).select("*").eq("user_id", founder.id);
    expect(other.data).toEqual([]);
    expect((await visitor(server).from(table).select("*")).error?.code).toBe("42501");
  });

  it("reads what a founder raises, which no page has", async () => {
    const raises = (client: SupabaseClient, table: string) => client.from(table).select("raising");
    expect((await raises(founder.client, "startup_profiles")).data).toEqual([
      { raising: 1_500_000 },
    ]);
    expect((await raises(investor.client, "startup_profiles")).data).toEqual([]);
    for (const client of [founder.client, investor.client, visitor(server)]) {
      expect((await raises(client, "startups")).error?.code).toBe("42703");
    }
  });

  it.each([...TABLES, "investor_profiles"])("writes %s, not even their own", async (table) => {
    for (const who of [founder, investor]) {
      const row = {
        user_id: who.id,
        ...(table === "account_activity" && { kind: "profile_saved" }),
      };
      const rows = who.client.from(table);
      for (const attempt of [
        rows.insert(row),
        rows.upsert(row),
        rows.update(row).eq("user_id", who.id),
        rows.delete().eq("user_id", who.id),
      ]) {
        expect((await attempt).error?.code).toBe("42501");
      }
    }
  });

  it.each(["pitch-decks", "business-licenses"])(
    "gets at a founder's file in %s",
    async (bucket) => {
      const own = await founder.client.storage.from(bucket).createSignedUrl(deck(), 60);
      expect(await (await fetch(own.data?.signedUrl ?? "")).text()).toContain("%PDF");
      const others: SupabaseClient[] = [investor.client, visitor(server)];
      for (const { storage } of others) {
        const files = storage.from(bucket);
        expect((await files.download(deck())).error).not.toBeNull();
        expect((await files.createSignedUrl(deck(), 60)).error).not.toBeNull();
        expect((await files.list(founder.id)).data).toEqual([]);
        expect((await fetch(files.getPublicUrl(deck()).data.publicUrl)).ok).toBe(false);
      }
    },
  );

  it.each(["pitch-decks", "business-licenses", "logos"])(
    "puts, moves or removes a file in %s",
    async (bucket) => {
      const type = bucket === "logos" ? "image/webp" : "application/pdf";
      for (const { id, client } of [founder, investor]) {
        const files = client.storage.from(bucket);
        const file = new File(["x"], "x", { type });
        expect((await files.upload(`${id}/new`, file)).error).not.toBeNull();
        expect((await files.upload(deck(), file, { upsert: true })).error).not.toBeNull();
        expect((await files.move(deck(), `${id}/moved`)).error).not.toBeNull();
        expect((await files.createSignedUploadUrl(`${id}/new`)).error).not.toBeNull();
        await files.remove([deck()]);
      }
      if (bucket === "logos") return;
      const stands = await operator(server).storage.from(bucket).download(deck());
      expect(await stands.data?.text()).toBe("%PDF-1.7 secret");
    },
  );
});
