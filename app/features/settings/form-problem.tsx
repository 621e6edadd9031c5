import { Notice } from "../../ui/form/notice.tsx";

/** Why a form was not saved, announced beside its button. */
export function FormProblem({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <Notice kind="alert">
      <p>{text}</p>
    </Notice>
  );
}
