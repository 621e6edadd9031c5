import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Loaded } from "../account/loaded.tsx";

/**
 * A part of the page whose scripts load when it is opened, so that the checklist does not wait for
 * them.
 */
export function Later<Module>(props: {
  name: string;
  load(): Promise<Module>;
  rows?: number;
  children(module: Module): ReactNode;
}) {
  const t = useMessages("centre");
  const part = useQuery({
    queryKey: ["part", props.name],
    queryFn: props.load,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Loaded
      query={part}
      failedTitle={t("partFailed")}
      showsEarlier
      {...(props.rows !== undefined && { rows: props.rows })}
    >
      {props.children}
    </Loaded>
  );
}
