import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";

/**
 * A menu that works before the scripts do (`details`), and closes on a press outside, on Escape
 * and on choosing something once they run (spec §2).
 */
export function Dropdown(props: {
  label: string;
  summary: ReactNode;
  summaryClass: string;
  panelClass: string;
  className?: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const element = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    // A menu opened before hydration is the browser's state, not React's.
    if (element.current?.open) setOpen(true);
  }, []);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: MouseEvent) => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      element.current?.querySelector("summary")?.focus();
    };
    document.addEventListener("mousedown", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("mousedown", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [open]);

  const closeOnChoice = (event: SyntheticEvent) => {
    if (event.target instanceof Element && event.target.closest("a, [data-closes-menu]")) {
      setOpen(false);
    }
  };

  return (
    <details
      ref={element}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={props.className ?? "relative"}
    >
      <summary className={props.summaryClass} aria-label={props.label}>
        {props.summary}
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens for choices bubbling up */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link or button clicks it */}
      <div className={props.panelClass} onClick={closeOnChoice} onSubmit={() => setOpen(false)}>
        {props.children}
      </div>
    </details>
  );
}
