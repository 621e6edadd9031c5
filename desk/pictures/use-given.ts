import { type RefObject, useEffect, useRef, useState } from "react";

/** What somebody drops or pastes: files, or else the address of a picture. */
export type Given = { files: File[]; address: string | undefined };

/**
 * Listens for pictures dropped on a part of the screen, or pasted while the focus is in it.
 * @param place undefined: anywhere on the screen.
 * @returns whether something is dragged over it.
 */
export function useGiven(options: {
  place?: RefObject<HTMLElement | null>;
  isOff: boolean;
  onGiven(given: Given): void;
}): boolean {
  const { place, isOff } = options;
  const [isOver, setOver] = useState(false);
  const tell = useRef(options.onGiven);
  tell.current = options.onGiven;
  useEffect(() => {
    const target = place ? place.current : document.body;
    if (!target || isOff) return;
    const take = (event: Event, data: DataTransfer | null) => {
      const given = data && readGiven(data);
      if (!given) return;
      event.preventDefault();
      tell.current(given);
    };
    const over = (event: DragEvent) => {
      if (!event.dataTransfer || !mayCarry(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      const inside = event.relatedTarget instanceof Node && target.contains(event.relatedTarget);
      if (!inside) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      take(event, event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches(TYPED_INTO);
      // Text pasted into a field belongs to that field.
      if (!isTyping || event.clipboardData?.files.length) take(event, event.clipboardData);
    };
    // A near miss would make the browser open the file in place of the desk.
    const guard = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    document.addEventListener("dragover", guard);
    document.addEventListener("drop", guard);
    target.addEventListener("dragenter", over);
    target.addEventListener("dragover", over);
    target.addEventListener("dragleave", leave);
    target.addEventListener("drop", drop);
    target.addEventListener("paste", paste);
    return () => {
      document.removeEventListener("dragover", guard);
      document.removeEventListener("drop", guard);
      target.removeEventListener("dragenter", over);
      target.removeEventListener("dragover", over);
      target.removeEventListener("dragleave", leave);
      target.removeEventListener("drop", drop);
      target.removeEventListener("paste", paste);
    };
  }, [place, isOff]);
  return isOver;
}

const TYPED_INTO = "input, textarea, [contenteditable=true]";

/** Dragged data can be read only once it is dropped. */
function mayCarry({ types }: DataTransfer): boolean {
  return types.includes("Files") || types.includes("text/uri-list");
}

function readGiven(data: DataTransfer): Given | undefined {
  const files = [...data.files];
  const address = [data.getData("text/uri-list"), data.getData("text/plain")]
    .flatMap((text) => text.split(/\s+/))
    .find((word) => /^https?:\/\//.test(word));
  if (files.length === 0 && address === undefined) return undefined;
  return { files, address };
}
