import { asServer, noteAct, type Staff } from "../as-staff.ts";
import { tellPerson } from "../tell-owners.ts";
import type { KnownPerson } from "./known-person.ts";

/** The path of the deck that its owner is currently showing to support; opening it is noted. */
export async function openShownDeck(
  staff: Staff,
  { userId }: KnownPerson,
  reason: string,
): Promise<{ path: string; name: string } | undefined> {
  // Staff may read the grant; only the server may read the file.
  const { rows: grants } = await staff.client.query<{ path: string }>(
    "select path from public.support_grants where user_id = $1 and ends_at > now()",
    [userId],
  );
  const [grant] = grants;
  if (!grant) return undefined;
  const { rows } = await asServer(staff, (client) =>
    client.query<{ path: string; name: string }>(
      `select path, name from public.profile_files
        where user_id = $1 and kind = 'pitch_deck' and path = $2`,
      [userId, grant.path],
    ),
  );
  const [deck] = rows;
  if (!deck) return undefined;
  await noteAct(staff, {
    act: "deck.open",
    subjectTable: "auth.users",
    subjectId: userId,
    after: { name: deck.name },
    reason,
  });
  const told = { userId, act: "deck_opened", about: deck.name, reason } as const;
  await asServer(staff, (client) => tellPerson(client, told));
  return deck;
}
