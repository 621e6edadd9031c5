import { z } from "zod";
import type { Call } from "../call.ts";
import { accessDenied } from "../errors.ts";
import { plainText, readJson } from "../json-body.ts";
import { requireKey } from "../object-key.ts";
import { COLUMNS, findObject, type ObjectRow } from "../object-rows.ts";
import { transact } from "../transaction.ts";

const body = z.object({ prefixes: z.array(plainText).min(1).max(1000) });
const DELETE = `delete from storage.objects where bucket_id = $1 and name = any($2) returning ${COLUMNS}`;

/** Removes those objects of a list that the caller may remove, and returns them. */
export async function removeObjects(call: Call, bucketId: string) {
  const { pool, request, actor } = call;
  const { prefixes } = await readJson(request, body);
  const removed = await transact(pool, actor, ({ query }) =>
    query<ObjectRow>(DELETE, [bucketId, prefixes]),
  );
  await call.retire(removed.map(({ version }) => version));
  return removed;
}

/** Removes one object. */
export async function removeObject(call: Call, bucketId: string, key: string) {
  const { pool, actor } = call;
  const place = { bucketId, name: requireKey(key) };
  const removed = await transact(pool, actor, async (transaction) => {
    await findObject(transaction, place);
    const [row] = await transaction.query<ObjectRow>(DELETE, [bucketId, [place.name]]);
    if (!row) throw accessDenied();
    return row;
  });
  await call.retire([removed.version]);
  return { message: "Successfully deleted" };
}
