import { accessToken } from "../../platform/auth-calls.ts";
import { useBackend } from "../../platform/backend-context.tsx";

/**
 * @returns the token for calling operations, renewed if necessary.
 * @throws OperationFailure
 */
export function useAccessToken(): () => Promise<string> {
  const { connect } = useBackend();
  return () => accessToken(connect);
}
