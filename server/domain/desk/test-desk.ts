import { randomUUID } from "node:crypto";
import { type ArticleContent, emptyArticle } from "../../../contracts/desk/article.ts";
import type { StaffArea, StaffRole } from "../../../contracts/desk/staff.ts";
import { Actor } from "../account/actor.ts";
import { type Accounts, accountsDatabase } from "../profiles/test-accounts.ts";
import { asStaff, type Staff } from "./as-staff.ts";
import { type Moved, moveDocuments } from "./move-documents.ts";

export type Desk = Accounts & {
  /** Makes a member of staff whose session has shown a second factor. */
  appoint(role: StaffRole): Promise<Actor>;
  /** Something that a member of staff does, in one transaction. */
  act<Result>(
    actor: Actor,
    area: StaffArea,
    work: (staff: Staff) => Promise<Result>,
  ): Promise<Result>;
};

/** Gives the calling test file a migrated database with a desk. */
export function deskDatabase(): Desk {
  const accounts = accountsDatabase();
  return {
    ...accounts,
    async appoint(role) {
      const { userId, email } = await accounts.open();
      await accounts
        .pool()
        .query("insert into desk.staff (user_id, role) values ($1, $2)", [userId, role]);
      return new Actor({ userId, email, sessionId: randomUUID(), hasShownFactor: true });
    },
    act: (actor, area, work) => asStaff(accounts.pool(), { actor, area }, work),
  };
}

/** An article that can be published as it is. */
export function wholeArticle(title = `Seeds ${randomUUID()}`): ArticleContent {
  const content = emptyArticle();
  return {
    ...content,
    category: "Insight",
    texts: {
      ...content.texts,
      en: { ...content.texts.en, title, excerpt: "What grows.", body: "It *grows*." },
    },
  };
}

/** Moves documents in the revision that somebody has just opened or saved. */
export async function moveAsShown(
  staff: Staff,
  { ids, ...order }: Omit<Parameters<typeof moveDocuments>[1], "documents"> & { ids: string[] },
): Promise<Moved> {
  const { rows } = await staff.client.query<{ id: string; revision: number }>(
    "select id, revision from desk.documents where id = any ($1)",
    [ids],
  );
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
  const documents = ids.map((id) => ({ id, revision: revisions.get(id) ?? 1 }));
  return moveDocuments(staff, { ...order, documents });
}
