import { useState } from "react";
import { useLocation } from "react-router";
import type { Introduction } from "../../../contracts/introductions.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { Loaded } from "../account/loaded.tsx";
import type { Person } from "../account/signed-in.tsx";
import { IntroductionLine } from "./introduction-line.tsx";
import { inOrder, waitsForMe } from "./introductions.ts";
import { introductionElement, useInView } from "./use-introduction-in-view.ts";
import { useIntroductions } from "./use-introductions.ts";

/** How many are shown besides those awaiting an answer; a button shows the others. */
const OPEN_LINES = 3;

/** The introductions requested by either side; those awaiting an answer first, the ended folded. */
export function IntroductionsSection(props: {
  person: Person;
  /** The one in the address. */
  wanted: string | null;
  /** The content above has loaded: nothing moves any more. */
  isSettled: boolean;
  /** A matched candidate has joined, or may have; without one no introduction is possible yet. */
  canAsk: boolean;
}) {
  const t = useMessages("matches");
  const { person } = props;
  const query = useIntroductions(person);
  const waiting = query.data?.filter(waitsForMe).length ?? 0;
  return (
    <section aria-labelledby="introductions-heading" className="card min-w-0">
      <h2 id="introductions-heading" className="text-xl font-bold">
        {t("introductions")}
      </h2>
      {waiting > 0 ? (
        <p className="mt-1 font-medium">{t("waitingForYou", { count: waiting })}</p>
      ) : null}
      <p className="mt-1 text-sm text-muted">{t("introductionsText")}</p>
      <div className="mt-4">
        <Loaded query={query} failedTitle={t("introductionsFailed")} showsEarlier>
          {(introductions) => <Introductions {...props} introductions={introductions} />}
        </Loaded>
      </div>
    </section>
  );
}

function Introductions(props: {
  person: Person;
  wanted: string | null;
  isSettled: boolean;
  canAsk: boolean;
  introductions: Introduction[];
}) {
  const t = useMessages("matches");
  const { person, wanted, isSettled, canAsk, introductions } = props;
  const { key } = useLocation();
  const [isWhole, setWhole] = useState(false);
  // The result of a press gets the focus, until another link is followed.
  const [pressed, setPressed] = useState<{ id: string; at: string }>();
  const next = pressed?.at === key ? pressed.id : undefined;
  const target = next ?? wanted;
  const isKnown = introductions.some(({ id }) => id === target);
  const element = introductionElement(isKnown && target !== null ? target : undefined);
  useInView(target === null || !isSettled ? undefined : element, `${key} ${next}`);

  const { standing, ended } = inOrder(introductions);
  const open = introductions.filter(waitsForMe).length + OPEN_LINES;
  const isShown = ({ id }: Introduction, place: number) => isWhole || place < open || id === target;
  const firstHidden = standing.find((introduction, place) => !isShown(introduction, place));
  const lines = (some: readonly Introduction[]) => (
    <ul
      // A single one takes the whole width.
      className={`grid gap-3 md:items-start ${some.length > 1 ? "md:grid-cols-2 xl:grid-cols-1" : ""}`}
    >
      {some.map((introduction) => (
        <IntroductionLine
          key={introduction.id}
          person={person}
          introduction={introduction}
          isHighlighted={introduction.id === wanted}
          onPressed={() => setPressed({ id: introduction.id, at: key })}
        />
      ))}
    </ul>
  );
  return (
    <>
      {wanted === null || introductions.some(({ id }) => id === wanted) ? null : (
        <div id={introductionElement(undefined)} tabIndex={-1} className="mb-4">
          <Notice kind="info" title={t("unknownIntroduction")}>
            <p className="text-sm wrap-anywhere">
              {t("unknownIntroductionText", { email: person.session.user.email ?? "" })}
            </p>
          </Notice>
        </div>
      )}
      {introductions.length === 0 ? (
        <p>
          <span className="block">{t("introductionsEmpty")}</span>
          {canAsk ? t("introductionsHow") : null}
        </p>
      ) : null}
      {lines(standing.filter(isShown))}
      {firstHidden ? (
        <button
          type="button"
          className="button button-quiet mt-3 text-sm"
          onClick={() => {
            setWhole(true);
            setPressed({ id: firstHidden.id, at: key });
          }}
        >
          {t("showAllIntroductions", { count: standing.length })}
        </button>
      ) : null}
      {ended.length > 0 ? (
        <details className="group mt-2" open={ended.some(({ id }) => id === target)}>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 text-sm font-medium text-muted hover:underline">
            {t("ended", { count: ended.length })}
            <MemberIcon name="chevron" className="size-4 group-open:rotate-180" />
          </summary>
          {lines(ended)}
        </details>
      ) : null}
    </>
  );
}
