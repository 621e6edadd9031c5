import { createServer } from "node:http";
import { startBackend } from "../embedded/backend.ts";
import { isOwnAddress } from "../embedded/this-machine.ts";
import { announce, announceLocalModels } from "./announcement.ts";
import { backUpBeforeMigration } from "./backup/before-migration.ts";
import { keepBackingUp } from "./backup/keep-backing-up.ts";
import { createCreditSales } from "./credit-sales.ts";
import { deskHandlers, timedDeskJobs } from "./desk-jobs.ts";
import { demandSecondFactor } from "./domain/desk/staff.ts";
import { refreshDifficulty } from "./domain/funding/refresh-difficulty.ts";
import { sendAuthMails } from "./domain/mail/send-auth-mails.ts";
import { countEmptySearches } from "./domain/search/count-empty-searches.ts";
import type { Env } from "./env.ts";
import { createFileStorage } from "./file-storage.ts";
import { createDesk } from "./http/desk.ts";
import { createDocuments } from "./http/documents.ts";
import { createFundingDownloads } from "./http/funding-downloads.ts";
import { holdRequests } from "./http/hold-requests.ts";
import { openInnerDoor } from "./http/inner-door.ts";
import { sendLastResort } from "./http/last-resort.ts";
import { listen } from "./http/listen.ts";
import type { Mount } from "./http/mount.ts";
import { requireBuild } from "./http/pages/build-folder.ts";
import { createPageCache } from "./http/pages/page-cache.ts";
import { createRefiner } from "./http/pages/refiner.ts";
import { createPictures } from "./http/pictures.ts";
import { createPreviewPictures } from "./http/preview-pictures.ts";
import { createReportFiles } from "./http/report-files.ts";
import { categoryName, wordsOf } from "./http/words.ts";
import { runServices } from "./jobs/run-services.ts";
import { startWorker } from "./jobs/worker.ts";
import { keepCurrent } from "./keep-current.ts";
import { keepServing } from "./keep-serving.ts";
import { openLog } from "./log.ts";
import { createNewsroom } from "./newsroom.ts";
import { notificationHandlers, timedNotifications } from "./notifications.ts";
import { openGateway } from "./open-gateway.ts";
import { openMailer } from "./open-mailer.ts";
import { openProject } from "./open-project.ts";
import { allOperations } from "./operations/all-operations.ts";
import {
  createApiDescription,
  describedInPublic,
} from "./operations/description/api-description.ts";
import { authMailHook, createAuthMailHook } from "./operations/mail/auth-mail-hook.ts";
import { createOperations } from "./operations/operations.ts";
import { paymentWebhook } from "./operations/payments/payment-webhook.ts";
import { createReportDoor } from "./operations/report/report-door.ts";
import { keepOperator } from "./operator.ts";
import { followContentChanges, PICTURES } from "./postgres/content-changes.ts";
import { createPool } from "./postgres/pool.ts";
import { loadSampleContent } from "./sample-content/load.ts";
import { servePages } from "./serve-pages.ts";
import { lazyFind } from "./services/feeds/lazy-find.ts";
import type { Mailer } from "./services/mail/mailer.ts";
import { createProjectAdmin } from "./services/project/project-admin.ts";
import { pageLogoAddress } from "./services/storage/project-storage.ts";
import { lazyWebsites } from "./services/website/lazy-websites.ts";
import { onShutdown } from "./shutdown.ts";

/** 50 MB at 250 kbit/s; a sender that goes silent is cut off earlier. */
const LONGEST_REQUEST_MS = 30 * 60 * 1000;
/** Until the last header has come. */
const LONGEST_HEAD_MS = 20_000;

/** Payments keep a connection while the gateway answers: one that hangs must not take them all. */
const PAYMENTS_AT_ONCE = 4;

const development = process.argv.includes("--dev");
/** A person has just started the launcher, and reads what is said. */
const isFirstStart = process.argv.includes("--first-start");

