import { type FileKind, type StoredFile, storedFile } from "../../../contracts/uploads.ts";
import { postFile } from "../../platform/post-file.ts";

/**
 * Sends a file of a profile and reports its progress.
 * @throws OperationFailure; the signal's reason when it was aborted.
 */
export function sendFile(task: {
  kind: FileKind;
  file: File;
  accessToken: string;
  signal: AbortSignal;
  onProgress(sent: number): void;
}): Promise<StoredFile> {
  const { kind, file, ...rest } = task;
  return postFile({
    ...rest,
    file,
    path: "files/upload",
    query: { kind, name: file.name },
    answer: storedFile,
  });
}
