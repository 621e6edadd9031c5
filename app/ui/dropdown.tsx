import { type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";

/**
 * A menu that works before the scripts load (`details`), and afterwards closes on a press outside,
 * on Escape and on a choice (spec §2). Only the browser knows whether it is open: a copy in React's
 * state would miss a quick Escape.
 */
export function Dropdown(props: {
  label: string;
  summary: ReactNode;
  summaryClass: string;
  panelClass: string;
  className?: string;
  children: ReactNode;
}) {
  const element = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (element.current) element.current.open = false;
  };

  useEffect(() => {
    const menu = element.current;
    if (!menu) return;
    const closeOutside = (event: MouseEvent) => {
      if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu.open) return;
      menu.open = false;
      menu.querySelector("summary")?.focus();
    };
    document.addEventListener("mousedown", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("mousedown", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, []);

  const closeOnChoice = (event: SyntheticEvent) => {
    if (event.target instanceof Element && event.target.closest("a, [data-closes-menu]")) close();
  };

  return (
    <details ref={element} className={props.className ?? "relative"}>
      <summary className={props.summaryClass} aria-label={props.label}>
        {props.summary}
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens for choices bubbling up */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link or button clicks it */}
      <div className={props.panelClass} onClick={closeOnChoice} onSubmit={close}>
        {props.children}
      </div>
    </details>
  );
}
