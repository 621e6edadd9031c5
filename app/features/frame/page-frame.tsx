import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Catalogue } from "../../i18n/messages.ts";
import { MessagesProvider, useMessages } from "../../i18n/messages-context.tsx";
import { persistently } from "../../platform/page-loads.ts";
import { useSentLinks } from "../../platform/sent-links.ts";
import { NavigationSpinner } from "./navigation-spinner.tsx";
import { SiteHeader } from "./site-header.tsx";

// The server renders it with every page.
const ServerFooter = import.meta.env.SSR
  ? (await import("./site-footer.tsx")).FooterContent
  : undefined;

/** The frame of every page. */
export function PageFrame(props: {
  accountMenu: ReactNode;
  footer: Catalogue["footer"] | undefined;
  children: ReactNode;
}) {
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
      <SiteFooter words={props.footer} />
    </>
  );
}

/** The footer as the server sent it, for a frame that is rendered again after a crash. */
let sentFooter = "";

/**
 * The server's content stays: neither its code nor its words are loaded (spec §2, Home). Only where
 * the page has changed to another language are its words there, and its code follows. Not with
 * `lazy`, because React holds every navigation back until such a part is loaded, and offline it
 * never is.
 */
function SiteFooter({ words }: { words: Catalogue["footer"] | undefined }) {
  const [Content, setContent] = useState(() => ServerFooter);
  const [sent] = useState(() => sentFooter);
  const place = useRef<HTMLElement>(null);
  const followLink = useSentLinks();
  const isReworded = words !== undefined;
  useEffect(() => {
    sentFooter ||= place.current?.innerHTML ?? "";
    if (!isReworded) return;
    void persistently(() => import("./site-footer.tsx"), { inBackground: true }).then(
      ({ FooterContent }) => setContent(() => FooterContent),
    );
  }, [isReworded]);
  // No scroll anchor, like everything below the feed (home/late-part.tsx).
  const look = "mt-16 border-t border-line bg-sunken [overflow-anchor:none]";
  return Content && words ? (
    <footer className={look}>
      <MessagesProvider messages={{ footer: words }}>
        <Content />
      </MessagesProvider>
    </footer>
  ) : (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its links are clicked, by keyboard too
    // biome-ignore lint/a11y/noStaticElementInteractions: its links are
    <footer
      ref={place}
      className={look}
      onClick={followLink}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server sent stays, or comes back
      dangerouslySetInnerHTML={{ __html: sent }}
    />
  );
}
