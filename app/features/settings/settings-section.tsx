import { type ReactNode, useId } from "react";

/** Parts that belong together, in one frame with lines between them. */
export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl font-bold md:text-2xl">
        {title}
      </h2>
      <div className="card divide-y divide-line !p-0">{children}</div>
    </section>
  );
}

/**
 * One part of the settings, with its own address, `/settings#password`: its explanation beside its
 * content.
 */
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
      className="grid grid-cols-1 gap-x-10 gap-y-4 p-4 md:p-6 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h3 id={`${props.id}-heading`} tabIndex={-1} className="text-lg font-bold outline-none">
          {props.title}
        </h3>
        {props.lead ? <p className="mt-1 max-w-prose text-sm text-muted">{props.lead}</p> : null}
      </div>
      <div className="min-w-0">{props.children}</div>
    </section>
  );
}

/** Returns the focus to a section when the focused element is gone. */
export function focusSection(id: string): void {
  document.getElementById(`${id}-heading`)?.focus();
}
