import { onFirstUse } from "../../on-first-use.ts";
import { removeFolder } from "./remove-folder.ts";

/** Things that need the Supabase project's secret key. */
export type ProjectAdmin = {
  /** Removes every file below the folder of this name, in every bucket. @returns how many. */
  removeFolder(name: string): Promise<number>;
  /** Also resolves when the account no longer exists. */
  deleteUser(id: string): Promise<void>;
  /** The ids of an account's verified second factors. */
  secondFactorsOf(userId: string): Promise<string[]>;
  removeSecondFactor(userId: string, id: string): Promise<void>;
  /** Whether the password is the account's, by asking the auth service, which counts attempts. */
  checkPassword(email: string, password: string): Promise<PasswordCheck>;
  /** Mails the link that confirms an address once more; the auth service limits how often. */
  resendConfirmation(email: string): Promise<"sent" | "too_soon">;
};

export type PasswordCheck = "right" | "wrong" | { retryAfter: number };

type Project = {
  SUPABASE_URL: string;
  SUPABASE_PUBLISHABLE_KEY: string;
  SUPABASE_SECRET_KEY: string;
};

const NO_SESSION = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
const WAIT_SECONDS = 60;

export function createProjectAdmin(project: Project): ProjectAdmin {
  // Loaded on first use, which is rare.
  const open = async (key: string) => {
    const { createClient } = await import("@supabase/supabase-js");
    return createClient(project.SUPABASE_URL, key, { auth: NO_SESSION });
  };
  const asOperator = onFirstUse(() => open(project.SUPABASE_SECRET_KEY));
  // A separate client with a visitor's rights, since signing in would make the one above act as that person.
  const asVisitor = () => open(project.SUPABASE_PUBLISHABLE_KEY);
  return {
    removeFolder: async (name) => removeFolder((await asOperator()).storage, name),
    async deleteUser(id) {
      const client = await asOperator();
      const { error } = await client.auth.admin.deleteUser(id);
      if (error && error.code !== "user_not_found") throw error;
    },
    async secondFactorsOf(userId) {
      const client = await asOperator();
      const { data, error } = await client.auth.admin.mfa.listFactors({ userId });
      if (error) throw error;
      return data.factors.filter(({ status }) => status === "verified").map(({ id }) => id);
    },
    async removeSecondFactor(userId, id) {
      const client = await asOperator();
      const { error } = await client.auth.admin.mfa.deleteFactor({ userId, id });
      if (error && error.code !== "mfa_factor_not_found") throw error;
    },
    async checkPassword(email, password) {
      const visitor = await asVisitor();
      const { error } = await visitor.auth.signInWithPassword({ email, password });
      if (error?.status === 429) return { retryAfter: secondsIn(error.message) };
      if (error?.code === "invalid_credentials") return "wrong";
      if (error) throw error;
      // The session was only needed as proof.
      await visitor.auth.signOut({ scope: "local" });
      return "right";
    },
    async resendConfirmation(email) {
      const visitor = await asVisitor();
      const { error } = await visitor.auth.resend({ type: "signup", email });
      if (error?.status === 429) return "too_soon";
      if (error) throw error;
      return "sent";
    },
  };
}

function secondsIn(message: string): number {
  return Number(/after (\d+) seconds?/.exec(message)?.[1] ?? WAIT_SECONDS);
}
