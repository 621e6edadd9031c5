import type { ExportPart } from "./part.ts";

/** The person's data at the auth service, without anything that gives access, such as a hash. */
export const accountPart: ExportPart = {
  name: "account",
  async read(client, actor) {
    const { rows } = await client.query(
      `select u.id, u.email, nullif(u.email_change, '') as new_email, u.email_confirmed_at,
              u.created_at, u.updated_at, u.last_sign_in_at,
              coalesce(u.encrypted_password, '') <> '' as has_password,
              u.raw_user_meta_data as own_words,
              (select coalesce(jsonb_agg(jsonb_build_object(
                        'provider', i.provider, 'data', i.identity_data,
                        'created_at', i.created_at, 'last_sign_in_at', i.last_sign_in_at)
                        order by i.created_at), '[]')
                 from auth.identities i where i.user_id = u.id) as identities
         from auth.users u where u.id = $1`,
      [actor.userId],
    );
    return rows[0] ?? null;
  },
};
