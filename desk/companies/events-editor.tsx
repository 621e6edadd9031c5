import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Field } from "../../app/ui/form/field.tsx";
import { COMPANY_EVENT_KINDS } from "../../contracts/catalogue.ts";
import {
  type CompanyEvent,
  companyEvent,
  LONGEST_EVENT_PARTY,
} from "../../contracts/desk/company-events.ts";
import { useMayChange } from "../ui/may-change.tsx";
import { MoneyFields } from "../ui/money-fields.tsx";
import { SourceFields } from "../ui/source-fields.tsx";

/** Valuations, exits and the end of a company: what its page shows beside its rounds. */
export function EventsEditor(props: {
  events: CompanyEvent[];
  problemOf(field: string): string | undefined;
  onChange(events: CompanyEvent[], fields: readonly string[]): void;
}) {
  const { events, problemOf, onChange } = props;
  const t = useMessages("deskCompanies");
  const mayChange = useMayChange();
  const begin = () => {
    const event = companyEvent.parse({ id: crypto.randomUUID(), kind: "valuation" });
    onChange([...events, event], []);
  };
  if (!mayChange && events.length === 0) return null;
  return (
    <section aria-labelledby="events-heading" className="mt-8 border-t border-line pt-6">
      <h2 id="events-heading" className="text-lg font-bold">
        {t("events")}
      </h2>
      <p className="text-sm text-muted">{t("eventsHint")}</p>
      <ul className="mt-2 flex flex-col gap-4">
        {events.map((event, place) => (
          <EventFields
            key={event.id}
            event={event}
            place={place + 1}
            problemOf={(part) => problemOf(`event_${event.id}_${part}`)}
            onChange={(part) =>
              onChange(
                events.map((one) => (one.id === event.id ? { ...one, ...part } : one)),
                Object.keys(part).map((name) => `event_${event.id}_${name}`),
              )
            }
            onRemove={() =>
              onChange(
                events.filter(({ id }) => id !== event.id),
                [],
              )
            }
          />
        ))}
      </ul>
      <button type="button" className="button button-quiet mt-3" onClick={begin}>
        {t("addEvent")}
      </button>
    </section>
  );
}

function EventFields(props: {
  event: CompanyEvent;
  place: number;
  problemOf(part: string): string | undefined;
  onChange(part: Partial<CompanyEvent>): void;
  onRemove(): void;
}) {
  const { event, place, problemOf, onChange } = props;
  const t = useMessages("deskCompanies");
  const name = `${t(`event_${event.kind}`)} ${event.on}`.trim();
  return (
    <li className="rounded-xl border border-line p-3">
      <fieldset>
        <legend className="sr-only">{t("eventNumber", { place })}</legend>
        <div className="grid gap-x-6 gap-y-4 md:grid-cols-3">
          <Field label={t("eventKind")}>
            {(control) => (
              <select
                {...control}
                className="input"
                value={event.kind}
                onChange={({ target }) => {
                  const kind = COMPANY_EVENT_KINDS.find((one) => one === target.value);
                  if (kind) onChange({ kind });
                }}
              >
                {COMPANY_EVENT_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`event_${kind}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t("eventOn")} problem={problemOf("on")}>
            {(control) => (
              <input
                {...control}
                type="date"
                className="input"
                value={event.on}
                onChange={({ target }) => onChange({ on: target.value })}
              />
            )}
          </Field>
          {event.kind === "acquisition" || event.kind === "ipo" ? (
            <Field label={t(`party_${event.kind}`)}>
              {(control) => (
                <input
                  {...control}
                  className="input"
                  maxLength={LONGEST_EVENT_PARTY}
                  value={event.party}
                  onChange={({ target }) => onChange({ party: target.value })}
                />
              )}
            </Field>
          ) : null}
        </div>
        {event.kind === "shutdown" ? null : (
          <div className="mt-4 max-w-xl">
            <MoneyFields
              label={t(`amount_${event.kind}`)}
              money={event.money}
              day={event.on}
              problem={problemOf("money")}
              onChange={(money) => onChange({ money })}
            />
          </div>
        )}
        <SourceFields
          of={name}
          source={event.source}
          problem={problemOf("source")}
          onChange={(source) => onChange({ source })}
        />
        <button type="button" className="button button-quiet mt-2" onClick={props.onRemove}>
          {t("remove")}
          <span className="sr-only"> {name}</span>
        </button>
      </fieldset>
    </li>
  );
}
