import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { MemberIcon } from "../member-icons.tsx";

/** A password that can be shown; password managers fill it by its `autoComplete`. */
export function PasswordInput({
  showLabel,
  hideLabel,
  capsLockHint,
  ...input
}: ComponentProps<"input"> & {
  showLabel: string;
  hideLabel: string;
  /** Shown while Caps Lock is on and the password is typed. */
  capsLockHint?: string;
}) {
  const [shown, setShown] = useState(false);
  const [locked, setLocked] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setLocked(event.getModifierState("CapsLock"));
  return (
    <div className="relative">
      <input
        {...input}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        type={shown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="input !pe-12"
      />
      <button
        type="button"
        aria-pressed={shown}
        aria-label={shown ? hideLabel : showLabel}
        onClick={() => setShown(!shown)}
        className="absolute end-0 top-0 flex size-11 items-center justify-center rounded-lg text-muted hover:text-ink"
      >
        <MemberIcon name={shown ? "eyeOff" : "eye"} />
      </button>
      {capsLockHint ? (
        <p role="status" className={locked ? "mt-1.5 text-sm font-medium" : "sr-only"}>
          {locked ? capsLockHint : null}
        </p>
      ) : null}
    </div>
  );
}
