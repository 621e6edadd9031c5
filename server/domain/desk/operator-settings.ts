import type pg from "pg";
import { type OperatorInput, operatorInput } from "../../../contracts/desk/operator.ts";
import type { Staff } from "./as-staff.ts";

const NAME = "operator";

/** The site's operator, as set by administrators; fields may be empty. */
export async function readOperatorRow(client: pg.Pool | pg.ClientBase): Promise<OperatorInput> {
  const { rows } = await client.query<{ value: unknown }>(
    "select value from desk.settings where name = $1",
    [NAME],
  );
  return operatorInput.safeParse(rows[0]?.value).data ?? operatorInput.parse({});
}

export async function writeOperatorRow({ client }: Staff, operator: OperatorInput): Promise<void> {
  await client.query(
    `insert into desk.settings (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value, updated_at = now()`,
    [NAME, JSON.stringify(operator)],
  );
}
