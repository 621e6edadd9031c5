import type { Subscription } from "../objects/wire-objects.ts";

/**
 * The same day of a later month, or the month's last day if it is shorter: 31 January, 28 February.
 */
export function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime() / 1000;
}

/** Where the next period ends: counted from the anchor, so that one short month shortens no other. */
export function nextPeriodEnd(subscription: Subscription): number {
  const { billing_cycle_anchor: anchor } = subscription;
  const { price, current_period_end: start } = subscription.items.data[0];
  const [begun, reached] = [new Date(anchor * 1000), new Date(start * 1000)];
  const passed =
    (reached.getUTCFullYear() - begun.getUTCFullYear()) * 12 +
    (reached.getUTCMonth() - begun.getUTCMonth());
  return addMonths(anchor, passed + (price.recurring?.interval_count ?? 1));
}
