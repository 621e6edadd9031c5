import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";
import type { FailureCode } from "../../platform/operations.ts";
import { beforeSignOut } from "../account/sign-out.ts";
import type { AccountCopy } from "./account-copy.ts";
import { chooseCopy } from "./choose-copy.ts";
import { dropDeviceCopy, type KeptPlace, keepOnDevice, readDeviceCopy } from "./device-copy.ts";
import { differingFields, merged, plain } from "./same-values.ts";
import { isSame, type Sending, sendOn, type Typed } from "./send-on.ts";
import { thisDevice, useKeptCalls } from "./use-kept-calls.ts";

/** Input is stored on the device after a pause of this length. */
const REST_MS = 300;

/** The saved values of a form, in its own terms. */
export type SavedForm<Form> = { version: number; values: Form };

/** Where restored input was typed, and when; no `device` where it was this one. */
export type Origin = { device?: string; keptAt?: string | undefined };

/** Where the input is safe by now. */
export type Whereabouts = "device" | "account" | "tooLarge";

/**
 * Keeps input on this device and in the account, and restores it when the form is opened again, here
 * or elsewhere. What was typed on two devices at once is never decided without the person.
 * @param settings.inAccount what the account kept when the form was opened, as `useAccountCopy` has it.
 * @param settings.onOutdated called when the restored input is based on an older version of what is
 * saved.
 */
