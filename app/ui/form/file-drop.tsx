import { type DragEvent, type ReactNode, type Ref, useEffect, useState } from "react";
import { MemberIcon } from "../member-icons.tsx";

/** Takes one file, chosen by pointer or keyboard, or dropped. All its words come from outside. */
export function FileDrop(props: {
  /** The words for pressing it. */
  label: string;
  /** Shown next to it if there is a pointer. */
  dropLabel: string;
  hint: string;
  /** As an input's `accept`: it helps choosing, and checks nothing. */
  accept: string;
  describedBy?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  /** A single line: for something small beside other things. */
  isLow?: boolean;
  /** The page exists for this: nothing has been uploaded yet. */
  isPrimary?: boolean;
  /** What the file is good for. */
  children?: ReactNode;
  onChoose(file: File): void;
}) {
  const [isOver, setOver] = useState(false);
  useNoStrayDrops();

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) props.onChoose(file);
  };
  return (
    <label
      className={`drop-area ${props.isPrimary ? "!min-h-60" : ""} ${props.isLow ? "!min-h-0 !flex-row !justify-start !gap-4 !px-4 !py-3 !text-start" : ""}`}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        event.dataTransfer.dropEffect = "copy";
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={props.inputRef}
        type="file"
        accept={props.accept}
        aria-describedby={props.describedBy}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // So that choosing the same file again counts as a choice, too.
          currentTarget.value = "";
          if (file) props.onChoose(file);
        }}
      />
      <MemberIcon name="upload" className="size-8 shrink-0 text-leaf" />
      {props.children}
      <span className={props.isLow ? "flex min-w-0 flex-wrap gap-x-2" : "contents"}>
        <span
          className={
            props.isPrimary
              ? "button button-leaf my-2"
              : "font-semibold text-leaf underline underline-offset-4"
          }
        >
          {props.label}
        </span>
        <span className="hidden text-muted md:block">{props.dropLabel}</span>
        <span className={`text-sm text-muted ${props.isLow ? "basis-full" : ""}`}>
          {props.hint}
        </span>
      </span>
    </label>
  );
}

/** A file dropped beside the area must not replace the page. */
function useNoStrayDrops(): void {
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      event.preventDefault();
    };
    window.addEventListener("dragover", ignore);
    window.addEventListener("drop", ignore);
    return () => {
      window.removeEventListener("dragover", ignore);
      window.removeEventListener("drop", ignore);
    };
  }, []);
}
