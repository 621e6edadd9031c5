import { useEffect } from "react";
import { CrashPage } from "../features/frame/crash-page.tsx";
import type { Route } from "./+types/page.ts";

/** Around every page: one that fails does so inside the frame, whose header and footer lead on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useEffect(() => console.error(error), [error]);
  return <CrashPage />;
}
