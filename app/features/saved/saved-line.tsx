import { useState } from "react";
import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { RenameForm } from "./rename-form.tsx";
import type { SavedItem } from "./saved-kinds.ts";

/** One saved thing: its link, and what can be done with it. */
export function SavedLine(props: {
  item: SavedItem;
  onRemove: () => void;
  /** Only for things that the person has named. */
  onRename?: ((name: string) => void) | undefined;
}) {
  const { item, onRemove, onRename } = props;
  const t = useMessages("savedItems");
  const [renaming, setRenaming] = useState(false);
  const name = item.name ?? t("unpublished");

  if (renaming && onRename) {
    return (
      <li className="py-3">
        <RenameForm
          name={name}
          onDone={(chosen) => {
            setRenaming(false);
            if (chosen !== undefined && chosen !== name) onRename(chosen);
          }}
        />
      </li>
    );
  }
  return (
    <li className="flex min-h-14 items-center justify-between gap-2 py-1">
      {item.to === null ? (
        <span className="min-w-0 text-muted">{name}</span>
      ) : (
        <Link
          to={item.to}
          className="flex min-h-11 min-w-0 items-center font-medium wrap-anywhere hover:text-leaf hover:underline"
        >
          {name}
        </Link>
      )}
      <span className="flex shrink-0 gap-1">
        {onRename ? (
          <button
            type="button"
            className="button button-quiet !px-4 text-sm"
            aria-label={t("renameOf", { name })}
            onClick={() => setRenaming(true)}
          >
            {t("rename")}
          </button>
        ) : null}
        <button
          type="button"
          className="flex size-11 items-center justify-center rounded-lg text-muted hover:bg-sunken hover:text-alert"
          aria-label={t("removeOf", { name })}
          onClick={onRemove}
        >
          <MemberIcon name="trash" />
        </button>
      </span>
    </li>
  );
}
