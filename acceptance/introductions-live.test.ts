import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, expect, inject, it } from "vitest";
import { signedIn, visitor } from "../testing/clients.ts";
import { withDatabase } from "../testing/database.ts";
import { eventually, PATIENCE_MS } from "../testing/eventually.ts";
import { type Member, makeMember } from "../testing/people.ts";

const server = inject("server");

type Row = Record<string, unknown>;

const clients: SupabaseClient[] = [];
afterAll(async () => {
  for (const client of clients) await client.removeAllChannels();
});

/** Subscribes to introductions like every account page. */
async function listen(client: SupabaseClient) {
  clients.push(client);
  await client.realtime.setAuth();
  const heard: Row[] = [];
  const channel = client
    .channel("introductions-all")
    .on<Row>(
      "postgres_changes",
      { event: "*", schema: "public", table: "introductions" },
      ({ new: row }) => heard.push({ ...row }),
    );
  const answered = new Promise<string>((resolve) => {
    channel.on("system", {}, (message) => {
      if (message.extension === "postgres_changes") resolve(message.status);
    });
  });
  channel.subscribe();
  return { heard, status: await answered };
}

/** One person asks another, and is answered. @returns the introduction's id. */
async function introduce(asker: Member, asked: Member, place: number): Promise<string> {
  return withDatabase(server, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into public.introductions (startup_id, investor_id, asked_by, asked_of)
       select s.id, n.id, $1, $2
         from (select id from public.startups order by id offset $3 limit 1) s,
              (select id from public.investors order by id offset $3 limit 1) n
       returning id`,
      [asker.id, asked.id, place],
    );
    const id = rows[0]?.id ?? "";
    await client.query(
      "update public.introductions set state = 'agreed', answered_at = now() where id = $1",
      [id],
    );
    return id;
  });
}

it("reach both sides live, and nobody else", async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => makeMember(server)));
  const [asker, asked, stranger, another] = people;
  if (!asker || !asked || !stranger || !another) throw new Error("Nobody is there");
  const ears = await Promise.all(
    people.map(async (member) => ({ member, ...(await listen(signedIn(server, member.token))) })),
  );
  expect(ears.map(({ status }) => status)).toEqual(["ok", "ok", "ok", "ok"]);
  const theirs = await introduce(asker, asked, 0);
  // Comes last, so the others' would have arrived by then.
  const last = await introduce(stranger, another, 1);
  for (const { member, heard } of ears) {
    const own = member === asker || member === asked ? theirs : last;
    await eventually("the answer arrives", PATIENCE_MS, () =>
      heard.some(({ state }) => state === "agreed") ? true : undefined,
    );
    // A row is sent as it is by then: the request may have been answered already.
    expect(new Set(heard.map(({ id }) => id))).toEqual(new Set([own]));
  }
});

it("are nothing that a visitor may listen to", async () => {
  const { status, heard } = await listen(visitor(server));
  expect([status, heard]).toEqual(["error", []]);
});
