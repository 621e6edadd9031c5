import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";

export type List = {
  id: string;
  /** The id of the option selected by the keyboard. */
  active: string | undefined;
  /** An option was followed: the box is no longer needed. */
  onLeave(): void;
};

export const OPTION_CLASS =
  "menu-item gap-3 aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-leaf";

/** @param name unique among the options of its list. */
export function optionId(list: string, name: string): string {
  return `${list}-${name}`;
}

/** An option with an address: a link, so that it can also be opened in another tab. */
export function ListOption(props: {
  list: List;
  name: string;
  to: string;
  shortcut?: string;
  children: ReactNode;
}) {
  const { list, name, to, shortcut, children } = props;
  const id = optionId(list.id, name);
  const follow = (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) list.onLeave();
  };
  return (
    <Link
      id={id}
      role="option"
      aria-selected={list.active === id}
      aria-keyshortcuts={shortcut}
      tabIndex={-1}
      to={to}
      className={OPTION_CLASS}
      onClick={follow}
    >
      {children}
    </Link>
  );
}
