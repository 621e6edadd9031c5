import { useRef } from "react";
import { dropForm, keepForm, LONGEST_DEVICE } from "../../../contracts/kept-forms.ts";
import { useBackend } from "../../platform/backend-context.tsx";
import { callOperation } from "../../platform/operations.ts";
import { useAccessToken } from "../account/access-token.ts";
import { isForgotten } from "../account/sign-out.ts";
import { readAccountCopy } from "./account-copy.ts";
import type { KeptPlace } from "./device-copy.ts";
import type { Sending } from "./send-on.ts";

/** A token received this recently is still valid. */
const TOKEN_FRESH_MS = 60_000;

/** This browser's user agent, at the length that the account accepts. */
export function thisDevice(): string {
  return navigator.userAgent.slice(0, LONGEST_DEVICE);
}

/** The calls that keep a form in the account of the signed-in person. */
export function useKeptCalls(
  place: KeptPlace,
): Pick<Sending, "send" | "drop" | "read" | "isOnline"> {
  const { connect } = useBackend();
  const renewed = useAccessToken(place.userId);
  const last = useRef({ token: "", at: 0 });
  const fresh = async () => {
    const token = await renewed();
    last.current = { token, at: Date.now() };
    return token;
  };
  const { form } = place;
  return {
    async send({ version, values, replaced, revision }, isLeaving) {
      // A page that is being left has no time to wait for a token.
      const { token, at } = last.current;
      const isFresh = isLeaving && Date.now() - at < TOKEN_FRESH_MS;
      const input = { form, version, values, replaced, revision, device: thisDevice() };
      return callOperation(keepForm, isFresh ? token : await fresh(), input);
    },
    drop: async (revision) => callOperation(dropForm, await fresh(), { form, revision }),
    read: async () => readAccountCopy(await connect(), place),
    isOnline: () => navigator.onLine && !isForgotten(),
  };
}
