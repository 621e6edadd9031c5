import type { ServerBuild } from "react-router";

/** Whether a module is an app that React Router built, from the sources or beforehand. */
export function isServerBuild(value: unknown): value is ServerBuild {
  return typeof value === "object" && value !== null && "routes" in value && "entry" in value;
}
