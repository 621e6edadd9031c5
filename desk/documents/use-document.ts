import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { isDenied, isEditedElsewhere } from "../../app/platform/operations.ts";
import {
  type DocumentKind,
  keepVersion,
  type OpenDocument,
  readDocument,
  saveDocument,
} from "../../contracts/desk/documents.ts";
import { useDeskCall } from "../frame/session.tsx";
import { wordFinished } from "../keys/composing.ts";
import { useBackup } from "./backup.ts";
import { takeIn } from "./take-in.ts";
import { problemsOf, useGivingUp } from "./use-giving-up.ts";

/** After the last key, so that one burst of typing is one save. */
const PAUSE_MS = 1000;
const RETRY_MS = 5000;

type Content = OpenDocument["content"];
type Latest = {
  content: Content;
  revision: number;
  isDirty: boolean;
  /** Keep the version that this save replaces. */
  isNewVersion?: boolean;
};

export type DocumentAtWork = {
  document: OpenDocument;
  content: Content;
  /** `closed`: what was typed came too late, because it is scheduled now; `denied`: the role has changed. */
  saving: "saved" | "typing" | "saving" | "offline" | "refused" | "closed" | "denied";
  /** Somebody else has saved since: nothing is sent until a person has decided. */
  theirs: OpenDocument | undefined;
  /** Why the server refuses what was typed, by field. */
  problems: Record<string, string>;
  change(content: Content): void;
  /** Saves what is left, and resolves when that is done. @throws OperationFailure */
  settle(): Promise<void>;
  /** The revision that is shown, with everything saved. */
  shown(): number;
  /** Continues with the content of an older version. The current content stays a version, too. */
  restore(content: Content): void;
  keepMine(): void;
  takeTheirs(): void;
  isTakingTheirs: boolean;
  /** The question before discarding what the server does not accept. */
  question: ReturnType<typeof useGivingUp>["question"];
  reload(): Promise<void>;
};

/**
 * A document that saves itself while somebody types. What is not saved yet is kept on the device,
 * and two people never overwrite each other.
 */
