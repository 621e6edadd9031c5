import { useMessages } from "../../../i18n/messages-context.tsx";
import { MemberIcon } from "../../../ui/member-icons.tsx";
import { usePointWords } from "./point-words.ts";
import type { Point } from "./points.ts";

/** A point of the criteria, with the buttons that edit or remove it. */
export function PointChip(props: { point: Point; onEdit(): void; onRemove(): void }) {
  const t = useMessages("criteria");
  const words = usePointWords()(props.point);
  const { polarity, reading } = props.point;
  const tags = [
    ...(polarity === "only" ? [t("tagOnly")] : []),
    ...(reading === "doubtful" ? [t("tagDoubtful")] : []),
  ];
  return (
    <li className="flex min-w-0 items-center rounded-3xl border border-line bg-sunken ps-3.5">
      <span className="min-w-0 py-1.5 wrap-anywhere">
        {words}
        {tags.map((tag) => (
          <span key={tag} className="ms-1.5 text-sm text-muted">
            ({tag})
          </span>
        ))}
      </span>
      <button
        type="button"
        aria-label={t("editPoint", { point: words })}
        className="ms-1 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:text-leaf"
        onClick={props.onEdit}
      >
        <MemberIcon name="pencil" className="size-4" />
      </button>
      <button
        type="button"
        aria-label={t("removePoint", { point: words })}
        className="-ms-1.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:text-alert"
        onClick={props.onRemove}
      >
        <MemberIcon name="cross" className="size-4" />
      </button>
    </li>
  );
}