export function useKeptForm<Form extends FieldValues, Output>(settings: {
  form: UseFormReturn<Form, unknown, Output>;
  place: KeptPlace;
  base: SavedForm<Form>;
  inAccount: AccountCopy | null | undefined;
  onOutdated(): void;
}) {
  const { form, place, base } = settings;
  const calls = useKeptCalls(place);
  const [restored, setRestored] = useState<Origin>();
  const [clash, setClash] = useState<AccountCopy>();
  const [whereabouts, setWhereabouts] = useState<Whereabouts>("device");
  /** Answers the question whether to sign out although the account has not got all. */
  const [answer, setAnswer] = useState<(leaves: boolean) => void>();
  const sender = useRef<ReturnType<typeof sendOn>>(undefined);
  const wasDirty = useRef(false);
  /** The version that the input is based on: an older one until the person has chosen. */
  const begunFrom = useRef(base.version);
  /** What was typed last; undefined when there is nothing to keep. */
  const typed = useRef<Typed>(undefined);
  const values = useWatch({ control: form.control });
  const isDirty = form.formState.isDirty;

  const store = (now: Typed, keptAt = new Date().toISOString()) =>
    keepOnDevice(place, {
      ...now,
      revision: sender.current?.revision() ?? 0,
      isSent: sender.current?.has(now) ?? false,
      keptAt,
    });

  const forget = () => {
    typed.current = undefined;
    dropDeviceCopy(place);
    sender.current?.forget();
    begunFrom.current = base.version;
    setRestored(undefined);
  };

  const keep = () => {
    // A form that is discarded and closed at once is not rendered clean before it goes.
    if (differingFields(form.getValues(), base.values).length === 0) {
      if (typed.current) forget();
      return;
    }
    if (!form.formState.isDirty) return;
    const now = { version: begunFrom.current, values: plain(form.getValues()) };
    if (isSame(typed.current, now)) return;
    typed.current = now;
    sender.current?.take(now);
    store(now);
    setWhereabouts((where) => (where === "account" ? "device" : where));
  };

  /** With the fields that the form has got since. */
  const completed = ({ version, values }: Typed): Typed => ({
    version,
    values: plain(merged(base.values, values)),
  });

  const show = (copy: Typed, origin: Origin) => {
    typed.current = completed(copy);
    form.reset(merged(base.values, copy.values), { keepDefaultValues: true });
    begunFrom.current = copy.version;
    setRestored(origin);
    if (copy.version !== base.version) settings.onOutdated();
  };

  const onSent = useEffectEvent(() => {
    const now = typed.current;
    if (!now) return;
    store(now);
    if (sender.current?.has(now)) setWhereabouts("account");
  });
  const onRefused = useEffectEvent((code: FailureCode) =>
    setWhereabouts(code === "invalid_input" ? "tooLarge" : "device"),
  );

  const start = useEffectEvent(() => {
    const means: Sending = { ...calls, onSent, onRefused, onClash: setClash };
    const { inAccount } = settings;
    const isTyped = (copy: Typed) =>
      differingFields(merged(base.values, copy.values), base.values).length > 0;
    const onDevice = readDeviceCopy(place);
    const device = onDevice && isTyped(onDevice) ? onDevice : undefined;
    const choice = chooseCopy(
      device,
      inAccount && isTyped(inAccount) ? inAccount : inAccount && null,
    );
    if (choice.show === "nothing") {
      sender.current = sendOn(means, { revision: inAccount?.revision ?? 0 });
      forget();
    } else if (choice.show === "account") {
      const { copy } = choice;
      const sent = completed(copy);
      sender.current = sendOn(means, { revision: copy.revision, sent });
      // From now on this device has it as well.
      store(sent, copy.keptAt);
      setWhereabouts("account");
      show(copy, originOf(copy));
    } else {
      const { copy } = choice;
      const here = completed(copy);
      const isSent = choice.show === "device" && !choice.isAhead;
      const { revision } = choice.show === "device" ? (inAccount ?? copy) : copy;
      const its = sendOn(means, { revision, ...(isSent ? { sent: here } : { unanswered: here }) });
      sender.current = its;
      if (choice.show === "both") {
        its.hold();
        setClash(choice.other);
      }
      setWhereabouts(isSent ? "account" : "device");
      show(copy, { keptAt: copy.keptAt });
      if (!isSent) its.take(here);
    }
  });

  const mayLeave = useEffectEvent(async () => {
    const now = typed.current;
    if (!now || sender.current?.has(now)) return true;
    return new Promise<boolean>((resolve) => {
      setAnswer(() => (leaves: boolean) => {
        setAnswer(undefined);
        resolve(leaves);
      });
    });
  });

  const keepNow = useEffectEvent(keep);
  const forgetNow = useEffectEvent(forget);

  useEffect(() => {
    begunFrom.current = base.version;
  }, [base.version]);

  useEffect(() => {
    start();
    const flush = async (isLeaving: boolean) => {
      keepNow();
      await sender.current?.flush(isLeaving);
    };
    // Input typed just before the page is left has been neither stored nor sent yet.
    const leave = () => void flush(true);
    const hide = () => void (document.visibilityState === "hidden" && flush(true));
    const reconnect = () => void flush(false);
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", hide);
    addEventListener("online", reconnect);
    const endGuard = beforeSignOut({ flush: () => flush(false), mayLeave: () => mayLeave() });
    return () => {
      endGuard();
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", hide);
      removeEventListener("online", reconnect);
      keepNow();
      sender.current?.close();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values restarts the pause
  useEffect(() => {
    // Saved, or typed back to the saved values: there is nothing to restore.
    if (!isDirty && wasDirty.current) forgetNow();
    wasDirty.current = isDirty;
    if (!isDirty) return;
    const timer = setTimeout(keepNow, REST_MS);
    return () => clearTimeout(timer);
  }, [values, isDirty, base.version]);

  return {
    /** Undefined when nothing was restored, or it has been saved or discarded. */
    restored: isDirty ? restored : undefined,
    whereabouts,
    /** Set while the person is asked whether to sign out and lose what the account has not got. */
    leaving: answer && { stay: () => answer(false), leave: () => answer(true) },
    /** What was typed elsewhere without this, and the fields that differ: the person chooses. */
    clash: clash && {
      ...clash,
      fields: differingFields(form.getValues(), merged(base.values, clash.values)),
    },
    keepThese() {
      if (!clash) return;
      sender.current?.settle(clash);
      setClash(undefined);
      keep();
      if (!form.formState.isDirty) forget();
      else if (typed.current) sender.current?.take(typed.current);
      void sender.current?.flush();
    },
    takeOthers() {
      if (!clash) return;
      const taken = completed(clash);
      sender.current?.settle(clash, taken);
      store(taken, clash.keptAt);
      setClash(undefined);
      setWhereabouts("account");
      show(clash, originOf(clash));
    },
  };
}

function originOf({ device, keptAt }: AccountCopy): Origin {
  return device === thisDevice() ? { keptAt } : { device, keptAt };
}
