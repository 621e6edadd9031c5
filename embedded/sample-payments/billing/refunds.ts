import { formatMoney } from "../money.ts";
import { newDispute } from "../objects/dispute.ts";
import { newRefund } from "../objects/refund.ts";
import type { Charge, Dispute, Metadata, Refund } from "../objects/wire-objects.ts";
import type { Act } from "../store/act.ts";
import { StripeFault } from "../stripe-fault.ts";

type Wanted = {
  /** By default, all that is left. */
  amount?: number | undefined;
  reason?: string | undefined;
  metadata?: Metadata | undefined;
};

export async function refundCharge(act: Act, charge: Charge, wanted: Wanted): Promise<Refund> {
  const left = charge.amount_captured - charge.amount_refunded;
  if (!charge.paid) {
    throw new StripeFault(400, `Charge ${charge.id} was not successful and cannot be refunded.`, {
      code: "charge_not_refundable",
    });
  }
  if (charge.disputed) {
    throw new StripeFault(
      400,
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      {
        code: "charge_disputed",
      },
    );
  }
  if (left === 0) {
    throw new StripeFault(400, `Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  }
  const amount = wanted.amount ?? left;
  if (amount > left) {
    const [asked, unrefunded] = [amount, left].map((each) => formatMoney(each, charge.currency));
    const message = `Refund amount (${asked}) is greater than unrefunded amount on charge (${unrefunded})`;
    throw new StripeFault(400, message, { param: "amount" });
  }
  const { reason = null, metadata = {} } = wanted;
  const refund = newRefund(charge, { amount, reason, metadata }, act.now);
  const previous = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  await act.store.put("refund", refund);
  await act.store.put("charge", charge);
  act.emit("charge.refunded", charge, previous);
  return refund;
}

/** The buyer's bank takes the money back, provisionally. */
export async function openDispute(act: Act, charge: Charge, reason: string): Promise<Dispute> {
  if (!charge.paid || charge.disputed || charge.refunded) {
    throw new StripeFault(400, `Charge ${charge.id} cannot be disputed.`);
  }
  const dispute = newDispute(charge, reason, act.now);
  charge.disputed = true;
  await act.store.put("charge", charge);
  await act.store.put("dispute", dispute);
  act.emit("charge.dispute.created", dispute);
  return dispute;
}

export async function closeDispute(
  act: Act,
  dispute: Dispute,
  status: "won" | "lost",
): Promise<void> {
  if (dispute.status === "won" || dispute.status === "lost") {
    throw new StripeFault(400, `Dispute ${dispute.id} is closed.`);
  }
  const previous = { status: dispute.status };
  dispute.status = status;
  await act.store.put("dispute", dispute);
  act.emit("charge.dispute.closed", dispute, previous);
}
