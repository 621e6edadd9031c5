import pg from "pg";
import { pino } from "pino";
import { DEFAULT_PRICES } from "../../../contracts/prices.ts";
import { createStripeGateway } from "../../services/payments/stripe-gateway.ts";
import { createProjectAdmin } from "../../services/project/project-admin.ts";
import { createProjectStorage } from "../../services/storage/project-storage.ts";
import { allOperations } from "../all-operations.ts";
import { createIncomingFiles } from "../files/incoming-files.ts";
import { authMailHook } from "../mail/auth-mail-hook.ts";
import type { Operation } from "../operation.ts";
import { paymentWebhook } from "../payments/payment-webhook.ts";
import { describedInPublic } from "./api-description.ts";
import type { Description } from "./description.ts";

const log = pino({ level: "silent" });
/** Nothing listens there, as describing must not call anything. */
const project = {
  SUPABASE_URL: "http://127.0.0.1:1",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  SUPABASE_SECRET_KEY: "sb_secret_x",
  DATABASE_URL: "postgresql://127.0.0.1:1/none",
};

/** The operations as the server mounts them, with dependencies that do nothing. */
export function mountedOperations(): Operation[] {
  const gateway = createStripeGateway({
    name: "stripe",
    secretKey: "sk_test_x",
    webhookSecret: "whsec_x",
  });
  const pool = new pg.Pool({ connectionString: project.DATABASE_URL });
  const storage = createProjectStorage(project);
  return allOperations({
    operator: {},
    pool,
    project,
    prices: DEFAULT_PRICES,
    firstReviewIsFree: true,
    reader: "rules",
    payments: { pool, gateway, prices: DEFAULT_PRICES, publicUrl: "http://127.0.0.1:1", log },
    admin: createProjectAdmin(project),
    mailer: undefined,
    files: {
      keeping: { pool, storage, onLeftover: () => undefined },
      storage,
      incoming: createIncomingFiles("/nowhere"),
    },
    readWebsite: async () => ({ ok: false, problem: "website_unreachable" }),
    fetchPicture: async () => ({ ok: false, problem: "address_unreachable" }),
    findFeed: async () => ({ outcome: "failed", problem: "unreachable" }),
    logoAddress: (path) => path,
    log,
  });
}

/** Everything that a server with a hosted project describes. */
export function allDescriptions(): Description[] {
  return [...describedInPublic(mountedOperations()), authMailHook, paymentWebhook];
}
