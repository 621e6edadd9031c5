import { useCallback } from "react";
import { useBackend } from "../../app/platform/backend-context.tsx";
import { failureOf, OperationFailure } from "../../app/platform/operations.ts";
import { saveFile } from "../../app/platform/save-file.ts";
import {
  EXPORT_COMPANIES,
  type ImportKind,
  UPLOAD_IMPORT,
  uploadedImport,
} from "../../contracts/desk/imports.ts";

/** Calls that send or answer a file, with the session's token. */
export function useFileCalls() {
  const { connect } = useBackend();
  const send = useCallback(
    async (path: string, query: Record<string, string>, body?: Blob): Promise<Response> => {
      const client = await connect();
      const { data } = await client.auth.getSession();
      if (!data.session) throw new OperationFailure("unauthenticated");
      const response = await fetch(`/api/${path}?${new URLSearchParams(query)}`, {
        method: "POST",
        headers: { authorization: `Bearer ${data.session.access_token}` },
        ...(body && { body }),
      }).catch(() => undefined);
      if (!response) throw new OperationFailure("network");
      if (!response.ok) throw failureOf(await response.json().catch(() => undefined));
      return response;
    },
    [connect],
  );
  return {
    /** @returns the id of the import. @throws OperationFailure */
    async upload(kind: ImportKind, file: File): Promise<string> {
      const name = file.name.slice(-200) || "file.csv";
      const answer: unknown = await (await send(UPLOAD_IMPORT, { kind, name }, file)).json();
      const found = answer && typeof answer === "object" && "data" in answer ? answer.data : null;
      return uploadedImport.parse(found).id;
    },
    /** @throws OperationFailure */
    async download(kind: ImportKind): Promise<void> {
      const response = await send(EXPORT_COMPANIES, { kind });
      saveFile(`benih-${kind}s.csv`, "text/csv", await response.blob());
    },
  };
}
