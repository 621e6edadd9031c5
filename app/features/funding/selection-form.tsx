import { type FormEvent, useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { COUNTRIES } from "../../../contracts/catalogue.ts";
import {
  type FundingView,
  fundingQuery,
  readFundingView,
  TRACKED_KINDS,
} from "../../../contracts/funding-view.ts";
import { useLabel, useMessages } from "../../i18n/messages-context.tsx";
import { changedView, TRACKER, trackerAddress } from "./tracker-address.ts";

/**
 * Filters everything by country or kind of round. Each choice takes effect at once; without scripts
 * it is a plain form with a button.
 */
export function SelectionForm({ view }: { view: FundingView }) {
  const t = useMessages("funding");
  const navigate = useNavigate();
  const kept = new URLSearchParams(
    fundingQuery(changedView(view, { country: null, ventureRound: null })),
  );

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) search.set(name, String(value));
    navigate(trackerAddress(readFundingView(search)), { preventScrollReset: true });
  };

  return (
    <Form
      action={TRACKER}
      // The browser's memory of a form must not survive a new selection.
      autoComplete="off"
      onSubmit={submit}
      className="grid basis-full grid-cols-2 gap-2 lg:flex lg:basis-auto lg:grow lg:justify-end xl:grow-0"
    >
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Choice
        name="country"
        label={t("country")}
        all={t("allCountries")}
        values={COUNTRIES}
        chosen={view.country ?? ""}
      />
      <Choice
        name="round"
        label={t("ventureRound")}
        all={t("allVentureRounds")}
        values={TRACKED_KINDS}
        chosen={view.ventureRound ?? ""}
      />
      <noscript className="col-span-2">
        <button type="submit" className="button button-quiet w-full">
          {t("showSelection")}
        </button>
      </noscript>
    </Form>
  );
}

function Choice(props: {
  name: string;
  label: string;
  all: string;
  values: readonly string[];
  chosen: string;
}) {
  const { chosen } = props;
  const label = useLabel();
  const box = useRef<HTMLSelectElement>(null);
  const hasBegun = useRef(false);

  // A choice made before the scripts ran counts; from then on the address holds the selection.
  useEffect(() => {
    const { current } = box;
    if (current && current.value !== chosen) {
      if (hasBegun.current) current.value = chosen;
      else current.form?.requestSubmit();
    }
    hasBegun.current = true;
  }, [chosen]);

  return (
    <select
      ref={box}
      name={props.name}
      aria-label={props.label}
      defaultValue={chosen}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
      className="select h-11 min-w-0 rounded-full border border-line bg-surface ps-4 pe-8 max-sm:ps-3 max-sm:pe-7 max-sm:text-sm"
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
