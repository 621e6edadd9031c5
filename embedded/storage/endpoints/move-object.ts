import { type Call, ownerOf } from "../call.ts";
import { accessDenied } from "../errors.ts";
import { readJson } from "../json-body.ts";
import { findObject, lockNames, type ObjectRow, uuidOrNull } from "../object-rows.ts";
import { transact } from "../transaction.ts";
import { journey, requireFits } from "./destination.ts";

const MOVE = `update storage.objects
  set bucket_id = $3, name = $4, owner = coalesce($5, owner), owner_id = coalesce($6, owner_id)
  where bucket_id = $1 and name = $2
  returning id, name`;

/** Gives an object another name: its bytes stay where they are. */
export async function moveObject(call: Call) {
  const { from, to } = await readJson(call.request, journey);
  const owner = ownerOf(call.identity);
  const moved = await transact(call.pool, call.actor, async (transaction) => {
    await lockNames(transaction, [from, to]);
    const row = await findObject(transaction, from);
    await requireFits(call, transaction, row, to);
    const values = [from.bucketId, from.name, to.bucketId, to.name, uuidOrNull(owner), owner];
    const [renamed] = await transaction.query<Pick<ObjectRow, "id" | "name">>(MOVE, values);
    if (!renamed) throw accessDenied();
    return renamed;
  });
  return { message: "Successfully moved", Id: moved.id, Key: moved.name };
}
