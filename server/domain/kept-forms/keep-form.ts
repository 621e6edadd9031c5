import type pg from "pg";
import type { KeptFormName, KeptValues } from "../../../contracts/kept-forms.ts";
import type { Actor } from "../account/actor.ts";

/**
 * Keeps what the person has typed into a form.
 * @param typed.revision the one that they have seen, 0 for none; it does not matter if nothing is
 * kept any more, as there is nothing to overwrite
 * @returns the new revision, or undefined if there has been another since; then nothing is written
 */
export async function keepForm(
  pool: pg.Pool,
  actor: Actor,
  typed: {
    form: KeptFormName;
    values: KeptValues;
    replaced?: KeptValues | undefined;
    version: number;
    revision: number;
    device: string;
  },
): Promise<number | undefined> {
  const { rows } = await pool.query<{ revision: number }>(
    `insert into public.kept_forms as kept (user_id, form, values, replaced, based_on_version, device)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id, form) do update
        set values = excluded.values,
            replaced = excluded.replaced,
            based_on_version = excluded.based_on_version,
            device = excluded.device,
            revision = default
      where kept.revision = $7
     returning revision::float8 as revision`,
    [
      actor.userId,
      typed.form,
      typed.values,
      typed.replaced ?? null,
      typed.version,
      typed.device,
      typed.revision,
    ],
  );
  return rows[0]?.revision;
}

/** Forgets a revision of a form; a later one, from another device, stays. */
export async function dropForm(
  pool: pg.Pool,
  actor: Actor,
  { form, revision }: { form: KeptFormName; revision: number },
): Promise<void> {
  await pool.query(
    "delete from public.kept_forms where user_id = $1 and form = $2 and revision = $3",
    [actor.userId, form, revision],
  );
}
