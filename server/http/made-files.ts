import { clientNetwork } from "./client-network.ts";
import { createFundingDownloads } from "./funding-downloads.ts";
import type { Mount } from "./mount.ts";
import { createNetworkTurns } from "./network-turns.ts";
import { createPreviewPictures } from "./preview-pictures.ts";
import { createReportFiles } from "./report-files.ts";
import { categoryName, wordsOf } from "./words.ts";

type Settings = { trustProxy: boolean } & Omit<
  Parameters<typeof createFundingDownloads>[0] & Parameters<typeof createPreviewPictures>[0],
  "turns" | "categoryName" | "siteWords"
>;

/** The files and pictures that cost more than a page, which share their turns. */
export function createMadeFiles({ trustProxy, ...settings }: Settings): Mount[] {
  const turns = createNetworkTurns((request) => clientNetwork(request, trustProxy));
  return [
    createFundingDownloads({ ...settings, turns }),
    createReportFiles({ ...settings, turns }),
    createPreviewPictures({ ...settings, turns, categoryName, siteWords: wordsOf }),
  ];
}
