import { link, listed, type Phrase, text } from "./phrase.ts";
import { companyLink, roundsAddress, type Tongue } from "./tongue.ts";

type Company = { slug: string; name: string };

/** A round, as named in a table. */
export type RoundRow = {
  startup: Company;
  country: string;
  kind: string;
  leads: readonly Company[];
  amount: Phrase;
};

export function roundsTable(rounds: readonly RoundRow[], tongue: Tongue): string {
  const columns = [
    "columnStartup",
    "columnCountry",
    "columnRound",
    "columnLead",
    "columnAmount",
  ] as const;
  return table(
    columns.map((column) => tongue.say(column)),
    rounds.map(({ startup, country, kind, leads, amount }) => [
      companyLink("startups", startup),
      text(tongue.label(country)),
      text(tongue.label(kind)),
      listed(
        leads.map((lead) => companyLink("investors", lead)),
        tongue.language,
      ),
      amount,
    ]),
    1,
  );
}

/** The rounds of a country or sector, with the disclosed sum, if any. */
export type Sum = { value: string; rounds: number; thousands: number | null };

/** With fewer rounds per group, the sums would just repeat the list of rounds. */
const LEAST_A_GROUP = 1.5;

/** Sums of some days with a heading, if there is enough to sum up. */
export function summedUp(
  days: { from: string; to: string },
  by: "country" | "sector",
  sums: readonly Sum[],
  tongue: Tongue,
): string[] {
  const rounds = sums.reduce((all, sum) => all + sum.rounds, 0);
  if (rounds < LEAST_A_GROUP * sums.length) return [];
  return [
    heading(tongue.say(by === "country" ? "weekByCountry" : "weekBySector")),
    ...(by === "sector" ? [tongue.say("weekSectorNote").markdown] : []),
    sumsTable(days, by, sums, tongue),
  ];
}

/** Each sum links to its rounds. */
function sumsTable(
  { from, to }: { from: string; to: string },
  by: "country" | "sector",
  sums: readonly Sum[],
  tongue: Tongue,
): string {
  return table(
    [
      tongue.say(by === "country" ? "columnCountry" : "columnSector"),
      tongue.say("columnRounds"),
      tongue.say("columnTotal"),
    ],
    sums.map(({ value, rounds, thousands }) => {
      const address = roundsAddress({ from, to, [by]: value });
      return [
        text(tongue.label(value)),
        link(tongue.number(rounds), address),
        thousands === null ? tongue.say("undisclosed") : link(tongue.dollars(thousands), address),
      ];
    }),
    2,
  );
}

export function heading(words: Phrase): string {
  return `## ${words.markdown}`;
}

/** A table in Markdown. @param figures how many of its last columns hold figures, set to the right. */
function table(
  head: readonly Phrase[],
  rows: readonly (readonly Phrase[])[],
  figures: number,
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const marks = head.map((_, at) => (at >= head.length - figures ? "---:" : "---"));
  return [
    line(head.map(({ markdown }) => markdown)),
    line(marks),
    ...rows.map((row) => line(row.map(({ markdown }) => markdown))),
  ].join("\n");
}
