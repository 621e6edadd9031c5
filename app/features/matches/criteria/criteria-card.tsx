import {
  type Dispatch,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { MOST_CONSTRAINTS } from "../../../../contracts/constraints.ts";
import type { CriteriaReading } from "../../../../contracts/match-operations.ts";
import { useMessages } from "../../../i18n/messages-context.tsx";
import { BusyButton } from "../../../ui/busy-button.tsx";
import { MemberIcon } from "../../../ui/member-icons.tsx";
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts";
import { Loaded } from "../../account/loaded.tsx";
import type { Person } from "../../account/signed-in.tsx";
import { FailureBelow } from "../../credits/failure-notice.tsx";
import { AddPoint } from "./add-point.tsx";
import { Confirmation } from "./criteria-glance.tsx";
import { EditPoint } from "./edit-point.tsx";
import { PointGroups } from "./point-groups.tsx";
import { usePointWords } from "./point-words.ts";
import { type Meant, numbered, type Point, sentencesOf, withPoint } from "./points.ts";
import { PointsInMatch } from "./points-in-match.tsx";
import { SentenceList } from "./sentence-list.tsx";
import { type Criteria, useConfirmCriteria, useCriteriaReading } from "./use-criteria-reading.ts";

/**
 * The saved criteria as they were read, to be corrected and confirmed before a match is paid.
 * Unconfirmed corrections outlive a match, after which the card is elsewhere on the page: so its
 * parent holds them.
 */
export function CriteriaCard(props: {
  person: Person;
  criteria: Criteria;
  /** The person's corrections, for the text that they see beside them. */
  edited: Meant | undefined;
  onEdited: Dispatch<SetStateAction<Meant | undefined>>;
  isHidden: boolean;
  /** There are matches already: their criteria are folded. */
  isFolded: boolean;
  /** They were saved just now: their reading is scrolled into view. */
  isNew: boolean;
  /** Whether the points still need to be confirmed. */
  onStanding(isToConfirm: boolean): void;
}) {
  const t = useMessages("criteria");
  const { person, criteria, isHidden, ...others } = props;
  const query = useCriteriaReading(person, criteria);
  return (
    <div hidden={isHidden} className="mt-6 rounded-xl border border-line p-4">
      <Loaded query={query} failedTitle={t("failed")} showsEarlier>
        {(reading) => (
          <ReadBack person={person} criteria={criteria} reading={reading} {...others} />
        )}
      </Loaded>
    </div>
  );
}

/** With the points at the time of the question: a closer reading may arrive meanwhile. */
type Asked = { from: Meant } & ({ do: "edit"; point: Point } | { do: "add" });

function ReadBack(props: {
  person: Person;
  criteria: Criteria;
  reading: CriteriaReading;
  edited: Meant | undefined;
  onEdited: Dispatch<SetStateAction<Meant | undefined>>;
  isFolded: boolean;
  isNew: boolean;
  onStanding(isToConfirm: boolean): void;
}) {
  const t = useMessages("criteria");
  const words = usePointWords();
  const { person, criteria, reading, edited, onEdited, isFolded } = props;
  const [asked, setAsked] = useState<Asked>();
  const [said, setSaid] = useState("");
  const [presses, setPresses] = useState(0);
  // The pressed button disappears with its point: the focus moves to the remaining points.
  const list = useFocusOnChange<HTMLDivElement>(presses);
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLElement>(null);
  const { mutate, isPending, error, reset } = useConfirmCriteria(person, criteria, (meant) => {
    // Corrections made during the confirmation still need to be confirmed.
    onEdited((now) => (now === meant ? undefined : now));
    // The pressed button disappears, and the points may, too.
    if (card.current?.contains(document.activeElement)) heading.current?.focus();
  });
  const shown: Meant = edited ??
    asked?.from ?? { text: reading.text, points: numbered(reading.constraints) };
  const { text, points } = shown;
  const change = (next: Point[], news: string) => {
    onEdited({ text, points: next });
    setSaid(news);
    reset();
  };
  const isToConfirm = edited !== undefined || !reading.isConfirmed;
  const showNew = useEffectEvent(() => {
    if (props.isNew) heading.current?.focus();
  });
  useEffect(() => showNew(), []);
  const tellStanding = useEffectEvent(props.onStanding);
  useEffect(() => tellStanding(isToConfirm), [isToConfirm]);

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div ref={card}>
        <details className="group peer" open={!isFolded || edited !== undefined}>
          <summary
            ref={heading}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-3"
          >
            <h3 className="text-lg font-bold">{t("title")}</h3>
            <MemberIcon
              name="chevron"
              className="size-5 shrink-0 text-muted group-open:rotate-180"
            />
          </summary>
          <p className="max-w-prose text-muted">{t("text")}</p>
          <CloseReading reading={reading} />
          <div ref={list} tabIndex={-1} className="outline-none">
            {points.length === 0 ? <p className="mt-4 font-medium">{t("none")}</p> : null}
            <SentenceList
              sentences={sentencesOf(points, text)}
              onEdit={(point) => setAsked({ do: "edit", point, from: shown })}
              onRemove={(point) => {
                change(
                  points.filter(({ id }) => id !== point.id),
                  t("removed", { point: words(point) }),
                );
                setPresses(presses + 1);
              }}
            />
          </div>
          <div className="mt-4 flex flex-wrap gap-2">
            {points.length < MOST_CONSTRAINTS ? (
              <button
                type="button"
                className="button button-quiet"
                onClick={() => setAsked({ do: "add", from: shown })}
              >
                {t("addPoint")}
              </button>
            ) : null}
            {isToConfirm ? (
              <BusyButton
                busy={isPending}
                busyLabel={t("confirming")}
                onPress={() => mutate(shown)}
              >
                {t("confirm")}
              </BusyButton>
            ) : null}
          </div>
        </details>
        {isFolded ? (
          // On a phone it is above the matches.
          <div className="text-sm peer-open:hidden max-xl:hidden">
            <PointGroups points={points} />
            <p className="mt-2">
              <Confirmation isConfirmed={!isToConfirm} />
            </p>
            {isToConfirm ? (
              <BusyButton
                kind="quiet"
                className="mt-2 text-sm"
                busy={isPending}
                busyLabel={t("confirming")}
                onPress={() => mutate(shown)}
              >
                {t("confirm")}
              </BusyButton>
            ) : null}
          </div>
        ) : null}
        {/* On a phone it is folded with the points that it is about. */}
        <div className={isFolded ? "max-xl:hidden max-xl:peer-open:block" : undefined}>
          <PointsInMatch isConfirmed={reading.isConfirmed} isChanged={edited !== undefined} />
        </div>
        <FailureBelow error={error} />
      </div>
      {asked?.do === "edit" ? (
        <EditPoint
          point={asked.point}
          onChange={(point) => {
            const { id } = asked.point;
            change(withPoint(points, point, id), t("changed", { point: words(point) }));
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      {asked?.do === "add" ? (
        <AddPoint
          role={person.role}
          onAdd={(point) => {
            change(withPoint(points, point), t("added", { point: words(point) }));
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
}

/**
 * Says that a model is reading the text, and when it has finished: the points may have changed
 * then.
 */
function CloseReading({ reading }: { reading: CriteriaReading }) {
  const t = useMessages("criteria");
  const [wasBeingRead, setWasBeingRead] = useState(reading.isBeingRead);
  if (reading.isBeingRead && !wasBeingRead) setWasBeingRead(true);
  const isDone = wasBeingRead && !reading.isBeingRead && !reading.isConfirmed;
  return (
    <p role="status" className="max-w-prose font-medium">
      {reading.isBeingRead ? (
        <span className="mt-3 flex items-start gap-2">
          <span className="spinner mt-1 !size-4 shrink-0 !border-2" aria-hidden="true" />
          {t("beingRead")}
        </span>
      ) : isDone ? (
        <span className="mt-3 block">{t("readClosely")}</span>
      ) : null}
    </p>
  );
}
