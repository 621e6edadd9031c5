import {
  createLocalJWKSet,
  importJWK,
  type JWK,
  type JWTPayload,
  type JWTVerifyOptions,
  jwtVerify,
} from "jose";
import { mapRing, type Ring } from "../ring.ts";

/** The keys of user tokens, ES256 only: that excludes `none` and anything signed with a shared secret. */
export type TokenKeys = {
  /** The private key to sign with, and its name. */
  signing(): Promise<{ key: Awaited<ReturnType<typeof importJWK>>; kid: string | undefined }>;
  /** @throws an error of jose. */
  verify(token: string, options: JWTVerifyOptions): Promise<JWTPayload>;
  /** The public halves, for those who verify tokens. */
  publicKeys(): JWK[];
};

export function createTokenKeys(ring: Ring<JWK>): TokenKeys {
  const imported = mapRing(ring, (key) => importJWK(key, "ES256"));
  const published = mapRing(
    ring,
    ({ kty, crv, x, y, kid }): JWK => ({
      kty,
      crv,
      x,
      y,
      kid,
      alg: "ES256",
      use: "sig",
      key_ops: ["verify"],
    }),
  );
  let set: { keys: readonly JWK[]; find: ReturnType<typeof createLocalJWKSet> } | undefined;
  const finder = () => {
    const keys = published();
    const isSame =
      set?.keys.length === keys.length && keys.every((key, at) => key === set?.keys[at]);
    if (!set || !isSame) set = { keys, find: createLocalJWKSet({ keys: [...keys] }) };
    return set.find;
  };
  return {
    async signing() {
      return { key: await imported()[0], kid: ring()[0].kid };
    },
    async verify(token, options) {
      const { payload } = await jwtVerify(token, finder(), { ...options, algorithms: ["ES256"] });
      return payload;
    },
    publicKeys: () => [...published()],
  };
}
