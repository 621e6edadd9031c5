import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";
import { useTheme } from "./use-theme.ts";

/** What a person can do about a toast, such as undo. */
export type ToastAction = { label: string; onClick(): void };

/** Long enough to read it and to decide. */
const ACTION_MS = 10_000;
/** Large enough for a finger: the area around the close button's cross can be pressed, too. */
const LOOK = {
  toast: "!font-sans !pe-12 !text-sm",
  closeButton:
    "!left-auto !right-3 !top-1/2 ![transform:translateY(-50%)] !border-0 !bg-transparent after:absolute after:-inset-3",
};
const LARGE = { actionButtonStyle: { minHeight: "2.75rem", paddingInline: "0.875rem" } };

/** A form's bar sticks to the bottom: a toast must not cover what was just pressed. */
const ABOVE_BARS = { bottom: "5.5rem" };

let mounted = false;

/** Toasts follow the system theme, unless another one was chosen, and have a close button (spec §9). */
function Toasts() {
  return (
    <Toaster
      theme={useTheme()}
      closeButton
      position="bottom-right"
      offset={ABOVE_BARS}
      mobileOffset={ABOVE_BARS}
      toastOptions={{ classNames: LOOK }}
    />
  );
}

export function showToast(kind: "success" | "error", text: string, action?: ToastAction): void {
  if (!mounted) {
    mounted = true;
    const host = document.createElement("div");
    document.body.append(host);
    createRoot(host).render(<Toasts />);
  }
  // The toaster listens only once it is mounted.
  setTimeout(() => toast[kind](text, action && { action, duration: ACTION_MS, ...LARGE }));
}