export function useDocument(
  kind: DocumentKind,
  id: string,
): { work: DocumentAtWork | undefined; failure: unknown } {
  const call = useDeskCall();
  const queries = useQueryClient();
  const kept = useBackup(id);
  const [document, setDocument] = useState<OpenDocument>();
  const [content, setContent] = useState<Content>({});
  const [saving, setSaving] = useState<DocumentAtWork["saving"]>("saved");
  const [theirs, setTheirs] = useState<OpenDocument>();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<unknown>();
  const [isTakingTheirs, setTakingTheirs] = useState(false);
  const { question, askOrSay } = useGivingUp();
  /**
   * What is to be saved, and from which revision: outside React, so that no save uses stale state.
   */
  const latest = useRef<Latest>(undefined);
  const running = useRef<Promise<void>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const again = useRef(() => {});

  const open = useCallback(async () => {
    const opened = await call(readDocument, { kind, id });
    const backup = kept.read();
    const isMine = backup !== undefined && backup.revision === opened.revision;
    latest.current = {
      content: isMine ? backup.content : opened.content,
      revision: opened.revision,
      isDirty: isMine,
    };
    setDocument(opened);
    setContent(latest.current.content);
    setTheirs(undefined);
    setSaving(isMine ? "typing" : "saved");
    // Typed here from an older version: a person decides.
    if (backup && !isMine) {
      latest.current = { content: backup.content, revision: backup.revision, isDirty: true };
      setContent(backup.content);
      setTheirs(opened);
    }
    if (isMine) again.current();
  }, [call, kind, id, kept]);

  useEffect(() => {
    open().catch(setFailure);
  }, [open]);

  const save = useCallback(async (): Promise<void> => {
    const now = latest.current;
    if (!now?.isDirty) return;
    clearTimeout(timer.current);
    setSaving("saving");
    const sent = now.content;
    try {
      const { revision, isNewVersion = false } = now;
      const saved = await call(saveDocument, { kind, id, revision, content: sent, isNewVersion });
      now.revision = saved.revision;
      now.isNewVersion = false;
      now.isDirty = now.content !== sent;
      setProblems({});
      setDocument(
        (before) => before && { ...before, revision: saved.revision, updatedAt: saved.updatedAt },
      );
      // The server adds moments, an address, translations; what was typed meanwhile stays.
      now.content = now.isDirty ? takeIn(now.content, sent, saved.content) : saved.content;
      setContent(now.content);
      if (now.isDirty) kept.keep(now);
      else kept.drop();
      setSaving(now.isDirty ? "typing" : "saved");
      void queries.invalidateQueries({ queryKey: ["desk", "documents", kind] });
    } catch (error) {
      // In its present state, or with the present role, nobody can type in it any more.
      const closeOrDeny = (read: OpenDocument) => {
        setDocument(read);
        setSaving(read.state === "scheduled" ? "closed" : "denied");
      };
      const tryLater = () => {
        setSaving("offline");
        timer.current = setTimeout(() => again.current(), RETRY_MS);
      };
      const refused = problemsOf(error);
      if (isEditedElsewhere(error)) {
        setSaving("refused");
        // Nobody can decide without the other text: the next try is refused as well, and reads it
        // again.
        await call(readDocument, { kind, id }).then(setTheirs, tryLater);
      } else if (refused) {
        setProblems(refused);
        setSaving("refused");
      } else if (isDenied(error)) {
        void queries.invalidateQueries({ queryKey: ["desk", "open"] });
        await call(readDocument, { kind, id }).then(closeOrDeny, tryLater);
      } else tryLater();
      throw error;
    }
  }, [call, kind, id, queries, kept]);

  /** One save at a time; the next one saves what was typed during it. */
  const start = useCallback(async (): Promise<void> => {
    while (running.current) await running.current.catch(() => undefined);
    running.current = save().finally(() => {
      running.current = undefined;
    });
    await running.current;
    if (latest.current?.isDirty) await start();
  }, [save]);

  const change = useCallback(
    (next: Content) => {
      const now = latest.current;
      if (!now) return;
      now.content = next;
      now.isDirty = true;
      kept.keep(now);
      setContent(next);
      setSaving("typing");
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        // A word that an input method is still composing is not saved half-finished.
        void wordFinished()
          .then(start)
          .catch(() => undefined);
      }, PAUSE_MS);
    },
    [kept, start],
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current?.isDirty) event.preventDefault();
    };
    const go = () => void start().catch(() => undefined);
    again.current = go;
    addEventListener("beforeunload", ask);
    addEventListener("online", go);
    return () => {
      removeEventListener("beforeunload", ask);
      removeEventListener("online", go);
      // Leaving for another screen: the last letters are saved on the way.
      clearTimeout(timer.current);
      go();
    };
  }, [start]);

  /** What was typed stays here until it is among the versions. */
  const keepTyped = useCallback(async (): Promise<void> => {
    const now = latest.current;
    if (!now?.isDirty) return;
    const sent = now.content;
    await call(keepVersion, { kind, id, content: sent });
    // What was typed meanwhile is kept as well.
    if (now.content !== sent) return keepTyped();
    now.isDirty = false;
    kept.drop();
  }, [call, kind, id, kept]);

  const takeTheirs = () => {
    const withoutMine = () => {
      if (latest.current) latest.current.isDirty = false;
      kept.drop();
      takeTheirs();
    };
    setTakingTheirs(true);
    keepTyped()
      .then(open)
      .catch((error: unknown) => {
        setProblems(problemsOf(error) ?? {});
        askOrSay(error, withoutMine);
      })
      .finally(() => setTakingTheirs(false));
  };

  if (!document) return { work: undefined, failure };
  return {
    failure,
    work: {
      document,
      content,
      saving,
      theirs,
      problems,
      change,
      settle: start,
      shown: () => latest.current?.revision ?? document.revision,
      restore(older) {
        const goBack = () => {
          if (latest.current) latest.current.isNewVersion = true;
          change(older);
        };
        start().then(goBack, (error: unknown) => askOrSay(error, goBack));
      },
      keepMine() {
        if (!latest.current || !theirs) return;
        latest.current.revision = theirs.revision;
        latest.current.isNewVersion = true;
        setTheirs(undefined);
        void start().catch(() => undefined);
      },
      takeTheirs,
      isTakingTheirs,
      question,
      async reload() {
        // A pending save goes first: otherwise it would conflict with the newer version.
        await start().catch(() => undefined);
        await open();
      },
    },
  };
}
