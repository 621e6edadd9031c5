import { type ReactNode, useEffect, useState } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { persistently } from "../../platform/page-loads.ts";
import { NavigationSpinner } from "./navigation-spinner.tsx";
import { SiteHeader } from "./site-header.tsx";

// On the server it is there from the first page on.
const ServerFooter = import.meta.env.SSR
  ? (await import("./site-footer.tsx")).FooterContent
  : undefined;

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
      <SiteFooter />
    </>
  );
}

/**
 * Its code loads later (spec §2, Home); until then the server's content stays. Not with `lazy`: React holds
 * every navigation back until such a part is there, and without a connection it never is.
 */
function SiteFooter() {
  const [Content, setContent] = useState(() => ServerFooter);
  useEffect(() => {
    void persistently(() => import("./site-footer.tsx"), { inBackground: true }).then(
      ({ FooterContent }) => setContent(() => FooterContent),
    );
  }, []);
  const look = "mt-16 border-t border-line bg-sunken";
  return Content ? (
    <footer className={look}>
      <Content />
    </footer>
  ) : (
    <footer
      className={look}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is put in; what the server sent stays
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
