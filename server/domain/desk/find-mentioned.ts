import { containing } from "../../postgres/like-pattern.ts";
import type { Staff } from "./as-staff.ts";

type Named = { id: string; name: string };
type Round = {
  id: string;
  startup: string;
  kind: string;
  announcedOn: string;
  amountUsdThousand: number | null;
};

const MOST = 20;

/**
 * Companies, investors and rounds by a part of their name, by their whole names in a text, or by their
 * ids; rounds are also those of the startups found.
 */
export async function findMentioned(
  { client }: Staff,
  asked: { query: string; text: string; ids: string[] },
): Promise<{ startups: Named[]; investors: Named[]; rounds: Round[] }> {
  const named = async (table: "startups" | "investors"): Promise<Named[]> => {
    const { rows } = await client.query<Named>(
      `select id, name from public.${table}
       where case when cardinality($5::uuid[]) > 0 then id = any ($5)
                  when $1 <> '' then name ilike $4
                  else length(name) >= 3 and position(lower(name) in lower($2)) > 0 end
       order by length(name) desc, name limit $3`,
      [
        asked.query,
        asked.text,
        Math.max(MOST, asked.ids.length),
        containing(asked.query),
        asked.ids,
      ],
    );
    return rows;
  };
  const [startups, investors] = [await named("startups"), await named("investors")];
  const { rows } = await client.query<Omit<Round, "amountUsdThousand"> & { amount: string | null }>(
    `select r.id, s.name as startup, r.kind, r.announced_on::text as "announcedOn",
            r.amount_usd_thousand as amount
     from public.funding_rounds r join public.startups s on s.id = r.startup_id
     where r.startup_id = any ($1) or r.id = any ($3)
     order by (r.id = any ($3)) desc, r.announced_on desc limit $2`,
    [startups.map(({ id }) => id), MOST, asked.ids],
  );
  return {
    startups,
    investors,
    rounds: rows.map(({ amount, ...round }) => ({
      ...round,
      amountUsdThousand: amount === null ? null : Number(amount),
    })),
  };
}
