import { Link, useLocation } from "react-router";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import type { NextAction } from "./next-action.ts";
import { isSaidAt, type Said, sayAction } from "./say-action.ts";
import { useNextAction } from "./use-next-action.ts";

/** Beside a form these look like the cost of saving: a price, or the same changes again. */
const LIKE_SAVING: ReadonlySet<NextAction["kind"]> = new Set(["publishAgain", "addCredits"]);

/** The one thing to do now, with a link; renders nothing where it is done on this very page. */
export function NextStepStrip(props: {
  person: Person;
  /** Content below must not move once it is known. */
  keepsPlace: boolean;
  /** Something is saved on this page. */
  isBesideForm?: boolean;
  /** The page has a main button of its own, above. */
  isQuiet?: boolean;
  /** It is inside a card that says what it belongs to. */
  isWithin?: boolean;
}) {
  const { person, keepsPlace, isBesideForm = false, isQuiet = false, isWithin = false } = props;
  const { pathname, search } = useLocation();
  const next = useSaidAction(person);
  if (!next) return keepsPlace ? <div className="min-h-40 sm:min-h-24" /> : null;
  if (isBesideForm && LIKE_SAVING.has(next.kind)) return null;
  if (isSaidAt(`${pathname}${withoutLanguage(search)}`, next.said)) return null;
  return <Step {...next} isQuiet={isQuiet} isWithin={isWithin} />;
}

/**
 * The next step, offered instead of a rerun that would change nothing; also where it is done on
 * this very page.
 */
export function NextInstead({ person }: { person: Person }) {
  const next = useSaidAction(person);
  return next ? <Step {...next} /> : null;
}

/** The one thing to do now, in words; undefined until it is known. */
export function useSaidAction(
  person: Person,
): { kind: NextAction["kind"]; said: Said } | undefined {
  const t = useMessages("nextStep");
  const language = useLanguage();
  const next = useNextAction(person);
  if (!next) return undefined;
  const { action, page } = next;
  return { kind: action.kind, said: sayAction(action, t, { role: person.role, language, page }) };
}

function Step({
  kind,
  said: { title, text, way, to },
  isQuiet = false,
  isWithin = false,
}: {
  kind: NextAction["kind"];
  said: Said;
  isQuiet?: boolean;
  isWithin?: boolean;
}) {
  const t = useMessages("nextStep");
  // A fault looks the same everywhere.
  const edge = kind === "fixWebsite" ? "border-s-turmeric" : "border-s-leaf";
  return (
    <section
      aria-labelledby="next-step"
      className={`grid min-h-40 content-center gap-3 rounded-xl px-4 py-3 sm:min-h-24 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-6 ${isWithin ? "bg-sunken" : `border border-line border-s-4 bg-surface ${edge}`}`}
    >
      <div className="min-w-0">
        <h2 id="next-step" className="font-sans text-base leading-snug font-semibold">
          <span className="block text-sm text-leaf">{t("nextStep")}</span>
          {title}
        </h2>
        <p className="mt-0.5 max-w-prose text-sm text-muted">{text}</p>
      </div>
      <Link
        to={to}
        className={`button text-sm max-sm:w-full ${isQuiet ? "button-quiet" : "button-leaf"}`}
      >
        {way}
      </Link>
    </section>
  );
}

/** A link may also name the language; the page is the same. */
function withoutLanguage(search: string): string {
  const asked = new URLSearchParams(search);
  asked.delete("lang");
  return asked.size === 0 ? "" : `?${asked}`;
}
