import type { createRequestHandler, ServerBuild } from "react-router";

/** The app's own exports, next to React Router's (app/entry.server.tsx). */
type AppBuild = ServerBuild & {
  entry: {
    module: {
      createRequestHandler: typeof createRequestHandler;
      readBy(fetching: typeof fetch): void;
    };
  };
};

/** Whether a module is an app built by React Router, from the sources or in advance. */
export function isServerBuild(value: unknown): value is AppBuild {
  return typeof value === "object" && value !== null && "routes" in value && "entry" in value;
}
