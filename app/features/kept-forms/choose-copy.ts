import type { AccountCopy, AccountReading } from "./account-copy.ts";
import type { DeviceCopy } from "./device-copy.ts";
import { sameValues } from "./same-values.ts";

export type Choice =
  | { show: "nothing" }
  /** `isAhead`: the account does not have it yet, and sending it would replace nothing. */
  | { show: "device"; copy: DeviceCopy; isAhead: boolean }
  | { show: "account"; copy: AccountCopy }
  /** Typed on two devices, neither knowing of the other: the person chooses. */
  | { show: "both"; copy: DeviceCopy; other: AccountCopy };

/**
 * The account's copy, unless the account has confirmed the device's while it was being read: a form that was just
 * left may still send its input, and the reading may be from before that.
 */
export function asOfNow({ copy, before }: AccountReading, device: DeviceCopy | undefined) {
  const isConfirmed = device?.isSent && (!before?.isSent || before.keptAt !== device.keptAt);
  return isConfirmed ? undefined : copy;
}

/**
 * What a form opens with. Times decide nothing, because a device's clock may be wrong: revisions
 * tell who has seen what.
 * @param account null where it keeps nothing, undefined when it could not be read.
 */
export function chooseCopy(
  device: DeviceCopy | undefined,
  account: AccountCopy | null | undefined,
): Choice {
  if (!device) return account ? { show: "account", copy: account } : { show: "nothing" };
  if (account === undefined) return { show: "device", copy: device, isAhead: !device.isSent };
  if (account === null) {
    // If the account had it and no longer does, another device saved or discarded it.
    return device.isSent ? { show: "nothing" } : { show: "device", copy: device, isAhead: true };
  }
  const isSame = sameValues(device.values, account.values);
  const known = { ...device, revision: account.revision };
  if (isSame && device.version === account.version) {
    // It has arrived even if the answer never came back.
    return { show: "device", copy: { ...known, isSent: true }, isAhead: false };
  }
  if (device.isSent) return { show: "account", copy: account };
  if (isSame || device.revision === account.revision) {
    return { show: "device", copy: known, isAhead: true };
  }
  return { show: "both", copy: device, other: account };
}
