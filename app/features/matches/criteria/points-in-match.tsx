import type { ReactNode } from "react";
import { useMessages } from "../../../i18n/messages-context.tsx";
import { MemberIcon } from "../../../ui/member-icons.tsx";

/** How the points are used in a match: in full, or cautiously while they are unconfirmed. */
export function PointsInMatch(props: { isConfirmed: boolean; isChanged: boolean }) {
  const t = useMessages("criteria");
  const { isConfirmed, isChanged } = props;
  if (isChanged) return <Line>{t("changesWait")}</Line>;
  if (!isConfirmed) return <Line>{t("unconfirmedText")}</Line>;
  return (
    <Line>
      <MemberIcon name="check" className="me-1 inline size-4 text-leaf" />
      {t("confirmedText")}
    </Line>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="mt-3 max-w-prose text-sm">
      {children}
    </p>
  );
}
