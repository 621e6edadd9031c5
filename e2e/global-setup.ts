import type { FullConfig } from "@playwright/test";
import { ensureBuilt } from "../scripts/setup/build.mjs";
import { leaveStartedFolder } from "../testing/running-server.ts";
import { SETTINGS } from "./fixtures/server.ts";

/** A first start takes several times as long as one on a copy of the folder that it leaves. */
export default async function setUp({ workers }: FullConfig): Promise<(() => void) | undefined> {
  await ensureBuilt();
  // A single worker would wait for both.
  return workers === 1 ? undefined : leaveStartedFolder(SETTINGS);
}
