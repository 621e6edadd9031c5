import { useState } from "react";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { BusyButton } from "../../app/ui/busy-button.tsx";
import { CURRENCIES } from "../../contracts/currencies.ts";
import { type CompanyImport, fieldsOf } from "../../contracts/desk/imports.ts";

type Chosen = Pick<CompanyImport, "mapping" | "currency" | "publishesNew">;

/** Maps each column of the file to a field. */
export function ImportColumns(props: {
  one: CompanyImport;
  isBusy: boolean;
  onCheck(chosen: Chosen): void;
}) {
  const t = useMessages("deskImports");
  const field = useMessages("deskFields");
  const { one, isBusy, onCheck } = props;
  const [chosen, setChosen] = useState<Chosen>(one);
  const { mapping, currency, publishesNew } = chosen;
  const choose = (at: number, name: string) => {
    const found = fieldsOf(one.kind).find((known) => known === name) ?? null;
    // A field belongs to one column: it is taken from the other.
    const next = mapping.map((before, place) =>
      place === at ? found : before === found ? null : before,
    );
    setChosen({ ...chosen, mapping: next });
  };
  return (
    <section className="mt-8">
      <h2 className="text-lg font-bold">{t("mapHeading")}</h2>
      <p className="mt-1 max-w-prose text-muted">{t("mapText")}</p>
      <div className="mt-3 overflow-x-auto">
        <table className="desk-table desk-table-cards">
          <thead>
            <tr>
              <th scope="col">{t("columnHeading")}</th>
              <th scope="col">{t("columnField")}</th>
              <th scope="col">{t("columnExamples")}</th>
            </tr>
          </thead>
          <tbody>
            {one.headings.map((heading, at) => {
              const column = heading.trim() || t("unnamed", { number: at + 1 });
              const examples = one.sample
                .map((row) => row[at]?.trim() ?? "")
                .filter((text) => text !== "");
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have one heading, and none moves
                <tr key={at}>
                  <th scope="row" className="min-w-32 wrap-anywhere !whitespace-normal">
                    {column}
                  </th>
                  <td className="max-md:col-span-full" data-label={t("columnField")}>
                    <select
                      className="input !py-1 md:!w-auto md:min-w-40"
                      aria-label={t("fieldOf", { column })}
                      value={mapping[at] ?? ""}
                      onChange={(event) => choose(at, event.target.value)}
                    >
                      <option value="">{t("skip")}</option>
                      {fieldsOf(one.kind).map((name) => (
                        <option key={name} value={name}>
                          {field(`field_${name}`)}
                        </option>
                      ))}
                    </select>
                  </td>
                  <td
                    className="min-w-64 text-muted max-md:col-span-full"
                    data-label={t("columnExamples")}
                  >
                    <span className="line-clamp-2 wrap-anywhere">{examples.join(" · ")}</span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {one.kind === "round" ? (
        <label className="mt-4 block font-medium">
          {t("currencyLabel")}
          <select
            className="input mt-1 block !w-auto font-normal"
            value={currency}
            onChange={(event) => setChosen({ ...chosen, currency: event.target.value })}
          >
            {CURRENCIES.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <label className="mt-4 flex min-h-11 items-center gap-2 font-medium">
          <input
            type="checkbox"
            checked={publishesNew}
            onChange={(event) => setChosen({ ...chosen, publishesNew: event.target.checked })}
          />
          {t("publishesNew")}
        </label>
      )}
      <p className="mt-4">
        <BusyButton
          kind={one.state === "uploaded" || one.problems > 0 ? "leaf" : "quiet"}
          busy={isBusy}
          busyLabel={t("starting")}
          onPress={() => onCheck({ mapping, currency, publishesNew })}
        >
          {t(one.state === "uploaded" ? "check" : "checkAgain")}
        </BusyButton>
      </p>
    </section>
  );
}
