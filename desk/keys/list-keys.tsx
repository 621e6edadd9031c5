import { useMessages } from "../../app/i18n/messages-context.tsx";
import { useKeys } from "./keys.tsx";

const CONTROL = "a[href], button:enabled, summary, select:enabled";

/**
 * The keys that every room has: to its search, and up and down through its `data-item` elements, be
 * they rows, pairs, events or the rooms themselves.
 */
export function useRoomKeys(): void {
  const t = useMessages("deskKeys");
  const inList = () => currentItem() !== undefined;
  useKeys([
    { key: "g", label: t("rooms"), run: () => focus(document.querySelector("nav [aria-current]")) },
    {
      key: "/",
      label: t("search"),
      isOn: () => searchField() !== null,
      run: () => focus(searchField()),
    },
    { key: "j", label: t("next"), isOn: () => items().length > 0, run: () => step(1) },
    { key: "k", label: t("previous"), isOn: () => items().length > 0, run: () => step(-1) },
    { key: "arrowdown", label: t("next"), isOn: inList, run: () => step(1) },
    { key: "arrowup", label: t("previous"), isOn: inList, run: () => step(-1) },
    { key: "escape", label: t("leave"), isOn: () => fieldInMain() !== undefined, run: leave },
  ]);
}

/** The keys of a list in which several items can be chosen at once. */
export function useChoosingKeys(): void {
  const t = useMessages("deskKeys");
  const box = () => currentItem()?.querySelector<HTMLElement>("[type=checkbox]");
  const all = () => document.querySelector<HTMLElement>("[data-all]");
  const bulk = () => document.querySelector("[data-bulk] button");
  useKeys([
    { key: "x", label: t("select"), isOn: () => Boolean(box()), run: () => box()?.click() },
    { key: "a", label: t("selectAll"), isOn: () => all() !== null, run: () => all()?.click() },
    { key: "b", label: t("bulk"), isOn: () => bulk() !== null, run: () => focus(bulk()) },
  ]);
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus();
}

function searchField(): Element | null {
  return document.querySelector("main input[type=search]");
}

/** The items around the focus: the rooms while one is focused, else the screen's. */
function items(): Element[] {
  const around = document.activeElement?.closest("nav") ?? document.querySelector("main");
  const all = [...(around?.querySelectorAll("[data-item]") ?? [])];
  return all.filter((item) => item.querySelector(CONTROL) !== null);
}

function currentItem(): Element | undefined {
  return document.activeElement?.closest("[data-item]") ?? undefined;
}

/** To the next or previous item; the first one to begin with. */
function step(by: 1 | -1): void {
  const all = items();
  const current = currentItem();
  const at = current ? all.indexOf(current) : -1;
  const next = all[at === -1 ? 0 : at + by];
  const control = next?.querySelector(CONTROL);
  focus(control ?? null);
  control?.scrollIntoView({ block: "nearest" });
}

function fieldInMain(): HTMLElement | undefined {
  const active = document.activeElement;
  const isField =
    active instanceof HTMLElement &&
    active.closest("main") !== null &&
    (active.isContentEditable || active.matches("input, textarea, select"));
  return isField ? active : undefined;
}

function leave(): void {
  fieldInMain()?.blur();
  focus(document.querySelector("main"));
}
