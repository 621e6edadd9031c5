import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";
import type { FailureCode } from "../../platform/operations.ts";
import { beforeSignOut } from "../account/sign-out.ts";
import type { AccountCopy, AccountReading } from "./account-copy.ts";
import { asOfNow, chooseCopy } from "./choose-copy.ts";
import { dropDeviceCopy, type KeptPlace, keepOnDevice, readDeviceCopy } from "./device-copy.ts";
import { type FieldGroups, mergeTyped } from "./merge-typed.ts";
import { differingFields, merged, plain } from "./same-values.ts";
import { isSame, type Sending, sendOn, type Typed } from "./send-on.ts";
import { asTyped, type Begun, rebased, type SavedForm } from "./typed-over.ts";
import { thisDevice, useKeptCalls } from "./use-kept-calls.ts";

/** Input is stored on the device after a pause of this length. */
const REST_MS = 300;

const NO_GROUPS: FieldGroups = [];

/** Where restored input was typed, and when; no `device` if it was this one. */
export type Origin = { device?: string; keptAt?: string | undefined };

/** Where the input is stored by now. */
export type Whereabouts = "device" | "account" | "tooLarge";

/**
 * Keeps input on this device and in the account, and restores it when the form is opened again,
 * here or elsewhere. Input from two devices at once is never merged without asking.
 * @param settings.inAccount the account's copy when the form was opened, from `useAccountCopy`.
 * @param settings.groups fields that are only ever typed, or taken over, together.
 * @param settings.onOutdated called when fields of the restored input have been saved differently
 * since.
 */
export function useKeptForm<Form extends FieldValues, Output>(settings: {
  form: UseFormReturn<Form, unknown, Output>;
  place: KeptPlace;
  base: SavedForm<Form>;
  inAccount: AccountReading;
  groups?: FieldGroups;
  onOutdated(): void;
}) {
  const { form, place, base, groups = NO_GROUPS } = settings;
  const calls = useKeptCalls(place);
  const [restored, setRestored] = useState<Origin>();
  const [clash, setClash] = useState<AccountCopy>();
  const [whereabouts, setWhereabouts] = useState<Whereabouts>("device");
  /** Answers whether to sign out although the account does not have everything. */
  const [answer, setAnswer] = useState<(leaves: boolean) => void>();
  const sender = useRef<ReturnType<typeof sendOn>>(undefined);
  const wasDirty = useRef(false);
  /** What the input was typed over: an older version until the person has chosen. */
  const begunFrom = useRef<Begun<Form>>(base);
  /** The latest input; undefined when there is nothing to keep. */
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
    begunFrom.current = base;
    setRestored(undefined);
  };

  const keep = () => {
    // A form that is discarded and closed at once is not rendered clean before it is unmounted.
    if (differingFields(form.getValues(), base.values).length === 0) {
      if (typed.current) forget();
      return;
    }
    if (!form.formState.isDirty) return;
    const now = asTyped(form.getValues(), begunFrom.current);
    if (isSame(typed.current, now)) return;
    typed.current = now;
    sender.current?.take(now);
    store(now);
    setWhereabouts((where) => (where === "account" ? "device" : where));
  };

  /** As it was kept, with the fields that the form has gained since. */
  const completed = ({ version, values }: Typed): Typed => ({
    version,
    values: plain(merged(base.values, values)),
  });

  const begin = (
    { clashing, before }: { clashing: string[]; before: Form | undefined },
    saved: number,
  ) => {
    const version = clashing.length === 0 ? saved : begunFrom.current.version;
    begunFrom.current = { version, values: before };
  };

  /** Shows kept input; input merged onto what is saved now is kept as it is shown. */
  const show = (copy: Typed & { keptAt?: string | undefined }, origin: Origin) => {
    const { values: now, ...rest } = rebased(copy, base, groups);
    begunFrom.current = { version: copy.version, values: undefined };
    begin(rest, base.version);
    const shown = asTyped(now, begunFrom.current);
    typed.current = shown;
    form.reset(now, { keepDefaultValues: true });
    setRestored(origin);
    store(shown, copy.keptAt);
    sender.current?.take(shown);
    if (rest.clashing.length > 0) settings.onOutdated();
  };

  const over = (saved: SavedForm<Form>) =>
    mergeTyped(
      { typed: form.getValues(), before: begunFrom.current.values, saved: saved.values },
      groups,
    );

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
    const onDevice = readDeviceCopy(place);
    const inAccount = asOfNow(settings.inAccount, onDevice);
    const isTyped = (copy: Typed) =>
      differingFields(rebased(copy, base, groups).values, base.values).length > 0;
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
      sender.current = sendOn(means, { revision: copy.revision, sent: completed(copy) });
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
  const beginAnew = useEffectEvent(() => {
    begunFrom.current = base;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each saved version begins anew
  useEffect(() => {
    beginAnew();
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
    /**
     * Set while the person is asked whether to sign out and lose what the account does not have.
     */
    leaving: answer && { stay: () => answer(false), leave: () => answer(true) },
    /** What was typed elsewhere independently, and the fields that differ: the person chooses. */
    clash: clash && {
      ...clash,
      fields: differingFields(form.getValues(), rebased(clash, base, groups).values),
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
      sender.current?.settle(clash, completed(clash));
      setClash(undefined);
      setWhereabouts("account");
      show(clash, originOf(clash));
    },
    /** The fields that were typed here and saved differently. */
    clashingWith: (saved: SavedForm<Form>) => over(saved).clashing,
    /**
     * Other values have been saved meanwhile: fields that nobody typed into here follow.
     * @returns the fields that do not, because they were typed here: the person chooses.
     */
    follow(saved: SavedForm<Form>): string[] {
      const { values: now, ...rest } = over(saved);
      begin(rest, saved.version);
      form.reset(now, { keepDefaultValues: true });
      return rest.clashing;
    },
  };
}

function originOf({ device, keptAt }: AccountCopy): Origin {
  return device === thisDevice() ? { keptAt } : { device, keptAt };
}
