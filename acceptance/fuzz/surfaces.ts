import { auth } from "./auth.ts";
import { dataApi } from "./data-api.ts";
import { frames } from "./frames.ts";
import { operations } from "./operations.ts";
import { pages } from "./pages.ts";
import { rawRequests } from "./raw-requests.ts";
import type { Surface } from "./shot.ts";
import { sideDoors } from "./side-doors.ts";
import { storage } from "./storage.ts";

/**
 * All surfaces.
 * @param description the server's own, of its operations.
 */
export function allSurfaces(description: unknown): Surface[] {
  return [rawRequests, pages, dataApi, auth, storage, frames, operations(description), sideDoors];
}
