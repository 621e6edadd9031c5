import type { FullConfig } from "@playwright/test";
import { leaveStartedFolder } from "../testing/running-server.ts";
import { SETTINGS } from "./fixtures/server.ts";

/** A first start takes several times as long as one on a copy of what it leaves. */
export default async function setUp({ workers }: FullConfig): Promise<(() => void) | undefined> {
  // Alone, a worker would wait for both.
  return workers === 1 ? undefined : leaveStartedFolder(SETTINGS);
}
