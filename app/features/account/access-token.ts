import { connected } from "../../platform/auth-calls.ts";
import { useBackend } from "../../platform/backend-context.tsx";
import { OperationFailure } from "../../platform/operations.ts";

/**
 * @returns the token for calling operations, renewed if necessary.
 * @throws OperationFailure
 */
export function useAccessToken(): () => Promise<string> {
  const { connect } = useBackend();
  return async () => {
    const client = await connected(connect);
    const { data } = await client.auth.getSession();
    if (!data.session) throw new OperationFailure("unauthenticated");
    return data.session.access_token;
  };
}
