import { pathToFileURL } from "node:url";
import { SERVER_ENTRY } from "./build-folder.ts";
import { isServerBuild } from "./server-build.ts";

export type BuiltApp = {
  render: (request: Request) => Promise<Response>;
  /** Makes pages read data through this instead of over HTTP. */
  readBy(fetching: typeof fetch): void;
};

/**
 * Loads the output of `npm run build`.
 * @throws Error when it is damaged
 */
export async function loadBuiltApp(): Promise<BuiltApp> {
  const build: unknown = await import(pathToFileURL(SERVER_ENTRY).href);
  if (!isServerBuild(build)) throw new Error("build/server holds no app");
  const { createRequestHandler, readBy } = build.entry.module;
  return { render: createRequestHandler(build, "production"), readBy };
}
