import { Link } from "react-router";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import type { RoundContent } from "../../contracts/desk/round.ts";
import { useMayChange } from "../ui/may-change.tsx";
import { FindCompany } from "./find-company.tsx";

type Backer = RoundContent["investors"][number];

/** Who invested, and who led. */
export function Backers(props: {
  investors: Backer[];
  problem: string | undefined;
  onChange(investors: Backer[]): void;
}) {
  const { investors, problem, onChange } = props;
  const t = useMessages("deskCompanies");
  const mayChange = useMayChange();
  return (
    <section aria-labelledby="backers-heading" className="mt-8 border-t border-line pt-6">
      <h2 id="backers-heading" className="text-lg font-bold">
        {t("investors")}
      </h2>
      <ul className="mt-2 max-w-2xl divide-y divide-line">
        {investors.map((backer) => (
          <li key={backer.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <Link to={`/investors/${backer.id}`} className="min-w-40 flex-1 underline">
              {backer.name}
            </Link>
            <label className="flex min-h-9 items-center gap-2 text-sm max-md:min-h-11">
              <input
                type="checkbox"
                className="checkbox"
                checked={backer.isLead}
                onChange={(event) =>
                  onChange(
                    investors.map((one) =>
                      one.id === backer.id ? { ...one, isLead: event.target.checked } : one,
                    ),
                  )
                }
              />
              {t("isLead")}
              <span className="sr-only">: {backer.name}</span>
            </label>
            <button
              type="button"
              className="button button-quiet !min-h-9 text-sm"
              onClick={() => onChange(investors.filter(({ id }) => id !== backer.id))}
            >
              {t("remove")}
              <span className="sr-only"> {backer.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {mayChange ? (
        <div className="mt-3 max-w-md">
          <FindCompany
            of="investors"
            label={t("addInvestor")}
            problem={problem}
            without={investors.map(({ id }) => id)}
            onFound={(found) => onChange([...investors, { ...found, isLead: false }])}
          />
        </div>
      ) : null}
    </section>
  );
}
