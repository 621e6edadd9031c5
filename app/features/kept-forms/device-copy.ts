import { z } from "zod";
import { type KeptFormName, keptValues } from "../../../contracts/kept-forms.ts";
import { isForgotten, OF_SESSION } from "../account/sign-out.ts";

/** Whose form it is: several people may share a device. */
export type KeptPlace = { userId: string; form: KeptFormName };

/** What was typed on this device: it survives a reload, a crash or a lost connection. */
const deviceCopy = z.object({
  /** The version of the saved profile that the form was filled from. */
  version: z.number(),
  values: keptValues,
  /** The previous values of the fields that were typed into; older copies have none. */
  replaced: keptValues.optional(),
  /** The latest revision of the account's copy that this device has seen; older copies have none. */
  revision: z.number().default(0),
  /** Whether the account has had exactly this. */
  isSent: z.boolean().default(false),
  keptAt: z.iso.datetime({ offset: true }).optional(),
});
export type DeviceCopy = z.infer<typeof deviceCopy>;

const NAMES: Record<KeptFormName, string> = {
  startup_profile: "startup",
  investor_profile: "investor",
  match_criteria: "criteria",
};

export function keepOnDevice(place: KeptPlace, copy: DeviceCopy): void {
  // While signing out: the next person at this device must not read it.
  if (isForgotten()) return;
  try {
    localStorage.setItem(storageKey(place), JSON.stringify(copy));
  } catch {
    // Without storage, or when it is full, nothing is kept; everything else works.
  }
}

export function readDeviceCopy(place: KeptPlace): DeviceCopy | undefined {
  try {
    const text = localStorage.getItem(storageKey(place));
    return text === null ? undefined : deviceCopy.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function dropDeviceCopy(place: KeptPlace): void {
  try {
    localStorage.removeItem(storageKey(place));
  } catch {
    // Without storage nothing was kept.
  }
}

function storageKey({ userId, form }: KeptPlace): string {
  return `${OF_SESSION}${NAMES[form]}-${userId}`;
}
