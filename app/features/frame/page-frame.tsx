import { lazy, type ReactNode, Suspense } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { persistently } from "../../platform/page-loads.ts";
import { NavigationSpinner } from "./navigation-spinner.tsx";
import { SiteHeader } from "./site-header.tsx";

// On the server it is there from the first page on. In the browser the server's footer stays until
// its code is loaded: code that does not load (offline) must not take the page down.
const SiteFooter = import.meta.env.SSR
  ? (await import("./site-footer.tsx")).SiteFooter
  : lazy(() =>
      persistently(async () => ({ default: (await import("./site-footer.tsx")).SiteFooter })),
    );

/** The frame of every page. */
export function PageFrame(props: { accountMenu: ReactNode; children: ReactNode }) {
  const t = useMessages("frame");
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-lg focus:bg-leaf focus:px-4 focus:py-2 focus:text-on-leaf"
      >
        {t("skipToContent")}
      </a>
      <SiteHeader accountMenu={props.accountMenu} />
      <NavigationSpinner />
      <main id="content" tabIndex={-1} className="outline-none">
        {props.children}
      </main>
      <Suspense fallback={null}>
        <SiteFooter />
      </Suspense>
    </>
  );
}
