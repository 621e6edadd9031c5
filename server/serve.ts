import { isOwnAddress } from "../embedded/this-machine.ts";
import { announce, announceLocalModels } from "./announcement.ts";
import { keepBackingUp } from "./backup/keep-backing-up.ts";
import { openBounces } from "./bounces.ts";
import { createCreditSales } from "./credit-sales.ts";
import { deskHandlers, timedDeskJobs } from "./desk-jobs.ts";
import { countEmptySearches } from "./domain/search/count-empty-searches.ts";
import type { Env } from "./env.ts";
import { createFileStorage } from "./file-storage.ts";
import { createDesk } from "./http/desk.ts";
import { createDocuments } from "./http/documents.ts";
import { drain } from "./http/drain.ts";
import { createHealth } from "./http/health/health.ts";
import { CHECK_LIMIT_MS, serverChecks } from "./http/health/server-checks.ts";
import { holdRequests } from "./http/hold-requests.ts";
import { openInnerDoor } from "./http/inner-door.ts";
import { sendLastResort } from "./http/last-resort.ts";
import { listen } from "./http/listen.ts";
import { createMadeFiles } from "./http/made-files.ts";
import type { Mount } from "./http/mount.ts";
import { requireBuild } from "./http/pages/build-folder.ts";
import { createPageCache } from "./http/pages/page-cache.ts";
import { createRefiner } from "./http/pages/refiner.ts";
import { createPictures } from "./http/pictures.ts";
import { createSiteServer } from "./http/site-server.ts";
import { passUpgrades } from "./http/upgrades.ts";
import { runServices } from "./jobs/run-services.ts";
import { startWorker } from "./jobs/worker.ts";
import { keepCurrent } from "./keep-current.ts";
import { keepServing } from "./keep-serving.ts";
import { openLog } from "./log.ts";
import { createNewsroom } from "./newsroom.ts";
import { notificationHandlers, timedEndings } from "./notifications.ts";
import { openGateway } from "./open-gateway.ts";
import { openPayments } from "./open-payments.ts";
import { openSignals } from "./open-signals.ts";
import { openStores } from "./open-stores.ts";
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
import { followOuterKeys } from "./outer-keys.ts";
import { followContentChanges, PICTURES, WITHDRAWAL } from "./postgres/content-changes.ts";
import { forgetCounts } from "./postgres/limiter.ts";
import { createPool } from "./postgres/pool.ts";
import { prepareContent } from "./prepare-content.ts";
import { servePages } from "./serve-pages.ts";
import { lazyWebsites } from "./services/lazy-websites.ts";
import { createProjectAdmin } from "./services/project/project-admin.ts";
import { pageLogoAddress } from "./services/storage/project-storage.ts";
import { onShutdown, withinLimit } from "./shutdown.ts";
import { reportFailure } from "./signals/failures.ts";

const development = process.argv.includes("--dev");
/** A person has just used the launcher, and reads the output. */
const isFirstStart = process.argv.includes("--first-start");

