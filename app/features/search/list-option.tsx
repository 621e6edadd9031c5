import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";

export type List = {
  id: string;
  /** The id of the option that the keys are at. */
  active: string | undefined;
  /** An option was followed: the box has done its work. */
  onLeave(): void;
};

export const OPTION_CLASS =
  "menu-item gap-3 aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-leaf";

/** @param name tells the option from the others of its list. */
export function optionId(list: string, name: string): string {
  return `${list}-${name}`;
}

/** An option that leads somewhere: a link, so that it also opens in another tab. */
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
