import { type ReactNode, useId } from "react";

/** Attributes that link a control to its label, hint and problem. */
export type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

/** A label, the control, a hint before and a problem after. */
export function Field(props: {
  label: string;
  /** Shown beside the label of an optional field. */
  optional?: string | undefined;
  hint?: ReactNode;
  problem?: string | undefined;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}) {
  const { label, optional, hint, problem, className, children } = props;
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const problemId = problem ? `${id}-problem` : undefined;
  const describedBy = [problemId, hintId].filter((part) => part !== undefined).join(" ");
  return (
    <div className={className ?? "min-w-0"}>
      <label htmlFor={id} className="font-medium">
        {label}
        {optional ? <span className="ms-2 text-sm font-normal text-muted">{optional}</span> : null}
      </label>
      <div className="mt-1.5">
        {children({
          id,
          "aria-describedby": describedBy === "" ? undefined : describedBy,
          "aria-invalid": problem ? true : undefined,
        })}
      </div>
      <Problem id={problemId} text={problem} />
      {/* Below, so that controls in a row stay aligned. */}
      {hint ? (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** The problem of a control, shown beside it. */
export function Problem({ id, text }: { id: string | undefined; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className="mt-1.5 text-sm font-medium text-alert">
      {text}
    </p>
  );
}
