import { useMessages } from "../../../i18n/messages-context.tsx";
import { MemberIcon } from "../../../ui/member-icons.tsx";

/** What the points do in a match: all that they say, or with care as long as nobody has confirmed them. */
export function Standing(props: { isConfirmed: boolean; isChanged: boolean }) {
  const t = useMessages("criteria");
  const { isConfirmed, isChanged } = props;
  return (
    <p role="status" className="mt-3 max-w-prose text-sm">
      {isConfirmed && !isChanged ? (
        <>
          <MemberIcon name="check" className="me-1 inline size-4 text-leaf" />
          {t("confirmedText")}
        </>
      ) : (
        t(isConfirmed ? "changesWait" : "unconfirmedText")
      )}
    </p>
  );
}
