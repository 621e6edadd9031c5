import { type ComponentProps, useState } from "react";
import { Icon } from "../icons.tsx";

/** A password that can be shown; managers fill it by its `autoComplete`. */
export function PasswordInput({
  showLabel,
  hideLabel,
  ...input
}: ComponentProps<"input"> & { showLabel: string; hideLabel: string }) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <input
        {...input}
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
        className="absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-lg text-muted hover:text-ink"
      >
        <Icon name={shown ? "eyeOff" : "eye"} />
      </button>
    </div>
  );
}
