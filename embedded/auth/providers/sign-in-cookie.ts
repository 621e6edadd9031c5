import { EncryptJWT, jwtDecrypt } from "jose";
import { z } from "zod";
import type { Ring } from "../../ring.ts";
import type { Attempt } from "./provider.ts";

const LIFETIME_S = 600;

const schema = z.object({
  provider: z.string(),
  target: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  challenge: z.object({ value: z.string(), method: z.enum(["s256", "plain"]) }).optional(),
});

export type SignInUnderWay = Attempt & z.infer<typeof schema>;

export type SignInCookies = {
  write(signIn: SignInUnderWay): Promise<string>;
  /** @returns undefined if this browser did not begin the sign-in, or too long ago. */
  read(cookies: string, state: string): Promise<SignInUnderWay | undefined>;
  clear(state: string): string;
};

/**
 * Keeps a sign-in in progress, encrypted, in the browser that began it. Nobody can finish it in
 * another browser, whether with a stolen answer or by tricking somebody into using theirs.
 */
export function createSignInCookies(keys: Ring<Buffer>, callback: string): SignInCookies {
  const { pathname, protocol } = new URL(callback);
  const attributes = `Path=${pathname}; HttpOnly; SameSite=Lax${protocol === "https:" ? "; Secure" : ""}`;
  // One per sign-in, so that two windows can sign in at once.
  const nameFor = (state: string) => `sb-sign-in-${state.slice(0, 12)}`;
  return {
    async write(signIn) {
      const sealed = await new EncryptJWT(signIn)
        .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
        .setIssuedAt()
        .setExpirationTime(`${LIFETIME_S}s`)
        .encrypt(keys()[0]);
      return `${nameFor(signIn.state)}=${sealed}; Max-Age=${LIFETIME_S}; ${attributes}`;
    },
    async read(cookies, state) {
      const name = nameFor(state);
      const found = cookies.split(/; */).find((cookie) => cookie.startsWith(`${name}=`));
      if (state === "" || found === undefined) return undefined;
      for (const key of keys()) {
        const opened = await jwtDecrypt(found.slice(name.length + 1), key, {
          contentEncryptionAlgorithms: ["A256GCM"],
          keyManagementAlgorithms: ["dir"],
        }).catch(() => undefined);
        const signIn = schema.safeParse(opened?.payload);
        if (signIn.success && signIn.data.state === state) return signIn.data;
      }
      return undefined;
    },
    clear: (state) => `${nameFor(state)}=; Max-Age=0; ${attributes}`,
  };
}
