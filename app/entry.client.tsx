import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchPagesPersistently } from "./platform/page-loads.ts";

fetchPagesPersistently();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
