import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import {
  FILE_PROBLEMS,
  type FileKind,
  type FileProblem,
  type StoredFile,
} from "../../../contracts/uploads.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { type FailureCode, OperationFailure } from "../../platform/operations.ts";
import { replaceData } from "../../platform/replace-data.ts";
import { useAccessToken } from "../account/access-token.ts";
import { useLeaveQuestion } from "../account/leave-guard.tsx";
import type { Person } from "../account/signed-in.tsx";
import { useStatusChanged } from "../account/use-profile-status.ts";
import { judgeChoice } from "./judge-choice.ts";
import { sendFile } from "./send-file.ts";
import { storedFileKey } from "./stored-files.ts";

/** The server's answer is missing: the file may be stored. */
const UNANSWERED: readonly FailureCode[] = [
  "network",
  "request_timeout",
  "server_error",
  "service_unavailable",
];

/** Why a file was not stored: because of the file itself, or on the way. */
export type UploadFailure =
  | { problem: FileProblem }
  | { code: FailureCode; retryAfter: number | undefined };

export type UploadState =
  | { phase: "idle" }
  | { phase: "sending"; file: File; sent: number }
  /** Completely sent; the server checks it. */
  | { phase: "checking"; file: File }
  | { phase: "cancelled"; file: File }
  | { phase: "failed"; file: File; failure: UploadFailure }
  | { phase: "done"; file: File };

/** Uploads the file that a person chooses, and keeps it chosen if something goes wrong. */
export function useUpload(person: Person, kind: FileKind) {
  const t = useMessages("files");
  const [state, setState] = useState<UploadState>({ phase: "idle" });
  const running = useRef<AbortController>(null);
  const queries = useQueryClient();
  const accessToken = useAccessToken();
  const key = storedFileKey(person, kind);
  const statusChanged = useStatusChanged(person.session.user.id);

  useEffect(() => () => running.current?.abort(), []);
  useLeaveQuestion(state.phase === "sending" || state.phase === "checking", {
    title: t("leaveTitle"),
    text: t("leaveText"),
    stay: t("stayHere"),
    leave: t("leaveNow"),
  });

  const send = async (file: File) => {
    const upload = new AbortController();
    running.current?.abort();
    running.current = upload;
    const { signal } = upload;
    // Ignores the states of an upload that another one has replaced.
    const show = (next: UploadState) => {
      if (running.current === upload) setState(next);
    };
    const stored = () => queries.getQueryData<StoredFile | null>(key);
    const before = stored();
    show({ phase: "sending", file, sent: 0 });
    try {
      const answer = await sendFile({
        kind,
        file,
        accessToken: await accessToken(),
        signal,
        onProgress: (sent) =>
          show(sent < file.size ? { phase: "sending", file, sent } : { phase: "checking", file }),
      });
      await replaceData(queries, key, answer);
      statusChanged();
      show({ phase: "done", file });
    } catch (error) {
      const failure = signal.aborted ? undefined : failureOf(error, kind);
      show(failure ? { phase: "failed", file, failure } : { phase: "cancelled", file });
      await queries.invalidateQueries({ queryKey: key });
      if (failure && !("code" in failure && UNANSWERED.includes(failure.code))) return;
      // It may have failed after the server had stored the file: storage decides.
      const now = stored();
      if (before === undefined || !now || now.path === before?.path) return;
      statusChanged();
      show({ phase: "done", file });
    }
  };

  return {
    state,
    choose(file: File) {
      const problem = judgeChoice(kind, file);
      if (problem) setState({ phase: "failed", file, failure: { problem } });
      else void send(file);
    },
    retry(file: File) {
      void send(file);
    },
    cancel() {
      running.current?.abort();
    },
    /** Forgets the last upload. */
    forget() {
      running.current = null;
      setState({ phase: "idle" });
    },
  };
}

function failureOf(error: unknown, kind: FileKind): UploadFailure {
  if (!(error instanceof OperationFailure)) {
    console.error(`The upload of a ${kind} failed`, error);
    return { code: "server_error", retryAfter: undefined };
  }
  const problem = FILE_PROBLEMS.find((known) => known === error.fields.file);
  return problem ? { problem } : { code: error.code, retryAfter: error.retryAfter };
}
