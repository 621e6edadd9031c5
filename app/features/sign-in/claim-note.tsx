import { useQuery } from "@tanstack/react-query";
import { readReportedPage, reportedPath } from "../../../contracts/mistakes.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { readTitle } from "../report/read-title.ts";

/** The page that a visitor was about to claim, and why that needs an account. */
export function ClaimNote({ next }: { next: string }) {
  const t = useMessages("auth");
  const language = useLanguage();
  const { read } = useBackend();
  const [path, search] = next.split("?");
  const asked = readReportedPage(new URLSearchParams(search).get("page") ?? "");
  const isClaim = path === "/claim" && (asked.kind === "startup" || asked.kind === "investor");
  const page = reportedPath(asked);
  const { data: name } = useQuery({
    queryKey: ["claim", page],
    queryFn: async () => readTitle(await read(), asked, language),
    enabled: isClaim,
  });
  if (!isClaim) return null;
  return (
    <div className="mb-5 rounded-xl bg-sunken px-4 py-3 text-sm text-muted">
      <p>{t("claimPage")}</p>
      <p className="text-base font-semibold wrap-anywhere text-ink">{name ?? page}</p>
      <p className="mt-1">{t("claimWhy")}</p>
    </div>
  );
}