/** Starts everything, and serves until a signal comes. */
export async function serve(env: Env): Promise<void> {
  const { PUBLIC_URL: publicUrl, prices } = env;
  const operator = keepOperator(env.operator, publicUrl);
  if (!development) requireBuild();
  const { log, watchDatabase } = openLog(env.LOG_LEVEL);
  const server = createServer({
    requestTimeout: LONGEST_REQUEST_MS,
    headersTimeout: LONGEST_HEAD_MS,
  });
  const answerWith = holdRequests(server);

  // The port is taken first: a second start must fail before it touches the data.
  await listen(server, env.PORT, env.HOST);
  // The embedded backend has its own mail server, whose address is known once it runs.
  const { promise: readyMailer, resolve: provideMailer } = Promise.withResolvers<Mailer>();
  const { project, backend } = await openProject(env, (prepare) =>
    startBackend({
      dataDirectory: env.DATA_DIR,
      publicUrl,
      beforeChanges: (url) => backUpBeforeMigration(url, env, (message) => log.info(message)),
      prepare,
      auth: {
        sendMail: async (request) => sendAuthMails(await readyMailer, request, operator.site),
        trustProxy: env.TRUST_PROXY === "on",
        ...(env.providers && { providers: env.providers }),
      },
      samplePayments: env.stripe === undefined,
      log: (level, message, details) => log[level](details ?? {}, message),
    }),
  );
  const smtpUrl = env.SMTP_URL ?? backend?.smtpUrl;
  const pool = createPool(project.DATABASE_URL, log);
  const mailer = openMailer({ url: smtpUrl, from: env.MAIL_FROM }, { pool, log });
  if (mailer) provideMailer(mailer);
  if (backend && !backend.showsMails && !env.SMTP_URL) {
    log.error("SMTP_URL is not set: mails reach nobody, they are only kept in DATA_DIR/mail.");
  }
  const isOnlyHere = isOwnAddress(publicUrl);
  await demandSecondFactor(pool, (env.STAFF_SECOND_FACTOR ?? (isOnlyHere ? "off" : "on")) === "on");
  // The first page that shows the difficulty index must not say that there is none.
  const makesNews = env.MADE_NEWS === "on";
  const isNew =
    env.SAMPLE_CONTENT === "on" && (await loadSampleContent(pool, new Date(), { makesNews }));
  if (isNew) await refreshDifficulty(pool);

  const innerDoor = backend && (await openInnerDoor(backend, log));
  const inner = { ...project, SUPABASE_URL: innerDoor?.url ?? project.SUPABASE_URL };
  // The app's loaders read the running backend's address from here.
  Object.assign(process.env, project, {
    PUBLIC_URL: publicUrl,
    SUPABASE_INNER_URL: inner.SUPABASE_URL,
    // The public page of prices reads these.
    PRICES: JSON.stringify(prices),
    FIRST_REVIEW_FREE: env.FIRST_REVIEW_FREE,
  });

  const refiner = createRefiner(log);
  const cache = createPageCache(refiner.refine);
  const changes = followContentChanges(project.DATABASE_URL, log);
  changes.listen(cache.purge);
  await operator.follow({ pool, onContentChange: changes.listen, onNew: cache.purge, log });
  const emptySearches = countEmptySearches(pool, log);
  const stopKeeping = keepCurrent({ pool, onContentChange: changes.listen, log });
  const gateway = openGateway(env, backend);
  const payments = gateway && {
    pool: createPool(project.DATABASE_URL, log, PAYMENTS_AT_ONCE),
    gateway,
    prices,
    publicUrl,
    log,
  };
  const newsroom = createNewsroom({ env, pool, mailer, publicUrl, log });
  const sale = createCreditSales({ pool, payments, mailer, publicUrl, log });
  const files = createFileStorage({ pool, project: inner, dataDirectory: env.DATA_DIR, log });
  const onError: Parameters<typeof createDocuments>[0]["onError"] = (error, response) => {
    log.error({ error: String(error) }, "A document could not be made");
    sendLastResort(response, "en");
  };
  const agent = `Benih/1.0 (+${publicUrl})`;
  const websites = lazyWebsites(agent);
  const visitsFeeds = env.FEEDS === "on";
  const pictures = createPictures({ read: files.storage.read, onError });
  changes.listen((what) => {
    if (what === undefined || what === PICTURES) pictures.purge();
  });
  const operations = allOperations({
    pool,
    project: inner,
    admin: createProjectAdmin(inner),
    mailer,
    files,
    prices,
    firstReviewIsFree: env.FIRST_REVIEW_FREE === "on",
    reader: env.languageModel ? "model" : "rules",
    payments,
    operator: env.operator,
    readWebsite: websites.read,
    fetchPicture: websites.fetchPicture,
    findFeed: lazyFind(agent),
    logoAddress: pageLogoAddress(project.SUPABASE_URL, publicUrl),
    log,
  });
  const mailHook =
    env.SEND_EMAIL_HOOK_SECRET && mailer
      ? createAuthMailHook({
          secret: env.SEND_EMAIL_HOOK_SECRET,
          mailer,
          site: operator.site,
          log,
        })
      : undefined;
  const publicBackend = {
    url: project.SUPABASE_URL,
    publishableKey: project.SUPABASE_PUBLISHABLE_KEY,
  };
  const mounts: Mount[] = [
    ...(backend ? [backend] : []),
    // Before the operations, which take everything else below /api/.
    createApiDescription({
      descriptions: [
        ...describedInPublic(operations),
        ...(mailHook ? [authMailHook] : []),
        ...(payments ? [paymentWebhook] : []),
      ],
      publicUrl,
    }),
    ...(mailHook ? [mailHook] : []),
    ...sale.mounts,
    createReportDoor({ pool, trustProxy: env.TRUST_PROXY === "on", log }),
    ...newsroom.mounts,
    createOperations({ operations, project: inner, trustProxy: env.TRUST_PROXY === "on", log }),
    ...(development ? [] : [createDesk({ publicUrl, backend: publicBackend })]),
    createDocuments({ pool, publicUrl, cache, onError }),
    createFundingDownloads({ pool, publicUrl, cache, log }),
    createReportFiles({ pool, publicUrl, cache, log }),
    pictures.mount,
    createPreviewPictures({ pool, categoryName, siteWords: wordsOf, onError }),
  ];

  const stopWorker = await startWorker({
    pool,
    handlers: [
      ...sale.handlers,
      ...newsroom.handlers,
      ...notificationHandlers({ pool, mailer, publicUrl }),
      ...deskHandlers({
        pool,
        mailer,
        site: operator.site,
        pictures: { keeping: files.keeping, fetchFile: websites.fetchPicture },
        filesUrl: `${project.SUPABASE_URL}/storage/v1/object`,
      }),
    ],
    timed: [
      ...sale.timed,
      ...timedNotifications(pool),
      ...timedDeskJobs(pool, { visitsFeeds, hasModel: env.languageModel !== undefined }),
      ...newsroom.timed,
    ],
    log,
  });
  const stopServices = runServices(
    {
      project: inner,
      backendUrl: project.SUPABASE_URL,
      publicUrl,
      logLevel: env.LOG_LEVEL,
      languageModel: env.languageModel,
      visitsFeeds,
    },
    log,
  );
  const stopPages = await servePages({
    server,
    answerWith,
    development,
    mounts,
    pictures: pictures.kept,
    cache,
    site: { siteUrl: publicUrl, ...publicBackend },
    dataUrl: backend?.dataUrl,
    secretKey: project.SUPABASE_SECRET_KEY,
    onNothingFound: emptySearches.count,
    trustProxy: env.TRUST_PROXY === "on",
    logLevel: env.LOG_LEVEL,
    log,
  });
  files.sweep();
  const stopBackups = keepBackingUp(env, log);
  if (backend) {
    server.on("upgrade", (request, socket, head) => {
      try {
        if (!backend.upgrade(request, socket, head) && !development) socket.destroy();
      } catch (error) {
        log.error({ error: String(error) }, "An upgrade could not be answered");
        socket.destroy();
      }
    });
  }
  keepServing(log);
  const stopWatch = watchDatabase(project.DATABASE_URL);
  onShutdown(log, async () => {
    stopWatch();
    server.close();
    server.closeIdleConnections();
    await Promise.all([
      changes.close(),
      stopKeeping(),
      files.stop(),
      emptySearches.stop(),
      stopWorker(),
      stopServices(),
      stopPages(),
      stopBackups(),
    ]);
    await Promise.all([pool.end(), payments?.pool.end(), refiner.close(), innerDoor?.close()]);
    await backend?.stop();
    mailer?.close();
  });
  announce({
    publicUrl,
    hasMailbox: backend?.showsMails ?? false,
    hasSandbox: gateway?.name === "sandbox",
    development,
  });
  if (isFirstStart && !env.languageModel) await announceLocalModels();
}
