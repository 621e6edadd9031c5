const THIS_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether the backend is the server's own, and the visitor is on the same machine. */
export function hasMailboxHere(backendUrl: string, page: string): boolean {
  const { origin, hostname } = new URL(page);
  return new URL(backendUrl).origin === origin && THIS_MACHINE.has(hostname);
}
