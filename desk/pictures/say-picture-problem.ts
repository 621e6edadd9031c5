import { useSayFailure } from "../../app/features/problems/failure.ts";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { OperationFailure } from "../../app/platform/operations.ts";
import { PICTURE_PROBLEMS } from "../../contracts/desk/pictures.ts";

const PROBLEMS = [...PICTURE_PROBLEMS, "address_unreachable"] as const;

/** Says why a picture was not taken, and what to do next. */
export function useSayPictureProblem(): (thrown: unknown) => string {
  const t = useMessages("deskPictures");
  const sayFailure = useSayFailure();
  return (thrown) => {
    const { file, url } = thrown instanceof OperationFailure ? thrown.fields : {};
    const known = PROBLEMS.find((one) => one === (file ?? url));
    return known ? t(`problem_${known}`) : sayFailure(thrown);
  };
}
