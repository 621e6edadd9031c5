import { randomUUID } from "node:crypto";
import { z } from "zod";
import { COMPLETE_PROFILE } from "../../../testing/complete-profile.ts";
import { createLending } from "../lending.ts";
import { type Caller, operate } from "../operations.ts";
import { NOTHING, type Writing } from "../record.ts";
import { expectReply } from "../requests.ts";
import type { Action, Load } from "./load.ts";
import { oneOf } from "./load.ts";

const CREATED = 201;
const DELETED = 204;
const CONFLICT = 409;

const versions = z.array(z.object({ version: z.int() }));
const revisions = z.array(z.object({ revision: z.int() }));
const ids = z.array(z.object({ id: z.uuid() })).min(1);

/**
 * Writes, and records the outcome.
 * @throws what `write` throws: then it is in doubt whether it was written.
 */
export async function recorded<Answer>(
  writing: Writing,
  write: () => Promise<Answer>,
  isWritten: (answer: Answer) => boolean = () => true,
): Promise<Answer> {
  const answer = await write();
  if (isWritten(answer)) writing.acknowledged();
  else writing.refused();
  return answer;
}

/** Members who save profiles, half-filled forms, and companies. */
export async function writing({ server, people, record }: Load): Promise<Action[]> {
  const { url, publishableKey } = server;
  const everybody = createLending([...people.members, ...people.founders]);
  const asPerson = (who: Caller) => ({
    apikey: publishableKey,
    authorization: `Bearer ${who.token}`,
    "accept-encoding": "identity",
    "content-type": "application/json",
  });
  const readRows = async (who: Caller, path: string) => {
    const asked = { path: `/rest/v1/${path}`, from: who.from, headers: asPerson(who) };
    return JSON.parse((await expectReply(url, asked, [200])).bytes.toString("utf8"));
  };
  const startups = ids
    .parse(await readRows(oneOf(people.members), "startups?select=id&is_sample=is.true&limit=30"))
    .map(({ id }) => id);
  /** The latest revision of each person's half-filled form that they have seen. */
  const revisionOf = new Map<string, number>();
  /** The company that each person follows. */
  const followedBy = new Map<string, string>();

  const saveProfile = async (who: Caller) => {
    const tagline = `Parcels within the day ${randomUUID()}`;
    const profile = { ...COMPLETE_PROFILE, name: `Parcelo ${who.id.slice(0, 8)}`, tagline };
    const { code, data } = await recorded(
      record.begin("profile", who.id, tagline),
      () =>
        operate(url, who, {
          path: "startup-profile/save",
          input: { version: who.version, profile },
          refusals: ["edited_elsewhere"],
        }),
      ({ code: refusal }) => refusal === "",
    );
    // Refused after an answer was lost, so that save was made.
    const [seen] =
      code === "" ? versions.parse([data]) : versions.parse(await readRows(who, DRAFT));
    who.version = seen?.version ?? 0;
  };

  const keepForm = async (who: Caller) => {
    const name = `Half a name ${randomUUID()}`;
    const { code, data } = await recorded(
      record.begin("kept form", who.id, name),
      () =>
        operate(url, who, {
          path: "kept-forms/keep",
          input: {
            form: "match_criteria",
            values: { name },
            version: 0,
            revision: revisionOf.get(who.id) ?? 0,
            device: "Phone",
          },
          refusals: ["edited_elsewhere"],
        }),
      ({ code: refusal }) => refusal === "",
    );
    const [seen] =
      code === "" ? revisions.parse([data]) : revisions.parse(await readRows(who, KEPT));
    revisionOf.set(who.id, seen?.revision ?? 0);
  };

  const follow = async (who: Caller) => {
    const before = followedBy.get(who.id);
    const startup = before ?? oneOf(startups);
    const key = `${who.id}/${startup}`;
    const headers = asPerson(who);
    // Set before the answer: if that is lost, the request is repeated.
    followedBy.set(who.id, startup);
    if (before === undefined || Math.random() < 0.5) {
      const body = JSON.stringify({ startup_id: startup });
      const asked = {
        method: "POST",
        path: "/rest/v1/saved_startups",
        from: who.from,
        headers,
        body,
      };
      await recorded(record.begin("followed", key, "followed"), () =>
        expectReply(url, asked, [CREATED, CONFLICT]),
      );
    } else {
      const path = `/rest/v1/saved_startups?startup_id=eq.${startup}`;
      await recorded(record.begin("followed", key, NOTHING), () =>
        expectReply(url, { method: "DELETE", path, from: who.from, headers }, [DELETED]),
      );
      followedBy.delete(who.id);
    }
  };

  const borrow = (use: (who: Caller) => Promise<void>) => async () => {
    await everybody.with(use);
  };
  return [
    { name: "saves a profile", weight: 5, act: borrow(saveProfile) },
    { name: "keeps a half-filled form", weight: 4, act: borrow(keepForm) },
    { name: "follows a company", weight: 4, act: borrow(follow) },
    { name: "signs in and out", weight: 1, act: borrow((who) => signInAndOut(server, who)) },
  ];
}

const DRAFT = "startup_profiles?select=version";
const KEPT = "kept_forms?select=revision&form=eq.match_criteria";

async function signInAndOut({ url, publishableKey }: Load["server"], who: Caller): Promise<void> {
  const { email, password, from } = who;
  const headers = {
    apikey: publishableKey,
    "content-type": "application/json",
    "accept-encoding": "identity",
  };
  const path = "/auth/v1/token?grant_type=password";
  const body = JSON.stringify({ email, password });
  const { bytes } = await expectReply(url, { method: "POST", path, from, headers, body }, [200]);
  const { access_token } = z
    .object({ access_token: z.string() })
    .parse(JSON.parse(bytes.toString("utf8")));
  const signedIn = { ...headers, authorization: `Bearer ${access_token}` };
  await expectReply(url, { path: "/auth/v1/user", from, headers: signedIn }, [200]);
  const out = { method: "POST", path: "/auth/v1/logout?scope=local", from, headers: signedIn };
  await expectReply(url, out, [DELETED]);
}
