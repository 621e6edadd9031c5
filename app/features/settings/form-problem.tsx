import { Notice } from "../../ui/form/notice.tsx";

/** Why a form was not saved, announced beside its button. */
export function FormProblem({ title, text }: { title?: string; text: string | undefined }) {
  return text === undefined ? null : (
    <Notice kind="alert" title={title}>
      <p>{text}</p>
    </Notice>
  );
}
