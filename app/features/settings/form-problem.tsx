import { Notice } from "../../ui/form/notice.tsx";

/** Why a form was not saved, said aloud where it is sent. */
export function FormProblem({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <Notice kind="alert">
      <p>{text}</p>
    </Notice>
  );
}
