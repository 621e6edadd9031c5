import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { signedIn } from "../testing/clients.ts";
import { type Member, makeMember } from "../testing/people.ts";
import { ask } from "./pages.ts";

const server = inject("server");
let me: Member;
let other: Member;
let mine: SupabaseClient;

beforeAll(async () => {
  [me, other] = await Promise.all([makeMember(server), makeMember(server)]);
  mine = signedIn(server, me.token);
});

describe("what a person may write of their account", () => {
  it("is the language and the choice of mails, nothing else of the row", async () => {
    const change = { language: "th", mails_results: false, mails_news: true };
    const kept = await mine.from("profiles").update(change).eq("user_id", me.id).select();
    expect(kept.data).toMatchObject([{ ...change, role: "Startup" }]);
    for (const more of [
      { role: "Investor" },
      { user_id: other.id },
      { id: other.id },
      { created_at: "2000-01-01" },
      { mails_news: false, role: "Investor" },
    ]) {
      const { error } = await mine.from("profiles").update(more).eq("user_id", me.id);
      expect(error?.code, JSON.stringify(more)).toBe("42501");
    }
    const wrong = await mine.from("profiles").update({ language: "xx" }).eq("user_id", me.id);
    expect(wrong.error?.code).toBe("23514");
  });

  it("is only their own row", async () => {
    const { data } = await mine
      .from("profiles")
      .update({ language: "zh" })
      .eq("user_id", other.id)
      .select();
    expect(data).toEqual([]);
    const all = await mine.from("profiles").select("user_id");
    expect(all.data).toEqual([{ user_id: me.id }]);
  });

  it("is nothing of what the server keeps for them", async () => {
    const attempts = [
      mine.from("account_activity").insert({ user_id: me.id, kind: "profile_saved" }),
      mine.from("account_activity").delete().eq("user_id", me.id),
      mine.from("startup_profiles").insert({ user_id: me.id }),
      mine.from("startup_profiles").update({ published_at: "2026-01-01" }).eq("user_id", me.id),
      mine.from("investor_profiles").insert({ user_id: me.id }),
      mine.from("profile_files").insert({ user_id: me.id, kind: "logo" }),
      mine.from("profile_files").delete().eq("user_id", me.id),
    ];
    for (const { error } of await Promise.all(attempts)) expect(error?.code).toBe("42501");
  });

  it("is a saved search's name, and not its address or owner", async () => {
    await mine.from("saved_searches").insert({ address: "/search?q=a", label: "A" }).throwOnError();
    for (const change of [{ address: "/search?q=b" }, { user_id: other.id }]) {
      const { error } = await mine.from("saved_searches").update(change).eq("label", "A");
      expect(error?.code).toBe("42501");
    }
    const { data } = await mine
      .from("saved_searches")
      .update({ label: "B" })
      .eq("label", "A")
      .select();
    expect(data).toMatchObject([{ label: "B", address: "/search?q=a" }]);
  });
});

it("no address of the site leads to another one", async () => {
  const evil = ["https://evil.example/", "//evil.example/", "/\\evil.example/", "/%5Cevil.example"];
  for (const target of evil) {
    const query = encodeURIComponent(target);
    for (const path of [
      `/settings?next=${query}`,
      `/auth?next=${query}`,
      `/profile?redirect_to=${query}`,
      `/goodbye?returnTo=${query}`,
      `/auth/v1/verify?token=x&type=signup&redirect_to=${query}`,
      `/auth/v1/authorize?provider=google&redirect_to=${query}`,
      target.startsWith("/") ? target : `/${target}`,
    ]) {
      const { headers } = await ask(server.url + path);
      const location = String(headers.location ?? "/");
      const origin = new URL(location, server.url).origin;
      expect(
        origin === server.url || location.startsWith("https://accounts.google.com"),
        path,
      ).toBe(true);
      // It may be stored as a text, but nobody is sent there.
      expect(new URL(location, server.url).hostname, path).not.toContain("evil");
    }
  }
});
