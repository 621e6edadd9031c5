import type { ReactNode } from "react";

/** One part of the settings, with its own address: `/settings#password`. */
export function SettingsSection(props: {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={props.id} aria-labelledby={`${props.id}-heading`} className="card md:!p-6">
      <h2 id={`${props.id}-heading`} tabIndex={-1} className="text-xl font-bold outline-none">
        {props.title}
      </h2>
      {props.lead ? <p className="mt-1 max-w-prose text-muted">{props.lead}</p> : null}
      <div className="mt-4">{props.children}</div>
    </section>
  );
}

/** Returns the focus to a section when the focused element is gone. */
export function focusSection(id: string): void {
  document.getElementById(`${id}-heading`)?.focus();
}
