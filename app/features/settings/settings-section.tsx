import type { ReactNode } from "react";

/** One part of the settings, with its own address: `/settings#password`; what it is beside what it has. */
export function SettingsSection(props: {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      id={props.id}
      aria-labelledby={`${props.id}-heading`}
      className="card grid grid-cols-1 gap-x-10 gap-y-4 md:!p-6 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`${props.id}-heading`} tabIndex={-1} className="text-xl font-bold outline-none">
          {props.title}
        </h2>
        {props.lead ? <p className="mt-1 max-w-prose text-muted lg:text-sm">{props.lead}</p> : null}
      </div>
      <div className="min-w-0">{props.children}</div>
    </section>
  );
}

/** Returns the focus to a section when the focused element is gone. */
export function focusSection(id: string): void {
  document.getElementById(`${id}-heading`)?.focus();
}
