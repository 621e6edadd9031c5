/** Builds the app and the server, each when a source of it has changed since the last time. */
export function ensureBuilt(): Promise<void>;
