import { newId } from "./new-id.ts";
import type { Metadata, Plan, Price, Product } from "./wire-objects.ts";

type ProductGiven = {
  name: string;
  description?: string | undefined;
  metadata?: Metadata | undefined;
};

export function newProduct(given: ProductGiven, isActive: boolean, now: number): Product {
  return {
    id: newId("prod_"),
    object: "product",
    active: isActive,
    created: now,
    default_price: null,
    description: given.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: given.metadata ?? {},
    name: given.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: now,
    url: null,
  };
}

type PriceGiven = {
  currency: string;
  unit_amount: number;
  product: string;
  recurring?: { interval: "month"; interval_count?: number | undefined } | undefined;
  lookup_key?: string | undefined;
  nickname?: string | undefined;
  metadata?: Metadata | undefined;
};

/** @param isActive false for the price of one checkout, which no list shows. */
export function newPrice(given: PriceGiven, isActive: boolean, now: number): Price {
  return {
    id: newId("price_"),
    object: "price",
    active: isActive,
    billing_scheme: "per_unit",
    created: now,
    currency: given.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: given.lookup_key ?? null,
    metadata: given.metadata ?? {},
    nickname: given.nickname ?? null,
    product: given.product,
    recurring: given.recurring
      ? {
          interval: given.recurring.interval,
          interval_count: given.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: "licensed",
        }
      : null,
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: given.recurring ? "recurring" : "one_time",
    unit_amount: given.unit_amount,
    unit_amount_decimal: String(given.unit_amount),
  };
}

/** A price in the older form that subscription items still carry as well. */
export function planOf(price: Price): Plan {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}
