import { LRUCache } from "lru-cache";
import type { Adapter, AdapterPayload } from "oidc-provider";

const KEPT = 2000;
const MAX_AGE_S = 3600;

/** Keeps the provider's data in memory, bounded, so that none of it outlives the server. */
export function memoryAdapter(): (name: string) => Adapter {
  const kept = new LRUCache<string, AdapterPayload>({ max: KEPT });
  return (name) => {
    const key = (id: string) => `${name}:${id}`;
    const findBy = (field: "uid" | "userCode", value: string) =>
      [...kept.entries()].find(
        ([id, each]) => id.startsWith(`${name}:`) && each[field] === value,
      )?.[1];
    return {
      async upsert(id, payload, expiresIn) {
        kept.set(key(id), payload, { ttl: Math.min(expiresIn ?? MAX_AGE_S, MAX_AGE_S) * 1000 });
      },
      find: async (id) => kept.get(key(id)),
      findByUid: async (uid) => findBy("uid", uid),
      findByUserCode: async (code) => findBy("userCode", code),
      async consume(id) {
        const payload = kept.get(key(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        kept.delete(key(id));
      },
      async revokeByGrantId(grantId) {
        for (const [id, each] of [...kept.entries()]) if (each.grantId === grantId) kept.delete(id);
      },
    };
  };
}
