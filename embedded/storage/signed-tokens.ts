import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { mapRing, type Ring } from "../ring.ts";
import { invalidSignature, StorageError } from "./errors.ts";

/** What a token opens: exactly one object, for reading or for writing. */
export type Place = { bucketId: string; name: string };

/** The user who may upload; the session `sessionId` must still be valid when it is used. */
export type UploadGrant = {
  upsert: boolean;
  owner?: string | undefined;
  sessionId?: string | undefined;
};

export type SignedTokens = {
  forDownload(place: Place, seconds: number): Promise<string>;
  forUpload(place: Place, grant: UploadGrant): Promise<string>;
  /** @returns the seconds that are left. */
  verifyDownload(token: string, place: Place): Promise<number>;
  verifyUpload(token: string, place: Place): Promise<UploadGrant>;
};

const UPLOAD_SECONDS = 2 * 3600;
/** For longer access, use a public bucket or a fresh link. */
export const MAX_DOWNLOAD_SECONDS = 7 * 24 * 3600;
/** Audiences keep the two kinds apart; user tokens have neither, nor this secret. */
const DOWNLOAD = "storage:download";
const UPLOAD = "storage:upload";

const uploadClaims = z.object({
  upsert: z.boolean(),
  owner: z.string().optional(),
  session_id: z.uuid().optional(),
});

/** Makes and checks the tokens in the addresses of signed files. */
export function createSignedTokens(secrets: Ring<string>): SignedTokens {
  const keys = mapRing(secrets, (secret) => new TextEncoder().encode(secret));

  const sign = (audience: string, place: Place, seconds: number, claims: object) =>
    new SignJWT({ ...claims, url: addressOf(place) })
      .setProtectedHeader({ alg: "HS256" })
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${seconds} seconds`)
      .sign(keys()[0]);

  const openWithAny = async (token: string, audience: string) => {
    const options = { algorithms: ["HS256"], audience, requiredClaims: ["exp"] };
    const [first, ...others] = keys();
    let opened = jwtVerify(token, first, options);
    for (const key of others) {
      opened = opened.catch((error: unknown) => {
        if (error instanceof errors.JWSSignatureVerificationFailed) {
          return jwtVerify(token, key, options);
        }
        throw error;
      });
    }
    return (await opened).payload;
  };

  const verify = async (token: string, audience: string, place: Place) => {
    const payload = await openWithAny(token, audience).catch((error: Error) => {
      const message = error.name === "JWTExpired" ? "The token has expired" : "Invalid token";
      throw new StorageError({ status: 400, code: "InvalidJWT", message });
    });
    if (payload.url !== addressOf(place)) throw invalidSignature("Invalid signature");
    return payload;
  };

  return {
    forDownload: (place, seconds) => sign(DOWNLOAD, place, seconds, {}),
    forUpload: (place, { upsert, owner, sessionId }) =>
      sign(UPLOAD, place, UPLOAD_SECONDS, {
        upsert,
        ...(owner !== undefined && { owner }),
        ...(sessionId !== undefined && { session_id: sessionId }),
      }),
    async verifyDownload(token, place) {
      const { exp = 0 } = await verify(token, DOWNLOAD, place);
      return Math.max(0, exp - Math.floor(Date.now() / 1000));
    },
    async verifyUpload(token, place) {
      const claims = uploadClaims.safeParse(await verify(token, UPLOAD, place));
      if (!claims.success) throw invalidSignature("Invalid signature");
      const { upsert, owner, session_id: sessionId } = claims.data;
      return { upsert, owner, sessionId };
    },
  };
}

/** A bucket's name has no slash, so two places never produce the same text. */
function addressOf({ bucketId, name }: Place): string {
  return `${bucketId}/${name}`;
}
