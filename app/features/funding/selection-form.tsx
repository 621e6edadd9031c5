import { Form } from "react-router";
import { COUNTRIES } from "../../../contracts/catalogue.ts";
import { type FundingView, fundingQuery, TRACKED_KINDS } from "../../../contracts/funding-view.ts";
import { useLabel, useMessages } from "../../i18n/messages-context.tsx";
import { changedView, TRACKER } from "./tracker-address.ts";

/** Narrows everything to a country or a kind of round; a plain form, which works before the scripts do. */
export function SelectionForm({ view }: { view: FundingView }) {
  const t = useMessages("funding");
  const kept = new URLSearchParams(
    fundingQuery(changedView(view, { country: null, ventureRound: null })),
  );
  return (
    <Form
      // What the browser remembers of a form must not survive another selection.
      key={`${view.country} ${view.ventureRound}`}
      action={TRACKER}
      preventScrollReset
      className="grid flex-1 grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:justify-end"
    >
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Choice
        name="country"
        label={t("country")}
        all={t("allCountries")}
        values={COUNTRIES}
        chosen={view.country}
      />
      <Choice
        name="round"
        label={t("ventureRound")}
        all={t("allVentureRounds")}
        values={TRACKED_KINDS}
        chosen={view.ventureRound}
      />
      <button type="submit" className="button button-quiet max-sm:col-span-2">
        {t("showSelection")}
      </button>
    </Form>
  );
}

function Choice(props: {
  name: string;
  label: string;
  all: string;
  values: readonly string[];
  chosen: string | null;
}) {
  const label = useLabel();
  return (
    <select
      name={props.name}
      aria-label={props.label}
      defaultValue={props.chosen ?? ""}
      className="h-11 min-w-0 rounded-full border border-line bg-surface ps-4 pe-3"
    >
      <option value="">{props.all}</option>
      {props.values.map((value) => (
        <option key={value} value={value}>
          {label(value)}
        </option>
      ))}
    </select>
  );
}
