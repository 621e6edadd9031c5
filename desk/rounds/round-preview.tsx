import { presentKnown } from "../../app/features/startups/present-known.ts";
import { RoundsTable } from "../../app/features/startups/rounds-table.tsx";
import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import { usdThousandOf } from "../../contracts/desk/money.ts";
import type { RoundContent } from "../../contracts/desk/round.ts";
import { isDay } from "../../contracts/desk/values.ts";
import { ownAmount } from "../ui/own-amount.ts";
import { sourceRows } from "../ui/shown-sources.ts";

/** The round's line as it will appear on its company's page. */
export function RoundPreview({ id, content }: { id: string; content: RoundContent }) {
  const t = useMessages("company");
  const words = useMessages("deskCompanies");
  const provenance = useMessages("provenance");
  const language = useLanguage();
  if (content.kind === null || !isDay(content.announcedOn)) {
    return <p className="frame py-6 text-muted">{words("previewLater")}</p>;
  }
  const own = {
    id,
    ...ownAmount(content.money),
    fact_sources: sourceRows(content.sources),
    news: [],
  };
  const known = presentKnown({ sources: [], events: [], rounds: [own] }, language, provenance);
  const backers = content.investors.toSorted((a, b) => Number(b.isLead) - Number(a.isLead));
  return (
    <div className="frame py-6">
      <h1 className="text-3xl font-bold">{content.startup?.name}</h1>
      <h2 className="mt-6 text-2xl font-bold">{t("fundingHistory")}</h2>
      <RoundsTable
        rounds={[
          {
            id,
            kind: content.kind,
            announcedOn: content.announcedOn,
            usdThousand: usdThousandOf(content.money) ?? null,
            backers: backers.map((one) => ({ ...one, slug: one.id, logo: "" })),
          },
        ]}
        known={known?.rounds}
      />
    </div>
  );
}
