import { useEffect } from "react";
import { CrashPage } from "../features/frame/crash-page.tsx";
import type { Route } from "./+types/page.ts";

/** Around every page: one that fails stays inside the frame, with its header and footer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useEffect(() => console.error(error), [error]);
  return <CrashPage />;
}
