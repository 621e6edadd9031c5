import type { ReactNode } from "react";
import { type Scene, SeedlingScene } from "./seedling-scene.tsx";

/** A page that says what is wrong and offers a next step, and more links below it. */
export function StatusPage(props: {
  scene: Scene;
  title: string;
  text: string;
  children: ReactNode;
  more?: ReactNode;
}) {
  return (
    <div className="frame flex min-h-[60vh] flex-col items-center justify-center py-12 text-center">
      <SeedlingScene scene={props.scene} className="w-64 md:w-80" />
      <h1 className="mt-6 text-3xl leading-tight font-bold tracking-tight md:text-4xl">
        {props.title}
      </h1>
      <p className="mt-3 max-w-prose text-lg break-words text-muted">{props.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{props.children}</div>
      {props.more}
    </div>
  );
}
