import { operator } from "../../testing/clients.ts";
import { COMPLETE_PROFILE } from "../../testing/complete-profile.ts";
import { LICENSE, STRONG } from "../../testing/decks.ts";
import { giveDocument } from "../../testing/given-documents.ts";
import { claimsOf, employ, makeMember, signAsServer } from "../../testing/people.ts";
import { png } from "../../testing/pictures.ts";
import type { ServerAddress } from "../../testing/running-server.ts";
import { type Caller, operate, sendFile } from "./operations.ts";
import { addressOf } from "./requests.ts";

export type People = {
  /** People who may have decks reviewed, be published and matched. */
  founders: Caller[];
  /** Everybody else. */
  members: Caller[];
  /** Staff, who publish. */
  publishers: Caller[];
};

const TOKENS_LAST_S = 12 * 3600;
const SETTING_UP_AT_ONCE = 4;
const MEMBERS_FROM = 1000;

/** Makes accounts; founders have everything that the services need, except credits. */
export async function makePeople(
  server: ServerAddress,
  counts: { founders: number; members: number; publishers: number },
): Promise<People> {
  let made = 0;
  const make = async () => {
    const member = await makeMember(server);
    const exp = Math.floor(Date.now() / 1000) + TOKENS_LAST_S;
    const token = await signAsServer(server, { ...claimsOf(server, member), exp });
    made += 1;
    return { ...member, token, from: addressOf(MEMBERS_FROM + made), version: 0 };
  };
  const several = (count: number, makeOne: () => Promise<Caller>) =>
    makeAll(Array.from({ length: count }, () => makeOne));
  return {
    publishers: await several(counts.publishers, async () => makePublisher(server, await make())),
    members: await several(counts.members, make),
    founders: await several(counts.founders, async () => equip(server, await make())),
  };
}

async function makeAll<Made>(makers: (() => Promise<Made>)[]): Promise<Made[]> {
  const made: Made[] = [];
  const left = [...makers];
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) made.push(await next());
  };
  await Promise.all(Array.from({ length: SETTING_UP_AT_ONCE }, work));
  return made;
}

async function makePublisher(server: ServerAddress, who: Caller): Promise<Caller> {
  await employ(server, who, "publisher");
  return who;
}

async function equip(server: ServerAddress, who: Caller): Promise<Caller> {
  await operate(server.url, who, {
    path: "startup-profile/save",
    input: { version: 0, profile: { ...COMPLETE_PROFILE, name: `Parcelo ${who.id.slice(0, 8)}` } },
  });
  await operate(server.url, who, {
    path: "match/save-criteria",
    input: { criteria: "Seed funds that know logistics in Thailand. No token funds." },
  });
  const client = operator(server);
  await giveDocument(client, who.id, { kind: "pitch_deck", pages: STRONG });
  await giveDocument(client, who.id, { kind: "business_license", pages: LICENSE });
  await sendFile(server.url, who, {
    path: "files/upload",
    query: { kind: "logo", name: "logo.png" },
    body: png(256),
  });
  return { ...who, version: 1 };
}
