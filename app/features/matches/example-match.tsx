import { INVESTOR_ROLE, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";
import { rateOf, type TermScores } from "../../../contracts/match-rate.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import type { Person } from "../account/signed-in.tsx";
import { DealingsInShort } from "./dealings.tsx";
import { FitSummary } from "./fit-summary.tsx";
import { ResultHead } from "./result-head.tsx";

const LATEST = { on: "2026-05-11", kind: "seed", amount: 600 };

/** Made-up candidates of either side. */
const EXAMPLES = {
  [STARTUP_ROLE]: {
    name: "Sawah Ventures",
    dealings: {
      types: ["venture_capital"],
      rounds: null,
      latest: { ...LATEST, company: "Ladang" },
    },
  },
  [INVESTOR_ROLE]: {
    name: "Ladang",
    dealings: { types: [], rounds: null, latest: { ...LATEST, company: null } },
  },
} as const satisfies Record<string, { name: string; dealings: MatchResult["dealings"] }>;

const COUNTRY = "Indonesia";
const FACTS: MatchResult["facts"] = [
  { topic: "industry", values: ["agritech"], fits: true },
  { topic: "stage", values: ["seed"], fits: true },
  { topic: "region", values: [COUNTRY], fits: true },
];

/** The scores of such a pair, where nobody has named an amount. */
const SCORES: TermScores = {
  sector: 0.95,
  criteria: 0.6,
  stage: 1,
  cheque: undefined,
  geography: 1,
  activity: 1,
};
/** By the formula of all matches: an example must not promise more than real ones. */
const RATE = Math.round(rateOf(SCORES));

/** An example of what a match shows, for people who have none yet: a card with nothing to press. */
export function ExampleMatch({ person }: { person: Person }) {
  const t = useMessages("matches");
  const label = useLabel();
  const language = useLanguage();
  const { name, dealings } = EXAMPLES[person.role === STARTUP_ROLE ? STARTUP_ROLE : INVESTOR_ROLE];
  return (
    <figure className="max-w-prose rounded-xl border border-dashed border-line bg-paper p-4">
      <figcaption className="mb-2 text-sm font-semibold text-leaf">{t("example")}</figcaption>
      <ResultHead
        company={{ name, logo: "" }}
        rate={RATE}
        title={<p>{name}</p>}
        facts={[COUNTRY, ...dealings.types].map((value) => <span key={value}>{label(value)}</span>)}
      />
      <FitSummary person={person} points={[]} facts={FACTS} language={language} />
      <DealingsInShort dealings={dealings} />
      <div
        aria-hidden="true"
        className="mt-3 flex items-center justify-between gap-3 text-sm font-medium text-muted"
      >
        <span className="rounded-full border border-line px-4 py-2.5">{t("invite")}</span>
        <span className="flex items-center gap-2">
          {t("details")}
          <MemberIcon name="chevron" className="size-4" />
        </span>
      </div>
    </figure>
  );
}
