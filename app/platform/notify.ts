import type { ToastAction } from "./toaster.tsx";

/**
 * Shows a toast. The toaster is loaded with the first one, because most visits never see any.
 * @param kind success fades by itself; both can be closed (spec §9).
 */
export async function notify(
  kind: "success" | "error",
  text: string,
  action?: ToastAction,
): Promise<void> {
  const { showToast } = await import("./toaster.tsx");
  showToast(kind, text, action);
}
