import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";

let mounted = false;

/** Toasts use the system theme, unless another one was chosen, and have a close button (spec §9). */
export function showToast(kind: "success" | "error", text: string): void {
  if (!mounted) {
    mounted = true;
    const host = document.createElement("div");
    document.body.append(host);
    createRoot(host).render(<Toaster theme={chosenTheme()} closeButton position="bottom-center" />);
  }
  // The toaster listens once it is mounted.
  setTimeout(() => toast[kind](text));
}

function chosenTheme(): "light" | "dark" | "system" {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}
