import { useEffect, useRef, useState } from "react";
import { persistently } from "../../platform/page-loads.ts";
import { useSentLinks } from "../../platform/sent-links.ts";
import type { ShownPartProps } from "./shown-part.tsx";

/**
 * What the feed adds above would carry a reader who is down here along, page by page to the last one.
 */
const NO_ANCHOR = "[overflow-anchor:none]";

const ServerPart = import.meta.env.SSR ? (await import("./shown-part.tsx")).ShownPart : undefined;

/**
 * A part of Home whose links need no code: what the server sent stays (as in
 * features/frame/page-frame.tsx). Its code is loaded where nothing was sent: by those who come from
 * another page, or reads on in another language (its `key`).
 */
export function LatePart({ className = "", ...props }: ShownPartProps & { className?: string }) {
  const [Content, setContent] = useState(() => ServerPart);
  const place = useRef<HTMLDivElement>(null);
  const followLink = useSentLinks();
  useEffect(() => {
    if (place.current?.firstChild) return;
    void persistently(() => import("./shown-part.tsx"), { inBackground: true }).then(
      ({ ShownPart }) => setContent(() => ShownPart),
    );
  }, []);
  return Content ? (
    <div className={`${className}${NO_ANCHOR}`}>
      <Content {...props} />
    </div>
  ) : (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its links are clicked, by keyboard too
    // biome-ignore lint/a11y/noStaticElementInteractions: its links are
    <div
      ref={place}
      className={`${className}${NO_ANCHOR}`}
      onClick={followLink}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is put in; what the server sent stays
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
