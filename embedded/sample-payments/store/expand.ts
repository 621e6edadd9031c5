import { StripeFault } from "../stripe-fault.ts";
import { ID_PREFIXES, type Kind } from "./kinds.ts";
import type { Store } from "./store.ts";

type Json = Record<string, unknown>;

const MAX_DEPTH = 4;

/**
 * Replaces ids with their objects, and adds the lists that are only included on request
 * (`expand[]`).
 */
export async function expand(store: Store, body: object, paths: string[]): Promise<void> {
  for (const path of paths) {
    const parts = path.split(".");
    if (parts.length > MAX_DEPTH) {
      throw new StripeFault(400, `You cannot expand more than ${MAX_DEPTH} levels of a property`);
    }
    await grow(store, body, parts, path);
  }
}

async function grow(store: Store, at: unknown, parts: string[], path: string): Promise<void> {
  const [name, ...rest] = parts;
  if (name === undefined || at === null) return;
  if (Array.isArray(at)) {
    for (const item of at) await grow(store, item, parts, path);
    return;
  }
  if (!isJson(at)) throw cannotExpand(path);
  at[name] = (await includable(store, at, name)) ?? (await loaded(store, at[name]));
  if (at[name] === undefined) throw cannotExpand(path);
  await grow(store, at[name], rest, path);
}

/** Lists of an object that are included only on request. */
async function includable(store: Store, at: Json, name: string): Promise<object | undefined> {
  const id = String(at.id);
  if (at.object === "invoice" && name === "payments") {
    const url = `/v1/invoice_payments?invoice=${id}`;
    return store.list("invoice_payment", url, { invoice: id }, { limit: 100 });
  }
  if (at.object === "checkout.session" && name === "line_items") {
    const { lines } = await store.plan("checkout.session", id);
    const url = `/v1/checkout/sessions/${id}/line_items`;
    return { object: "list", data: lines, has_more: false, url };
  }
  return undefined;
}

async function loaded(store: Store, value: unknown): Promise<unknown> {
  if (typeof value !== "string") return value;
  const kind = kindOf(value);
  return kind && store.find(kind, value);
}

function kindOf(id: string): Kind | undefined {
  const kinds: Kind[] = [
    "customer",
    "product",
    "price",
    "subscription",
    "invoice",
    "payment_intent",
    "charge",
  ];
  return kinds.find((kind) => id.startsWith(ID_PREFIXES[kind]));
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null;
}

function cannotExpand(path: string): StripeFault {
  return new StripeFault(400, `This property cannot be expanded (${path}).`, { param: "expand" });
}
