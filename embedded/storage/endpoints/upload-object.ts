import { type Call, ownerOf } from "../call.ts";
import { requireKey } from "../object-key.ts";
import { storeUpload } from "../store-upload.ts";

/** `POST`: a new object; with `x-upsert: true` also in the place of an old one. */
export async function uploadObject(call: Call, bucketId: string, key: string) {
  return put(call, bucketId, key, call.request.headers["x-upsert"] === "true");
}

/** `PUT`: an object's new bytes. */
export async function updateObject(call: Call, bucketId: string, key: string) {
  return put(call, bucketId, key, true);
}

function put(call: Call, bucketId: string, key: string, upsert: boolean) {
  const { actor, identity } = call;
  const place = { bucketId, name: requireKey(key) };
  return storeUpload(call, { place, actor, owner: ownerOf(identity), upsert });
}
