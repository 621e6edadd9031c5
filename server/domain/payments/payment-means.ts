import type pg from "pg";
import type { PriceList } from "../../../contracts/price-list.ts";
import type { Logger } from "../../log.ts";
import type { PaymentGateway } from "../../services/payments/gateway.ts";

/** What payments need. */
export type PaymentMeans = {
  pool: pg.Pool;
  gateway: PaymentGateway;
  prices: PriceList;
  publicUrl: string;
  log: Pick<Logger, "warn" | "error">;
};
