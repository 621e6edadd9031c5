import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { rememberLetters } from "./platform/known-letters.ts";
import { fetchPagesPersistently, importFilesAgain } from "./platform/page-loads.ts";

importFilesAgain();
fetchPagesPersistently();
rememberLetters();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
