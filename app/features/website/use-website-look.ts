import { useMutation } from "@tanstack/react-query";
import { callOperation, OperationFailure } from "../../platform/operations.ts";
import { importForPress } from "../../platform/page-loads.ts";
import { useAccessToken } from "../account/access-token.ts";
import { noteResponse } from "../account/known-website.ts";

/** Has the server check whether a website answers, and remembers if it did. */
export function useWebsiteLook() {
  const accessToken = useAccessToken();
  return useMutation({
    networkMode: "always",
    async mutationFn(url: string) {
      // Loaded by the press: it comes with the list of all domains.
      const { checkWebsite } = await importForPress(
        () => import("../../../contracts/website-submission.ts"),
      ).catch(() => {
        throw new OperationFailure("network");
      });
      return callOperation(checkWebsite, await accessToken(), { url });
    },
    onSuccess(look, url) {
      if (look.answers) noteResponse(url, look.checkedAt);
    },
  });
}
