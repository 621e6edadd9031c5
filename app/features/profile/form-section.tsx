import type { ReactNode } from "react";

/** A part of the form with a heading, its fields in two columns where there is room. */
export function FormSection(props: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="card">
      <h2 className="text-xl font-bold">{props.title}</h2>
      {props.lead ? <p className="mt-1 text-sm text-muted">{props.lead}</p> : null}
      <div className="mt-4 grid gap-5 sm:grid-cols-2">{props.children}</div>
    </section>
  );
}
