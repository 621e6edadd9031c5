import fc from "fast-check";
import { hostileInAddress, hostileJson, hostileText, mostly, words } from "./hostile.ts";

/** The functions with their parameters; a required parameter comes first. */
const FUNCTIONS: Record<string, readonly string[]> = {
  co_investors: ["investor", "page_size"],
  portfolio: ["investor", "page_size"],
  published_by_company: ["page"],
  similar_startups: ["startup", "page_size"],
  count_investors: ["name", "investor_types", "countries", "target_industries"],
  count_startups: ["name", "industries", "venture_rounds", "countries"],
  export_investors: ["name", "investor_types", "sort", "after_slug", "page_size"],
  export_startups: ["name", "industries", "sort", "after_slug", "page_size"],
  list_investors: words`
    name investor_types countries sort after_slug before_slug page_size skip
  `,
  list_startups: words`
    name industries venture_rounds countries sort after_slug before_slug page_size skip
  `,
  funding_difficulty: ["period", "country", "venture_round", "today"],
  funding_difficulty_history: ["period", "country", "venture_round", "today"],
  funding_tracker: ["period", "country", "venture_round", "today"],
  active_investors: ["period", "page_size", "today"],
  largest_funding_round: ["period", "today"],
  list_funding_rounds: words`
    period country starts_on ends_on after_round page_size today sector
  `,
  read_hub: ["country", "sector", "today"],
  read_report: ["kind", "period"],
  search_site: ["query", "segmented", "kind", "page_size", "meant"],
  named_phrases: ["phrases"],
  near_matches: ["query", "page_size"],
  suggest: ["query", "page_size"],
};
const ARGUMENTS = [
  ...words`
  year month week Vietnam {Vietnam,Thailand} ~startup~ ~startup-id~ ~investor-id~ 6 1000000 -1
  name 2026-11-01 infinity rice ธนาคาร 银行 news {} {{a}} {null} NULL -infinity 294276-01-01
`,
  "ngân hàng",
  "0001-01-01 BC",
];
const argument = mostly(
  fc.constantFrom(...ARGUMENTS),
  hostileText.map((text) => text.slice(0, 2500)),
  2,
);

/** A call: the arguments as text of an address, and as JSON. */
export const called = fc.constantFrom(...Object.keys(FUNCTIONS)).chain((name) => {
  const parameters = FUNCTIONS[name] ?? [];
  const record = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Record<string, Value>> =>
    fc
      .tuple(
        fc.record(Object.fromEntries(parameters.map((each) => [each, value])), {
          requiredKeys: parameters.slice(0, 1),
        }),
        mostly(fc.constant({}), fc.dictionary(hostileText, value, { maxKeys: 2 }), 15),
      )
      .map(([right, more]) => Object.assign(right, more));
  return fc.record({
    name: mostly(fc.constant(name), hostileInAddress, 20),
    given: record(argument),
    typed: record(mostly<unknown>(argument, hostileJson, 2)),
  });
});
