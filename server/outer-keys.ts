import type { Project } from "./env.ts";

/** A backend whose keys change while it runs. */
type KeyedBackend = {
  publishableKey(): string;
  secretKeys(): readonly string[];
  onNewKeys(listener: () => void): void;
};

/** By what browsers and the operator reach the project, as it is at the moment. */
type OuterKeys = {
  url: string;
  publishableKey(): string;
  secretKeys(): readonly string[];
};

/** Those of the backend, of which pages tell a new one to browsers, or those of a project elsewhere. */
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
