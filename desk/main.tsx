import "./desk.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { MessagesProvider } from "../app/i18n/messages-context.tsx";
import { BackendProvider } from "../app/platform/backend-context.tsx";
import { THEME_STORAGE_KEY } from "../app/platform/early-state.ts";
import { QueryProvider } from "../app/platform/fetching.tsx";
import { LANGUAGE_TAGS } from "../contracts/languages.ts";
import { createDeskRouter } from "./routes.tsx";
import { readSettings } from "./settings.ts";
import { loadWords } from "./words.ts";

const settings = readSettings();
document.documentElement.lang = LANGUAGE_TAGS[settings.language];
const theme = localStorage.getItem(THEME_STORAGE_KEY);
if (theme) document.documentElement.dataset.theme = theme;

const place = document.getElementById("desk");
if (place) {
  const messages = await loadWords(settings.language);
  createRoot(place).render(
    <StrictMode>
      <MessagesProvider language={settings.language} messages={messages}>
        <BackendProvider address={settings}>
          <QueryProvider>
            <RouterProvider router={createDeskRouter()} />
          </QueryProvider>
        </BackendProvider>
      </MessagesProvider>
    </StrictMode>,
  );
}
