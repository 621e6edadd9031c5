import { useEffect, useState } from "react";
import { useBoxEvent } from "./use-box-event.ts";

type Combobox = {
  /** The id of the option that Enter would choose. */
  active: string | undefined;
  isOpen: boolean;
};

/**
 * Makes a text box and a list below it a combobox (WAI-ARIA): the focus stays in the box, the keys
 * move through the options of the list.
 * @param list `options`: the ids of the options in order; empty: nothing to show. `onDelete`:
 * Delete was pressed on one of them.
 */
export function useCombobox(
  box: HTMLInputElement,
  list: { options: string[]; onOpen(): void; onDelete(option: string): void },
): Combobox {
  const [isWanted, setWanted] = useState(() => document.activeElement === box);
  const [chosen, setActive] = useState<string>();
  const { options } = list;
  const isOpen = isWanted && options.length > 0;
  const active = isOpen ? options.find((option) => option === chosen) : undefined;

  const open = () => {
    list.onOpen();
    setWanted(true);
    setActive(undefined);
  };
  const close = () => {
    setWanted(false);
    setActive(undefined);
  };
  const activate = (option: string | undefined) => {
    setActive(option);
    if (option) document.getElementById(option)?.scrollIntoView({ block: "nearest" });
  };
  const move = (step: number) => {
    const from = active === undefined ? -1 : options.indexOf(active);
    if (from < 0) activate(options.at(step > 0 ? 0 : -1));
    else activate(options[(from + step + options.length) % options.length]);
  };

  /** @returns whether the key was handled. */
  const press = ({ key }: KeyboardEvent): boolean => {
    if (key === "Escape") return leave();
    if (key === "ArrowDown" || key === "ArrowUp") {
      if (isOpen) move(key === "ArrowDown" ? 1 : -1);
      else open();
      return true;
    }
    if (active === undefined) return false;
    if (key === "Home") activate(options.at(0));
    else if (key === "End") activate(options.at(-1));
    else if (key === "Enter") document.getElementById(active)?.click();
    else if (key === "Delete") list.onDelete(active);
    else {
      // Any other key belongs to the text again.
      setActive(undefined);
      return false;
    }
    return true;
  };
  /** Closes the list, then clears the box, then leaves Escape to the surrounding menu. */
  const leave = (): boolean => {
    if (isOpen) close();
    else if (box.value !== "") box.form?.reset();
    else return false;
    return true;
  };

  useBoxEvent(box, "keydown", (event) => {
    // Keys of an input method; Safari reports 229 for the Enter that ends one.
    if (event.isComposing || event.keyCode === 229) {
      if (event.key === "Enter") event.preventDefault();
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey || !press(event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useBoxEvent(box, "focus", open);
  useBoxEvent(box, "click", open);
  useBoxEvent(box, "input", open);
  useBoxEvent(box, "blur", close);
  useBoxEvent(box.form, "reset", close);

  // The box belongs to the frame and is never remounted: the text being typed stays.
  useEffect(() => {
    box.ariaExpanded = String(isOpen);
    if (active === undefined) box.removeAttribute("aria-activedescendant");
    else box.setAttribute("aria-activedescendant", active);
  }, [box, isOpen, active]);

  return { active, isOpen };
}
