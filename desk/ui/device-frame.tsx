import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

/** Of a phone, a tablet and a desktop. */
export const DEVICE_WIDTHS = [360, 768, 1280] as const;

/** A window of its own, so that the style sheet's widths are those of the device. */
export function DeviceFrame(props: {
  title: string;
  width: number;
  lang: string;
  children: ReactNode;
}) {
  const element = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => {
    const inner = element.current?.contentDocument;
    if (!inner) return;
    inner.documentElement.lang = props.lang;
    const { theme } = document.documentElement.dataset;
    if (theme) inner.documentElement.dataset.theme = theme;
    if (inner.head.childElementCount === 0) {
      for (const sheet of document.querySelectorAll("link[rel=stylesheet], style")) {
        inner.head.append(sheet.cloneNode(true));
      }
    }
    inner.body.className = "font-sans antialiased";
    setBody(inner.body);
  }, [props.lang]);
  return (
    <iframe
      ref={element}
      title={props.title}
      width={props.width}
      height={720}
      className="rounded-2xl border border-line bg-paper"
    >
      {body ? createPortal(props.children, body) : null}
    </iframe>
  );
}
