import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Problem } from "../../app/ui/form/field.tsx";
import { type FactSource, isSourceGiven } from "../../contracts/desk/provenance.ts";
import { useMayChange } from "./may-change.tsx";

const PARTS = ["publisher", "url", "readOn"] as const;
const TYPES = { publisher: "text", url: "url", readOn: "date" } as const;

/** Where a fact was read: folded under its field, so that a form of twenty facts stays short. */
export function SourceFields(props: {
  /** The fact's name, for screen readers. */
  of: string;
  source: FactSource;
  problem?: string | undefined;
  onChange(source: FactSource): void;
}) {
  const { of, source, problem, onChange } = props;
  const t = useMessages("deskCompanies");
  const words = useMessages("deskDocuments");
  const desk = useMessages("desk");
  const isGiven = isSourceGiven(source);
  if (!useMayChange() && !isGiven) return null;
  return (
    <details className="mt-1 text-sm" {...(problem && { open: true })}>
      <summary className="inline-flex min-h-9 max-w-full cursor-pointer items-center truncate text-muted underline underline-offset-4 hover:text-ink max-md:min-h-11">
        {isGiven ? t("sourceIs", { publisher: source.publisher || source.url }) : t("addSource")}
        <span className="sr-only">: {of}</span>
      </summary>
      <div className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] gap-2 rounded-xl bg-sunken p-2">
        {PARTS.map((part) => (
          <input
            key={part}
            type={TYPES[part]}
            className="input"
            aria-label={`${words(`source_${part}`)}: ${of}`}
            placeholder={words(`source_${part}`)}
            value={source[part]}
            onChange={(event) => onChange({ ...source, [part]: event.target.value })}
          />
        ))}
        {isGiven && source.readBy ? (
          <p className="col-span-full px-1 text-muted">
            {t("readBy", { role: desk(`role_${source.readBy}`) })}
          </p>
        ) : null}
        <Problem id={undefined} text={problem} />
      </div>
    </details>
  );
}
