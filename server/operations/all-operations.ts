import type pg from "pg";
import type { Operator } from "../../contracts/operator.ts";
import type { PriceList } from "../../contracts/price-list.ts";
import type { DeckReader } from "../../contracts/review-terms.ts";
import type { PaymentMeans } from "../domain/payments/payment-means.ts";
import type { PictureTaking } from "../domain/pictures/take-in.ts";
import type { FileKeeping } from "../domain/profile-files/store-file.ts";
import { keptDocuments } from "../domain/publishing/gather-evidence.ts";
import { publishReadiness } from "../domain/publishing/readiness.ts";
import type { Logger } from "../log.ts";
import type { Feeds } from "../services/feeds/open-feeds.ts";
import type { Mailer } from "../services/mail/mailer.ts";
import type { ProjectAdmin } from "../services/project/project-admin.ts";
import type { ProjectStorage } from "../services/storage/project-storage.ts";
import type { WebsiteReading } from "../services/website/read-website.ts";
import { accountOperations } from "./account/account-operations.ts";
import { claimOperations } from "./claims/claim-operations.ts";
import { readCreditsOperation } from "./credits/read-credits.ts";
import { deckReviewOperations } from "./deck-review/deck-review-operations.ts";
import { deckReportOperation } from "./deck-review/report.ts";
import { caseOperations } from "./desk/case-operations.ts";
import { documentOperations } from "./desk/document-operations.ts";
import { duplicateOperations } from "./desk/duplicate-operations.ts";
import { feedOperations } from "./desk/feed-operations.ts";
import { importOperations } from "./desk/import-operations.ts";
import { peopleOperations } from "./desk/people-operations.ts";
import { pictureOperations } from "./desk/picture-operations.ts";
import { siteOperations } from "./desk/site-operations.ts";
import { staffOperations } from "./desk/staff-operations.ts";
import { writingOperations } from "./desk/writing-operations.ts";
import { exportListOperation } from "./directory/export-list.ts";
import type { IncomingFiles } from "./files/incoming-files.ts";
import { removeFileOperation } from "./files/remove-file.ts";
import { uploadFileOperation } from "./files/upload-file.ts";
import { introductionOperations } from "./introductions/introduction-operations.ts";
import { keptFormOperations } from "./kept-forms/kept-form-operations.ts";
import { matchOperations } from "./matches/match-operations.ts";
import { startMatchOperation } from "./matches/start-match.ts";
import type { Operation } from "./operation.ts";
import { paymentOperations } from "./payments/payment-operations.ts";
import { limitSaves } from "./profiles/limit-saves.ts";
import { readAmountOperation } from "./profiles/read-amount.ts";
import { readProfileStatusOperation } from "./profiles/read-profile-status.ts";
import { saveInvestorProfileOperation } from "./profiles/save-investor-profile.ts";
import { saveMatchCriteriaOperation } from "./profiles/save-match-criteria.ts";
import { saveStartupProfileOperation } from "./profiles/save-startup-profile.ts";
import { publishingOperations } from "./publishing/publishing-operations.ts";
import { checkWebsiteOperation } from "./website/check-website.ts";
import { saveWebsiteOperation } from "./website/save-website.ts";

/** Every operation below `/api/`. */
export function allOperations(means: {
  pool: pg.Pool;
  project: { SUPABASE_URL: string; SUPABASE_PUBLISHABLE_KEY: string };
  admin: ProjectAdmin;
  /** Undefined if no mail can be sent. */
  mailer: Mailer | undefined;
  files: {
    keeping: FileKeeping;
    incoming: IncomingFiles;
    storage: Pick<ProjectStorage, "fetch" | "sign">;
  };
  prices: PriceList;
  /** Whether each company's first deck review is free. */
  firstReviewIsFree: boolean;
  /** What reads decks and criteria. */
  reader: DeckReader;
  /** Undefined if nothing is sold. */
  payments: PaymentMeans | undefined;
  readWebsite(url: string): Promise<WebsiteReading>;
  fetchPicture: PictureTaking["fetchFile"];
  findFeed: Feeds["find"];
  /** The site's operator, unless set at the desk. */
  operator: Operator;
  /** Where a public page shows an uploaded logo. */
  logoAddress(path: string): string;
  log: Logger;
}): Operation[] {
  const { pool, project, admin, mailer, prices, firstReviewIsFree, payments, log } = means;
  const { keeping, incoming, storage } = means.files;
  const documents = { pool, storage, kept: keptDocuments() };
  const readiness = publishReadiness({
    ...documents,
    prices,
    onUnreadable: (error) => log.warn({ error: String(error) }, "Documents could not be compared"),
  });
  const saves = limitSaves(pool);
  return [
    ...accountOperations({ pool, admin, mailer, log }),
    saveStartupProfileOperation(pool, saves),
    saveInvestorProfileOperation(pool, saves),
    ...keptFormOperations(pool),
    readAmountOperation(),
    readProfileStatusOperation(readiness),
    saveMatchCriteriaOperation(pool, saves),
    startMatchOperation({ pool, prices }),
    ...deckReviewOperations({ pool, prices, reader: means.reader, firstReviewIsFree }),
    deckReportOperation(pool),
    ...publishingOperations({
      ...documents,
      prices,
      readiness,
      readWebsite: means.readWebsite,
      usesModel: means.reader === "model",
    }),
    ...matchOperations(pool, means.reader),
    ...introductionOperations(pool),
    uploadFileOperation(keeping, incoming),
    removeFileOperation(keeping),
    checkWebsiteOperation(pool, means.readWebsite),
    saveWebsiteOperation(pool, saves),
    readCreditsOperation(pool, { prices, gateway: payments?.gateway, firstReviewIsFree }),
    ...(payments ? paymentOperations(payments) : []),
    ...staffOperations(pool),
    ...documentOperations(pool),
    ...siteOperations(pool, means.operator),
    ...caseOperations(pool, means),
    ...claimOperations(pool),
    ...peopleOperations({ pool, admin, mailer, storage, log }),
    ...importOperations(pool, incoming, log),
    ...duplicateOperations(pool),
    ...feedOperations(pool, means.findFeed),
    ...writingOperations(pool, means.reader),
    ...pictureOperations({ keeping, fetchFile: means.fetchPicture }, incoming),
    exportListOperation("startups", { pool, backend: project, log }),
    exportListOperation("investors", { pool, backend: project, log }),
  ];
}
