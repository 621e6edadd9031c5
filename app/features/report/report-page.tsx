import { type ReportView, reportedPath } from "../../../contracts/mistakes.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { ReportForm } from "./report-form.tsx";

/** Where readers report a mistake; a form that also works without scripts. */
export function ReportPage({ view, title }: { view: ReportView; title: string | null }) {
  const t = useMessages("mistake");
  const frame = useMessages("frame");
  const { kind } = view.page;
  const path = reportedPath(view.page);
  const isCompany = kind === "startup" || kind === "investor";
  return (
    <div className="frame py-8 md:py-12">
      <div className="mx-auto max-w-2xl">
        <h1 className="text-3xl font-bold md:text-4xl">{t("title")}</h1>
        <p className="mt-3 text-lg text-muted">{t("lead")}</p>
        <p className="mt-6 rounded-xl bg-sunken px-4 py-3">
          <span className="block text-sm text-muted">{t("about")}</span>
          {path === "" ? (
            t("aboutSite")
          ) : (
            <a href={path} className="font-semibold wrap-anywhere underline underline-offset-4">
              {title ?? (path === "/funding-tracker" ? frame("navFunding") : path)}
            </a>
          )}
        </p>
        <ReportForm view={view} />
        {isCompany ? (
          <p className="mt-10 border-t border-line pt-5 text-sm text-muted">
            {t("claimHint")}{" "}
            <a
              href={`/claim?page=${path}`}
              rel="nofollow"
              className="underline underline-offset-4 hover:text-ink"
            >
              {t("claimLink")}
            </a>
          </p>
        ) : null}
      </div>
    </div>
  );
}
