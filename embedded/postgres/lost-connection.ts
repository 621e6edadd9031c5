/** PostgreSQL ends or refuses connections: it stops, has crashed, or starts. */
const SQLSTATES = /^(?:08|57P0[123])/;
const NETWORK = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
const OF_CLIENT = /Connection terminated|not queryable|timeout exceeded when trying to connect/;

/** Whether a statement failed because PostgreSQL was away, and may well succeed a little later. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return SQLSTATES.test(code) || NETWORK.test(code) || OF_CLIENT.test(error.message);
}
