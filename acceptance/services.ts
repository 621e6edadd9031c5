import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { z } from "zod";
import { operator } from "../testing/clients.ts";
import { COMPLETE_PROFILE } from "../testing/complete-profile.ts";
import { withDatabase } from "../testing/database.ts";
import { LICENSE, type Slide, STRONG } from "../testing/decks.ts";
import { eventually, PATIENCE_MS } from "../testing/eventually.ts";
import { type DocumentKind, giveDocument } from "../testing/given-documents.ts";
import { callOperation } from "../testing/operations.ts";
import { type Member, makeMember } from "../testing/people.ts";
import { png } from "../testing/pictures.ts";
import type { ServerAddress } from "../testing/running-server.ts";
import { upload } from "../testing/uploads.ts";

/** Sent with what begins a run: no service costs more. */
export const AT_ANY_PRICE = { language: "en", shownPrice: 100 };

export type Run = { id: string; state: string; problem: string | null };

/** The paid services from a person's side, on one server. */
export function servicesOn(server: ServerAddress) {
  const call = (who: Member, path: string, input: unknown = {}, key?: string) =>
    callOperation(server, who.token, path, input, key);

  const read = async (who: Member, path: string, input: unknown = {}) =>
    (await call(who, path, input)).data;

  const deck = async (
    who: Member,
    pages: readonly Slide[] | Buffer,
    kind: DocumentKind = "pitch_deck",
  ) => {
    if (!Buffer.isBuffer(pages)) return giveDocument(operator(server), who.id, { kind, pages });
    const answer = await upload(server, who.token, { kind, name: `${kind}.pdf` }, pages);
    expect(answer.status).toBe(200);
  };

  return {
    call,
    read,
    deck,

    async give(who: Member, credits: number): Promise<void> {
      await withDatabase(server, (client) =>
        client.query(
          `select internal.post_credit_entry(internal.credit_account($1), 'grant', $2, $3, 'test',
                                             'operator', 'test')`,
          [who.id, credits, randomUUID()],
        ),
      );
    },

    /** Kind and amount of the person's ledger entries, oldest first. */
    async entries(who: Member): Promise<[string, number][]> {
      const { rows } = await withDatabase(server, (client) =>
        client.query<{ kind: string; amount: number }>(
          `select e.kind, e.amount from public.credit_entries e
             join public.credit_accounts a on a.id = e.account_id
            where a.user_id = $1 order by e.id`,
          [who.id],
        ),
      );
      return rows.map(({ kind, amount }) => [kind, amount]);
    },

    /** Begins a run, and waits until it is over. */
    async finish(who: Member, start: string, input: object = {}): Promise<Run> {
      const begun = await call(who, start, { ...AT_ANY_PRICE, ...input }, randomUUID());
      expect(begun.status).toBe(200);
      const { runId } = z.object({ runId: z.uuid() }).parse(begun.data);
      return eventually(`the end of ${start}`, PATIENCE_MS, () => endOf(server, runId));
    },

    /** A founder whose profile lacks only a reviewed deck and credits. */
    async founder(changes: Record<string, unknown> = {}): Promise<Member> {
      const who = await makeMember(server, { email: `nok.${randomUUID()}@parcelo.example` });
      const saved = await call(who, "startup-profile/save", {
        version: 0,
        profile: { ...COMPLETE_PROFILE, ...changes },
      });
      expect(saved.status).toBe(200);
      await deck(who, STRONG);
      await deck(who, LICENSE, "business_license");
      const logo = { kind: "logo", name: "logo.png" };
      expect((await upload(server, who.token, logo, png(256))).status).toBe(200);
      return who;
    },
  };
}

/** Reads the database, because a person who asked this often would reach a limit. */
async function endOf(server: ServerAddress, id: string): Promise<Run | undefined> {
  const { rows } = await withDatabase(server, (client) =>
    client.query<Run>(
      "select id, state, problem from public.runs where id = $1 and finished_at is not null",
      [id],
    ),
  );
  return rows[0];
}
