import { lazy, type ReactNode, Suspense } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { NavigationSpinner } from "./navigation-spinner.tsx";
import { SiteHeader } from "./site-header.tsx";

const SiteFooter = lazy(() =>
  import("./site-footer.tsx").then((module) => ({ default: module.SiteFooter })),
);

/** What stands around every page. */
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
