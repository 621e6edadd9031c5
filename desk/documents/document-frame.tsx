import { type ReactNode, useState } from "react";
import type { Language } from "../../contracts/languages.ts";
import { Conflict } from "./conflict.tsx";
import { DocumentBar, type DocumentView } from "./document-bar.tsx";
import { Preview } from "./preview.tsx";
import { Revisions } from "./revisions.tsx";
import type { Editing } from "./use-editing.ts";

/** Around each document: its bar, a conflict with somebody else, its preview and its versions. */
export function DocumentFrame<Content>(props: {
  editing: Editing<Content>;
  title: string;
  preview(language: Language): ReactNode;
  children: ReactNode;
}) {
  const { work, refuse } = props.editing;
  const [view, setView] = useState<DocumentView>("write");
  return (
    <>
      <DocumentBar
        work={work}
        title={props.title}
        view={view}
        onView={setView}
        onRefused={refuse}
      />
      <Conflict work={work} />
      {view === "preview" ? <Preview>{props.preview}</Preview> : null}
      {view === "versions" ? <Revisions work={work} /> : null}
      {view === "write" ? props.children : null}
    </>
  );
}
