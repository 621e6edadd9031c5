import { INVESTOR_ROLE, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import type { Person } from "../account/signed-in.tsx";
import { Dealings } from "./dealings.tsx";
import { FitSummary } from "./fit-summary.tsx";
import { RateBadge } from "./rate-badge.tsx";

const LATEST = { on: "2026-05-11", kind: "seed", amount: 600 };

/** Made-up candidates of either side. */
const EXAMPLES = {
  [STARTUP_ROLE]: {
    name: "Sawah Ventures",
    dealings: {
      types: [],
      rounds: { least: 200, most: 2000, typical: 600 },
      latest: { ...LATEST, company: "Ladang" },
    },
  },
  [INVESTOR_ROLE]: {
    name: "Ladang",
    dealings: { types: [], rounds: null, latest: { ...LATEST, company: null } },
  },
} as const satisfies Record<string, { name: string; dealings: MatchResult["dealings"] }>;

const FACTS: MatchResult["facts"] = [
  { topic: "industry", values: ["agritech"], fits: true },
  { topic: "stage", values: ["seed"], fits: true },
  { topic: "region", values: ["Vietnam"], fits: true },
];

/** What a match tells, for whoever has none yet. */
export function ExampleMatch({ person }: { person: Person }) {
  const t = useMessages("matches");
  const language = useLanguage();
  const { name, dealings } = EXAMPLES[person.role === STARTUP_ROLE ? STARTUP_ROLE : INVESTOR_ROLE];
  return (
    <figure className="mt-6 max-w-prose rounded-xl border border-line p-4">
      <figcaption className="text-sm font-semibold text-leaf">{t("example")}</figcaption>
      <div className="mt-2 flex flex-wrap items-center gap-x-3">
        <CompanyLogo name={name} logo="" />
        <p className="min-w-0 grow font-display text-lg font-bold">{name}</p>
        <RateBadge rate={84} />
      </div>
      <Dealings dealings={dealings} />
      <FitSummary person={person} points={[]} facts={FACTS} language={language} />
    </figure>
  );
}
