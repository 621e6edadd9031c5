import type pg from "pg";
import type { Actor } from "../../domain/account/actor.ts";
import { limitPerPerson } from "../per-person.ts";

/** Each save adds a line to the account's activity, which is kept for a year. */
const SAVES = { points: 100, duration: 3600 };

export type SaveLimit = (actor: Actor) => Promise<void>;

/** A common limit for all saves of a person's profile. */
export function limitSaves(pool: pg.Pool): SaveLimit {
  return limitPerPerson(pool, "profile_saves", SAVES);
}
