import type { ServerBuild } from "react-router";

/** The app's own exports, next to React Router's (app/entry.server.tsx). */
type AppBuild = ServerBuild & { entry: { module: { readBy(fetching: typeof fetch): void } } };

/** Whether a module is an app that React Router built, from the sources or beforehand. */
export function isServerBuild(value: unknown): value is AppBuild {
  return typeof value === "object" && value !== null && "routes" in value && "entry" in value;
}
