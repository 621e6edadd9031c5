import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useCallback, useMemo } from "react";
import type { z } from "zod";
import { accessToken } from "../../app/platform/auth-calls.ts";
import { useBackend } from "../../app/platform/backend-context.tsx";
import { callOperation, OperationFailure } from "../../app/platform/operations.ts";
import { openDesk, STAFF_MAY, type StaffArea, type StaffRole } from "../../contracts/desk/staff.ts";
import type { OperationContract } from "../../contracts/operation.ts";

export type Member = {
  email: string;
  userId: string;
  role: StaffRole;
  may(area: StaffArea): boolean;
};

const MemberContext = createContext<Member | null>(null);

export function MemberProvider({ member, children }: { member: Member; children: ReactNode }) {
  return <MemberContext value={member}>{children}</MemberContext>;
}

/** The member of staff at this desk. */
export function useMember(): Member {
  const member = use(MemberContext);
  if (!member) throw new Error("No member of staff around this component");
  return member;
}

export type DeskCall = <Input extends z.ZodType, Output extends z.ZodType>(
  contract: OperationContract<Input, Output>,
  input: z.input<Input>,
  /** Aborts with the query that asks. */
  signal?: AbortSignal,
) => Promise<z.output<Output>>;

/** Gives the session's token, renewed if necessary. @throws OperationFailure */
export function useDeskToken(): () => Promise<string> {
  const { connect } = useBackend();
  return useCallback(() => accessToken(connect), [connect]);
}

/** Calls operations of the desk with the session's token. @throws OperationFailure */
export function useDeskCall(): DeskCall {
  const token = useDeskToken();
  return useCallback(
    async (contract, input, signal) => callOperation(contract, await token(), input, { signal }),
    [token],
  );
}

/** Asks the server who is at the desk. */
export function useOpenDesk() {
  const call = useDeskCall();
  const opened = useQuery({
    queryKey: ["desk", "open"],
    queryFn: ({ signal }) => call(openDesk, {}, signal),
    retry: (count, error) =>
      count < 2 && error instanceof OperationFailure && error.code === "network",
  });
  const member = useMemo<Member | undefined>(() => {
    if (!opened.data) return undefined;
    const { role } = opened.data;
    return { ...opened.data, may: (area) => STAFF_MAY[role].includes(area) };
  }, [opened.data]);
  return { member, error: opened.error, tryAgain: () => void opened.refetch() };
}
