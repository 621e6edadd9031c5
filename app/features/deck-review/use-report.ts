import { useMutation } from "@tanstack/react-query";
import type { StoredReview } from "../../../contracts/deck-review-operations.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { askServer, OperationFailure } from "../../platform/operations.ts";
import { saveFile } from "../../platform/save-file.ts";
import { useAccessToken } from "../account/access-token.ts";
import { reportFileName, withoutEnding } from "./report-file-name.ts";

const PDF = "application/pdf";

/** Makes the browser save a review as a designed PDF, in the person's language. */
export function useReport({ id, fileName, createdAt }: StoredReview) {
  const t = useMessages("deckReview");
  const language = useLanguage();
  const token = useAccessToken();
  return useMutation({
    networkMode: "always",
    mutationFn: async () => {
      const report = await readReport(await token(), { reviewId: id, language });
      const title = t("reportTitle", { name: withoutEnding(fileName) });
      saveFile(reportFileName(title, createdAt), PDF, report);
    },
    onError: (error) => console.error("The report could not be saved", error),
  });
}

/** @throws OperationFailure */
async function readReport(
  accessToken: string,
  wanted: { reviewId: string; language: string },
): Promise<Blob> {
  const response = await askServer("/api/deck-review/report", {
    method: "POST",
    headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
    body: JSON.stringify(wanted),
  });
  // If the connection breaks during the download, nothing is saved.
  return response.blob().catch(() => {
    throw new OperationFailure("network");
  });
}
