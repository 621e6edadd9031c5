import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { releaseEarlyActions } from "./platform/late-start.ts";

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
releaseEarlyActions();
