import { useState } from "react";
import { MOST_CONSTRAINTS } from "../../../../contracts/constraints.ts";
import type { CriteriaReading } from "../../../../contracts/match-operations.ts";
import { useMessages } from "../../../i18n/messages-context.tsx";
import { BusyButton } from "../../../ui/busy-button.tsx";
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts";
import { Loaded } from "../../account/loaded.tsx";
import type { Person } from "../../account/signed-in.tsx";
import { FailureNotice } from "../../credits/failure-notice.tsx";
import { AddPoint } from "./add-point.tsx";
import { EditPoint } from "./edit-point.tsx";
import { usePointWords } from "./point-words.ts";
import { numbered, type Point, sentencesOf, withoutNumbers, withPoint } from "./points.ts";
import { SentenceList } from "./sentence-list.tsx";
import { Standing } from "./standing.tsx";
import { useConfirmCriteria, useCriteriaReading } from "./use-criteria-reading.ts";

/** The saved criteria as they are read, to be mended and confirmed before a match is paid. */
export function CriteriaCard(props: {
  person: Person;
  saved: string;
  /** There are matches already: what led to them stands behind a press. */
  isFolded: boolean;
}) {
  const t = useMessages("criteria");
  const { person, saved, isFolded } = props;
  const query = useCriteriaReading(person, saved);
  const content = (
    <Loaded query={query} failedTitle={t("failed")} showsEarlier>
      {(reading) => <ReadBack person={person} saved={saved} reading={reading} />}
    </Loaded>
  );
  return (
    <div className="mt-6 rounded-xl border border-line p-4">
      {isFolded ? (
        <>
          <details>
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-leaf hover:underline">
              {t("title")}
            </summary>
            {content}
          </details>
          {query.data ? <Standing isConfirmed={query.data.isConfirmed} isChanged={false} /> : null}
        </>
      ) : (
        <>
          <h3 className="text-lg font-bold">{t("title")}</h3>
          {content}
        </>
      )}
    </div>
  );
}

type Asked = { do: "edit"; point: Point } | { do: "add" };

function ReadBack(props: { person: Person; saved: string; reading: CriteriaReading }) {
  const t = useMessages("criteria");
  const words = usePointWords();
  const { person, saved, reading } = props;
  // What the person has mended, of the text that they see beside it.
  const [edited, setEdited] = useState<{ text: string; points: Point[] }>();
  const [asked, setAsked] = useState<Asked>();
  const [said, setSaid] = useState("");
  const [presses, setPresses] = useState(0);
  // The pressed button goes with its point: the focus moves to the points that are left.
  const list = useFocusOnChange<HTMLDivElement>(presses);
  const { mutate, isPending, error, reset } = useConfirmCriteria(person, saved, () =>
    setEdited(undefined),
  );
  const { text, points } = edited ?? {
    text: reading.text,
    points: numbered(reading.constraints),
  };
  const change = (next: Point[], news: string) => {
    setEdited({ text, points: next });
    setSaid(news);
    reset();
  };
  const isToConfirm = edited !== undefined || !reading.isConfirmed;

  return (
    <>
      <p className="mt-1 max-w-prose text-muted">{t("text")}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div ref={list} tabIndex={-1} className="outline-none">
        {points.length === 0 ? <p className="mt-4 font-medium">{t("none")}</p> : null}
        <SentenceList
          sentences={sentencesOf(points, text)}
          onEdit={(point) => setAsked({ do: "edit", point })}
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
            className="button button-quiet !whitespace-normal"
            onClick={() => setAsked({ do: "add" })}
          >
            {t("addPoint")}
          </button>
        ) : null}
        {isToConfirm ? (
          <BusyButton
            busy={isPending}
            busyLabel={t("confirming")}
            onPress={() => mutate({ text, constraints: withoutNumbers(points) })}
          >
            {t("confirm")}
          </BusyButton>
        ) : null}
      </div>
      {error ? (
        <div className="mt-3">
          <FailureNotice error={error} />
        </div>
      ) : null}
      <Standing isConfirmed={reading.isConfirmed} isChanged={edited !== undefined} />
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
