import { accessToken } from "../../platform/auth-calls.ts";
import { useBackend } from "../../platform/backend-context.tsx";

/**
 * @param userId whose it has to be, of what must not reach another person's account.
 * @returns the token for calling operations, renewed if necessary.
 * @throws OperationFailure
 */
export function useAccessToken(userId?: string): () => Promise<string> {
  const { connect } = useBackend();
  return () => accessToken(connect, userId);
}
