import { accessToken } from "../../platform/auth-calls.ts";
import { useBackend } from "../../platform/backend-context.tsx";

/**
 * @param userId the person whose token is wanted, for what must not reach another account.
 * @returns the token for calling operations, renewed if necessary.
 * @throws OperationFailure
 */
export function useAccessToken(userId?: string): () => Promise<string> {
  const { connect } = useBackend();
  return () => accessToken(connect, userId);
}
