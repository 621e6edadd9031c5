import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { rememberLetters } from "./platform/known-letters.ts";
import { fetchPagesPersistently } from "./platform/page-loads.ts";

fetchPagesPersistently();
rememberLetters();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
