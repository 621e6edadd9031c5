import type { ReactNode } from "react";
import { useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { LANGUAGE_TAGS, type Language } from "../contracts/languages.ts";
import type { Route } from "./+types/root.ts";
import styles from "./app.css?url";
import { SessionProvider } from "./features/account/session.tsx";
import { AccountMenu } from "./features/account-frame/account-menu.tsx";
import { CrashPage } from "./features/frame/crash-page.tsx";
import { CrashShell } from "./features/frame/crash-shell.tsx";
import { PageFrame } from "./features/frame/page-frame.tsx";
import { loadMessages, requestLanguage } from "./i18n/locale-files.server.ts";
import type { Messages } from "./i18n/messages.ts";
import { MessagesProvider } from "./i18n/messages-context.tsx";
import { publicBackendAddress } from "./platform/backend-address.server.ts";
import { BackendProvider } from "./platform/backend-context.tsx";
import { EARLY_STATE_SCRIPT } from "./platform/early-state.ts";
import { QueryProvider } from "./platform/fetching.tsx";
import { isLanguageOutdated } from "./platform/language-choice.ts";
import { releaseEarlyActions } from "./platform/late-start.ts";
import { operator } from "./platform/operator.server.ts";
import { OperatorProvider } from "./platform/operator-context.tsx";
import { withUnsent } from "./platform/unsent.server.ts";

export const links: Route.LinksFunction = () => [
  // Built pages carry the style sheet themselves (server/http/pages/inline-styles.ts).
  ...(import.meta.env.DEV ? [{ rel: "stylesheet", href: styles }] : []),
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export function loader({ request }: Route.LoaderArgs) {
  const language = requestLanguage(request);
  const sent = {
    language,
    messages: loadMessages(language, "frame", "crash"),
    backend: publicBackendAddress(),
    operator: operator(),
  };
  return withUnsent(request, sent, { footer: loadMessages(language, "footer").footer });
}

/** Nothing here changes while a page is open, unless another tab has chosen a language. */
export function shouldRevalidate(): boolean {
  return isLanguageOutdated();
}

/** The server's styles; a document rendered again after a crash must not lose them. */
function renderedStyles(): string {
  if (typeof document === "undefined") return "";
  return document.getElementById("app-styles")?.innerHTML ?? "";
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const language: Language = data?.language ?? "en";
  // Here and not in App, because a page that crashed must also replay its recorded presses.
  useEffect(releaseEarlyActions, []);
  return (
    <html lang={LANGUAGE_TAGS[language]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script
          // Runs before the first paint, so that a chosen theme or a saved session never flashes.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
          dangerouslySetInnerHTML={{ __html: EARLY_STATE_SCRIPT }}
        />
        <style
          id="app-styles"
          data-source={styles}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the built style sheet, put in by the server
          dangerouslySetInnerHTML={{ __html: renderedStyles() }}
        />
        <Meta />
        <Links />
      </head>
      <body className="font-sans antialiased">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <Framed data={loaderData}>
      <Outlet />
    </Framed>
  );
}

function Framed({
  data,
  children,
}: {
  data: Route.ComponentProps["loaderData"];
  children: ReactNode;
}) {
  const messages: Messages = data.messages;
  return (
    <MessagesProvider language={data.language} messages={messages}>
      <OperatorProvider operator={data.operator}>
        <BackendProvider address={data.backend}>
          <QueryProvider>
            <SessionProvider>
              <PageFrame accountMenu={<AccountMenu />} footer={data.footer}>
                {children}
              </PageFrame>
            </SessionProvider>
          </QueryProvider>
        </BackendProvider>
      </OperatorProvider>
    </MessagesProvider>
  );
}

/**
 * For what routes/page.tsx does not catch: a failure of the frame or the router. Without the root's
 * data there are no words: then the server answers with its own page (server/http/last-resort.ts).
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>("root");
  useEffect(() => console.error(error), [error]);
  if (!data) throw error;
  return (
    <CrashShell
      framed={
        <Framed data={data}>
          <CrashPage />
        </Framed>
      }
      alone={
        <MessagesProvider language={data.language} messages={data.messages}>
          <main id="content">
            <CrashPage />
          </main>
        </MessagesProvider>
      }
    />
  );
}
