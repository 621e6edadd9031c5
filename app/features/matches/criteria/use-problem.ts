import { type RefObject, useEffect, useRef, useState } from "react";

/** The problem of a small form: its control gets the focus each time it is reported. */
export function useProblem(): {
  form: RefObject<HTMLFormElement | null>;
  problem: string | undefined;
  tell(problem: string | undefined): void;
} {
  const form = useRef<HTMLFormElement>(null);
  const [told, setTold] = useState<{ problem: string | undefined }>();
  useEffect(() => {
    if (told?.problem) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [told]);
  return { form, problem: told?.problem, tell: (problem) => setTold({ problem }) };
}
