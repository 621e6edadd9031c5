import {
  type FundingView,
  fundingQuery,
  MOST_DOWNLOADED_ROUNDS,
} from "../../../contracts/funding-view.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Icon } from "../../ui/icons.tsx";

const FILES = [
  { path: "/funding-tracker.csv", name: "downloadFigures" },
  { path: "/funding-tracker/rounds.csv", name: "downloadRounds" },
  { path: "/funding-tracker.json", name: "downloadJson" },
] as const;

/** The figures and rounds of the view as files (server/http/funding-downloads.ts). */
export function Downloads({ view }: { view: FundingView }) {
  const t = useMessages("funding");
  const query = fundingQuery({ ...view, after: null });
  return (
    <section aria-labelledby="download-heading" className="mt-16 rounded-2xl bg-sunken p-6">
      <h2 id="download-heading" className="text-xl font-bold">
        {t("downloadHeading")}
      </h2>
      <p className="mt-1 text-muted">{t("downloadText", { most: MOST_DOWNLOADED_ROUNDS })}</p>
      <ul className="mt-4 flex flex-wrap gap-3">
        {FILES.map(({ path, name }) => (
          <li key={path}>
            <a href={path + query} download className="button button-quiet text-sm">
              <Icon name="download" className="size-4" />
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
