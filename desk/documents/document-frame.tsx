import { type ReactNode, useState } from "react";
import type { Language } from "../../contracts/languages.ts";
import { useMember } from "../frame/session.tsx";
import { MayChangeProvider } from "../ui/may-change.tsx";
import { Conflict } from "./conflict.tsx";
import { DocumentBar, type DocumentView } from "./document-bar.tsx";
import { GiveUpQuestion } from "./give-up-question.tsx";
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
  const member = useMember();
  // A scheduled document is published by itself: writers cannot change it any more.
  const mayChange =
    member.may("publish") || (member.may("write") && work.document.state !== "scheduled");
  return (
    <MayChangeProvider value={mayChange}>
      <DocumentBar
        work={work}
        title={props.title}
        view={view}
        onView={setView}
        onRefused={refuse}
      />
      <Conflict work={work} />
      <GiveUpQuestion work={work} />
      {view === "preview" ? <Preview>{props.preview}</Preview> : null}
      {view === "versions" ? <Revisions work={work} /> : null}
      {view === "write" ? props.children : null}
    </MayChangeProvider>
  );
}
