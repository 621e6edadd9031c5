import type { ReactNode } from "react";

/** One question or answer about the news by mail, and its button. */
export function StepFrame(props: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="frame py-8 md:py-12">
      <div className="mx-auto max-w-2xl">
        <h1 className="text-3xl font-bold md:text-4xl">{props.title}</h1>
        <p className="mt-3 text-lg text-muted">{props.text}</p>
        <div className="mt-6">{props.children}</div>
      </div>
    </div>
  );
}
