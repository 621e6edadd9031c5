import type { Project } from "./env.ts";

/** A backend whose keys change while it runs. */
type KeyedBackend = {
  publishableKey(): string;
  secretKeys(): readonly string[];
  onNewKeys(listener: () => void): void;
};

/** The project's current address and keys for browsers and the operator. */
type OuterKeys = {
  url: string;
  publishableKey(): string;
  secretKeys(): readonly string[];
};

/** The keys of the backend, which pages pass on to browsers when they change, or those of a hosted project. */
export function followOuterKeys(
  project: Project,
  backend: KeyedBackend | undefined,
  purgePages: () => void,
): OuterKeys {
  const url = project.SUPABASE_URL;
  if (!backend) {
    return {
      url,
      publishableKey: () => project.SUPABASE_PUBLISHABLE_KEY,
      secretKeys: () => [project.SUPABASE_SECRET_KEY],
    };
  }
  backend.onNewKeys(() => {
    process.env.SUPABASE_PUBLISHABLE_KEY = backend.publishableKey();
    purgePages();
  });
  return { url, publishableKey: backend.publishableKey, secretKeys: backend.secretKeys };
}
