import { useState } from "react";
import { Link } from "react-router";
import { useLabel, useMessages } from "../../i18n/messages-context.tsx";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { useFocusOnChange } from "../../ui/use-focus-on-change.ts";
import { RenameForm } from "./rename-form.tsx";
import type { SavedItem } from "./saved-kinds.ts";

const TOOL = "flex size-11 items-center justify-center rounded-lg text-muted hover:bg-sunken";

/** One saved thing: its link, and what can be done with it. */
export function SavedLine(props: {
  item: SavedItem;
  onRemove: () => void;
  /** Only for things that the person has named. */
  onRename?: ((name: string) => void) | undefined;
}) {
  const { item, onRemove, onRename } = props;
  const t = useMessages("savedItems");
  const label = useLabel();
  const [renaming, setRenaming] = useState(false);
  const pencil = useFocusOnChange<HTMLButtonElement>(renaming);
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
          className="group flex min-h-11 min-w-0 grow items-center gap-3 wrap-anywhere"
        >
          {item.logo === undefined ? null : <CompanyLogo name={name} logo={item.logo} />}
          <span className="min-w-0">
            <span className="block font-medium group-hover:text-leaf group-hover:underline">
              {name}
            </span>
            {item.facts ? (
              <span className="dotted flex flex-wrap text-sm text-muted">
                {item.facts.map((fact) => (
                  <span key={fact}>{label(fact)}</span>
                ))}
              </span>
            ) : null}
          </span>
        </Link>
      )}
      <span className="flex shrink-0">
        {onRename ? (
          <button
            ref={pencil}
            type="button"
            className={`${TOOL} hover:text-leaf`}
            aria-label={t("renameOf", { name })}
            onClick={() => setRenaming(true)}
          >
            <MemberIcon name="pencil" />
          </button>
        ) : null}
        <button
          type="button"
          className={`${TOOL} hover:text-alert`}
          aria-label={t("removeOf", { name })}
          onClick={onRemove}
        >
          <MemberIcon name="trash" />
        </button>
      </span>
    </li>
  );
}
