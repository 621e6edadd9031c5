import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, inject, it } from "vitest";
import { operator, signedIn, visitor } from "../testing/clients.ts";
import { withDatabase } from "../testing/database.ts";
import { callOperation } from "../testing/operations.ts";
import { type Member, makeMember } from "../testing/people.ts";
import { tablesWith, withSuperuser } from "./traces.ts";

const server = inject("server");
const BUCKETS = ["pitch-decks", "business-licenses", "logos"];

/**
 * Leaves data of the person everywhere the product keeps any.
 * @returns the content of their files.
 */
async function leaveTraces(member: Member): Promise<{ mark: string; startup: string }> {
  const mark = `mark-of-${member.id}`;
  const everything = operator(server);
  for (const bucket of BUCKETS) {
    const contentType = bucket === "logos" ? "image/webp" : "application/pdf";
    // One object with a row, and some without.
    for (const name of ["known", "forgotten", "deep/er/forgotten"]) {
      const { error } = await everything.storage
        .from(bucket)
        .upload(`${member.id}/${name}`, new Blob([`${mark} ${name}`], { type: contentType }));
      expect(error).toBeNull();
    }
  }
  await everything
    .from("profile_files")
    .insert({
      user_id: member.id,
      kind: "pitch_deck",
      path: `${member.id}/known`,
      name: `${mark}.pdf`,
      bytes: 1,
      sha256: "0".repeat(64),
    })
    .throwOnError();
  const { data: startup } = await everything
    .from("startups")
    .insert({
      slug: mark,
      name: mark,
      industries: ["fintech"],
      venture_round: "seed",
      country: "Vietnam",
      is_published: true,
      published_at: "2020-01-01",
    })
    .select("id")
    .single()
    .throwOnError();
  await everything
    .from("startup_profiles")
    .insert({ user_id: member.id, startup_id: startup.id, company_email: member.email })
    .throwOnError();
  await everything.from("investor_profiles").insert({ user_id: member.id }).throwOnError();
  await everything
    .from("kept_forms")
    .insert({
      user_id: member.id,
      form: "startup_profile",
      values: { name: mark },
      based_on_version: 0,
    })
    .throwOnError();
  await everything
    .from("account_activity")
    .insert({ user_id: member.id, kind: "profile_saved", detail: member.email })
    .throwOnError();
  const mine = signedIn(server, member.token);
  const { data: kept } = await mine.from("investors").select("id").limit(1).single().throwOnError();
  await mine.from("saved_startups").insert({ startup_id: startup.id }).throwOnError();
  await mine.from("saved_investors").insert({ investor_id: kept.id }).throwOnError();
  await mine.from("saved_searches").insert({ address: "/search?q=x", label: mark }).throwOnError();
  await withDatabase(server, async (client) => {
    // Requested as a visitor, before there was an account.
    await client.query(
      "insert into internal.newsletter_subscribers (email, language) values ($1, 'en')",
      [member.email],
    );
    await client.query(
      `insert into auth.identities (provider_id, user_id, identity_data, provider)
       values ($1::text, $1::uuid, jsonb_build_object('sub', $1::text, 'email', $2::text), 'email')`,
      [member.id, member.email],
    );
    await client.query(
      `insert into auth.flow_state (id, user_id, provider_type, authentication_method)
       values (gen_random_uuid(), $1, 'email', 'magiclink')`,
      [member.id],
    );
    await client.query(
      `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
       values (gen_random_uuid(), $1::uuid, 'recovery_token', 'x' || $1::text, $2)`,
      [member.id, member.email],
    );
  });
  return { mark, startup: String(startup.id) };
}

function filesWith(text: string): string[] {
  const folder = path.join(server.dataDirectory, "storage");
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text));
}

it("leaves nothing of the person, in no table and in no file, and everything of the others", async () => {
  const [leaving, staying] = [await makeMember(server), await makeMember(server)];
  const gone = await leaveTraces(leaving);
  const kept = await leaveTraces(staying);
  await withSuperuser(server, async (client) => {
    const before = await tablesWith(client, [leaving.id, leaving.email, gone.mark, gone.startup]);
    expect(before.map((line) => line.split(":")[0])).toEqual(
      expect.arrayContaining([
        "auth.flow_state",
        "auth.identities",
        "auth.one_time_tokens",
        "auth.sessions",
        "auth.users",
        "internal.newsletter_subscribers",
        "public.account_activity",
        "public.investor_profiles",
        "public.kept_forms",
        "public.profile_files",
        "public.profiles",
        "public.saved_investors",
        "public.saved_searches",
        "public.saved_startups",
        "public.startup_profiles",
        "public.startups",
        "storage.objects",
      ]),
    );
    expect(filesWith(gone.mark)).toHaveLength(9);

    const proof = { email: leaving.email, password: leaving.password };
    const answer = await callOperation(server, leaving.token, "account/delete", proof);
    expect(answer).toMatchObject({ status: 200, data: null });

    expect(await tablesWith(client, [leaving.id, leaving.email, gone.mark, gone.startup])).toEqual(
      [],
    );
    expect(filesWith(gone.mark)).toEqual([]);
    expect(filesWith(kept.mark)).toHaveLength(9);
    expect(await tablesWith(client, [staying.id])).not.toEqual([]);
  });
  expect((await callOperation(server, leaving.token, "account/list-sessions")).status).toBe(401);
  const { data: pages } = await visitor(server)
    .from("startups")
    .select("slug")
    .in("slug", [gone.mark, kept.mark]);
  expect(pages).toEqual([{ slug: kept.mark }]);
  const { error } = await visitor(server).auth.signInWithPassword({
    email: leaving.email,
    password: leaving.password,
  });
  expect(error?.code).toBe("invalid_credentials");
  await operator(server).from("startups").delete().eq("slug", kept.mark).throwOnError();
});
