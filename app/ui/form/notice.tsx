import type { ReactNode, Ref } from "react";

/**
 * A message about the whole page or form, announced when it appears. Only scripts focus it, so it
 * needs no focus ring.
 */
export function Notice(props: {
  kind: "alert" | "success" | "info";
  title?: string;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div
      ref={props.ref}
      tabIndex={-1}
      role={props.kind === "alert" ? "alert" : "status"}
      className={`notice notice-${props.kind} outline-none`}
    >
      {props.title ? <p className="font-semibold">{props.title}</p> : null}
      {props.children}
    </div>
  );
}
