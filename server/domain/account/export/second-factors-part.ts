import type { ExportPart } from "./part.ts";

/** The devices of two-step sign-in, without what their codes are made of. */
export const secondFactorsPart: ExportPart = {
  name: "second_factors",
  async read(client, actor) {
    const { rows } = await client.query(
      `select friendly_name as name, factor_type as type, created_at
         from auth.mfa_factors where user_id = $1 order by created_at, id`,
      [actor.userId],
    );
    return rows;
  },
};