/** Starts everything, and serves until a signal comes. */
export async function serve(env: Env): Promise<void> {
  const { PUBLIC_URL: publicUrl, prices } = env;
  const trustProxy = env.TRUST_PROXY === "on";
  const operator = keepOperator(env.operator, publicUrl);
  if (!development) requireBuild();
  const { log, watchDatabase } = openLog(env.LOG_LEVEL);
  const site = createSiteServer();
  const { server } = site;
  const health = createHealth();
  const answerWith = holdRequests(server, health);

  // The port is taken first: a second start must fail before it touches the data.
  await listen(server, env.PORT, env.HOST);
  const signals = await openSignals(env, log);
  const stores = await openStores({ env, operator, onDelivered: signals.delivered, log });
  const { project, backend, pool, mailer, smtpUrl } = stores;
  await prepareContent(pool, env, isOwnAddress(publicUrl));

  const innerDoor = backend && (await openInnerDoor(backend, log));
  const inner = {
    ...project,
    ...backend?.innerKeys,
    SUPABASE_URL: innerDoor?.url ?? project.SUPABASE_URL,
  };
  const reader = env.languageModel ? "model" : "rules";
  // The app's loaders read the running backend's address from here.
  Object.assign(process.env, project, {
    PUBLIC_URL: publicUrl,
    SUPABASE_INNER_URL: inner.SUPABASE_URL,
    // The public page of prices reads these settings.
    PRICES: JSON.stringify(prices),
    FIRST_REVIEW_FREE: env.FIRST_REVIEW_FREE,
    DECK_READER: reader,
  });

  const refiner = createRefiner(log);
  const cache = createPageCache(refiner.refine);
  const changes = followContentChanges(project.DATABASE_URL, log);
  const { listen: onContentChange } = changes;
  onContentChange((what) => (what === WITHDRAWAL ? cache.empty() : cache.purge()));
  const keys = followOuterKeys(project, backend, cache.purge);
  await operator.follow({ pool, onContentChange, onNew: cache.purge, log });
  const emptySearches = countEmptySearches(pool, log);
  const stopKeeping = keepCurrent({ pool, onContentChange, log });
  const gateway = openGateway(env, backend);
  const payments =
    gateway && openPayments({ gateway, prices, publicUrl, log }, project.DATABASE_URL);
  const newsroom = createNewsroom({ env, pool, mailer, publicUrl, log });
  const bounces = await openBounces({ env, pool, log });
  const sale = createCreditSales({
    pool,
    payments: payments?.notices,
    mailer,
    publicUrl,
    log,
  });
  const files = createFileStorage({ pool, project: inner, dataDirectory: env.DATA_DIR, log });
  const onError: Parameters<typeof createDocuments>[0]["onError"] = (error, response) => {
    log.error({ error: String(error) }, "A document could not be made");
    reportFailure(error, { part: "request", name: "document" });
    sendLastResort(response, "en");
  };
  const agent = `Benih/1.0 (+${publicUrl})`;
  const websites = lazyWebsites(agent);
  const visitsFeeds = env.FEEDS === "on";
  const pictures = createPictures({ read: files.storage.read, onError });
  onContentChange((what) => {
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
    reader,
    payments: payments?.people,
    operator: env.operator,
    readWebsite: websites.read,
    fetchPicture: websites.fetchPicture,
    findFeed: websites.findFeed,
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
  const mounts: Mount[] = [
    ...signals.watch({
      databaseUrl: project.DATABASE_URL,
      pool,
      payments: payments?.pools,
      cache,
      backend,
    }),
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
    createReportDoor({ pool, trustProxy, log }),
    ...newsroom.mounts,
    ...bounces.mounts,
    createOperations({ operations, project: inner, pool, trustProxy, log }),
    ...(development ? [] : [createDesk({ publicUrl, backend: keys })]),
    createDocuments({ pool, publicUrl, cache, onError }),
    pictures.mount,
    ...createMadeFiles({ pool, publicUrl, cache, trustProxy, onContentChange, onError, log }),
  ];

  const worker = await startWorker({
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
      ...timedEndings(pool, log),
      ...timedDeskJobs(pool, { visitsFeeds, hasModel: env.languageModel !== undefined }),
      ...newsroom.timed,
      { name: "forget_counts", at: "37 * * * *", run: () => forgetCounts(pool, new Date()) },
      ...bounces.timed,
    ],
    log,
  });
  const services = runServices(
    {
      project: inner,
      backendUrl: project.SUPABASE_URL,
      publicUrl,
      logLevel: env.LOG_LEVEL,
      languageModel: env.languageModel,
      visitsFeeds,
      tracesAs: signals.tracesAs,
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
    site: { siteUrl: publicUrl, url: keys.url },
    dataUrl: backend?.dataUrl,
    secretKeys: keys.secretKeys,
    onNothingFound: emptySearches.count,
    trustProxy,
    addMetrics: signals.add,
    logLevel: env.LOG_LEVEL,
    log,
  });
  files.sweep();
  if (backend) passUpgrades(server, backend, { isShared: development, log });
  const healthPool = createPool(project.DATABASE_URL, log, 1, CHECK_LIMIT_MS);
  health.watch(
    serverChecks({
      pool: healthPool,
      contentChanges: changes,
      changeStream: backend?.changeStream,
      worker,
      services,
      dataDirectory: env.DATA_DIR,
      smtpUrl,
    }),
  );
  const stopBackups = keepBackingUp(env, log);
  keepServing(log);
  const stopWatch = watchDatabase(project.DATABASE_URL);
  const announcedMs = env.DRAIN_SECONDS * 1000;
  onShutdown(log, announcedMs, async () => {
    health.stop();
    stopWatch();
    const closeSockets = () => backend?.closeSockets();
    const ended = await Promise.allSettled([
      drain(site, { announcedMs, onClosed: closeSockets }),
      worker.stop(),
      services.stop(),
      bounces.stop(),
      stopBackups(),
    ]);
    // Whatever failed to end, the database must end in order.
    for (const one of ended) {
      if (one.status === "rejected")
        log.error({ error: String(one.reason) }, "A part could not be stopped in order");
    }
    const stops = [changes.close, stopKeeping, files.stop, emptySearches.stop, stopPages];
    await Promise.all(stops.map((stop) => stop()));
    const pools = [pool, healthPool, ...Object.values(payments?.pools ?? {})].map((one) =>
      one.end(),
    );
    await withinLimit(
      Promise.all([...pools, signals.leaveDatabase(), refiner.close(), innerDoor?.close()]),
    );
    await backend?.stop();
    mailer?.close();
    await signals.close();
  });
  announce({
    publicUrl,
    hasMailbox: backend?.showsMails ?? false,
    hasSandbox: gateway?.name === "sandbox",
    development,
  });
  if (isFirstStart && !env.languageModel) await announceLocalModels();
}
