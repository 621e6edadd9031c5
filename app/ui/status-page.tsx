import type { ReactNode } from "react";
import { Logo } from "./logo.tsx";

/** A page that says what is wrong and offers a way on. */
export function StatusPage(props: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="frame flex min-h-[60vh] flex-col items-center justify-center py-16 text-center">
      <Logo className="size-20 opacity-90" />
      <h1 className="mt-6 text-3xl font-bold md:text-4xl">{props.title}</h1>
      <p className="mt-3 max-w-prose text-lg text-muted">{props.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{props.children}</div>
    </div>
  );
}
