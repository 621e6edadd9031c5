import { useCallback } from "react";
import { askServer } from "../../app/platform/operations.ts";
import { postFile } from "../../app/platform/post-file.ts";
import { saveFile } from "../../app/platform/save-file.ts";
import {
  EXPORT_COMPANIES,
  type ImportKind,
  UPLOAD_IMPORT,
  uploadedImport,
} from "../../contracts/desk/imports.ts";
import { useDeskToken } from "../frame/session.tsx";

/** Calls that send or receive a file, with the session's token. */
export function useFileCalls() {
  const token = useDeskToken();
  const upload = useCallback(
    /** @returns the id of the import. @throws OperationFailure */
    async (kind: ImportKind, file: File): Promise<string> => {
      const uploaded = await postFile({
        path: UPLOAD_IMPORT,
        query: { kind, name: file.name.slice(-200) || "file.csv" },
        file,
        answer: uploadedImport,
        accessToken: await token(),
        // The upload continues when its screen is left: the import will be in the list.
        signal: new AbortController().signal,
        onProgress: () => undefined,
      });
      return uploaded.id;
    },
    [token],
  );
  const download = useCallback(
    /** @throws OperationFailure */
    async (kind: ImportKind): Promise<void> => {
      const response = await askServer(
        `/api/${EXPORT_COMPANIES}?${new URLSearchParams({ kind })}`,
        {
          method: "POST",
          headers: { authorization: `Bearer ${await token()}` },
        },
      );
      saveFile(`benih-${kind}s.csv`, "text/csv", await response.blob());
    },
    [token],
  );
  return { upload, download };
}
