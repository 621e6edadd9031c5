import { useEffect, useRef, useState } from "react";
import { persistently } from "../../platform/page-loads.ts";
import { useSentLinks } from "../../platform/sent-links.ts";
import type { ShownPartProps } from "./shown-part.tsx";

/**
 * Otherwise the browser would keep a reader down here in place while the feed grows above, and load
 * page after page to the last.
 */
const NO_ANCHOR = "[overflow-anchor:none]";

const ServerPart = import.meta.env.SSR ? (await import("./shown-part.tsx")).ShownPart : undefined;

/**
 * A part of Home whose links need no code: what the server sent stays (as in
 * features/frame/page-frame.tsx). Its code is loaded only where the server sent nothing: after
 * coming from another page, or after changing the language (its `key`).
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
