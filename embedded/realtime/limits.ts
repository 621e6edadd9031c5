/** What one client, and all together, may use. */
export type Limits = {
  connections: number;
  channelsPerConnection: number;
  /** `postgres_changes` entries of one channel. */
  entriesPerChannel: number;
  messagesPerSecond: number;
  bytesPerSecond: number;
  /** A larger frame ends the connection. */
  frameBytes: number;
  /** A socket that lets more than this wait unread is cut. */
  unsentBytes: number;
  /** What one client may tell of itself in presence, as JSON. */
  presenceBytes: number;
  /** A socket from which nothing came for so long, not even a heartbeat, is cut. */
  idleMs: number;
};

export const DEFAULT_LIMITS: Limits = {
  connections: 10_000,
  channelsPerConnection: 100,
  entriesPerChannel: 20,
  messagesPerSecond: 100,
  bytesPerSecond: 1024 * 1024,
  frameBytes: 1024 * 1024,
  unsentBytes: 4 * 1024 * 1024,
  presenceBytes: 16 * 1024,
  idleMs: 60_000,
};
