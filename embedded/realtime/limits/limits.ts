/** The limits of one client, and of all together. */
export type Limits = {
  connections: number;
  /** Open at a time from one network: an address, or an IPv6 /64. */
  connectionsPerNetwork: number;
  /** New ones from one network, on average. */
  newConnectionsPerMinute: number;
  /** New ones from one network after a quiet time. */
  newConnectionsAtOnce: number;
  channelsPerConnection: number;
  /** `postgres_changes` entries of one channel. */
  entriesPerChannel: number;
  /** The JSON size of the entries of a connection's channels, and of all of a network's. */
  entryCharactersPerConnection: number;
  entryCharactersPerNetwork: number;
  /** Filters of joins that wait to be checked by Postgres. */
  validationsWaitingPerNetwork: number;
  /** Pings and pongs count as messages. */
  messagesPerSecond: number;
  /** Frames of one message, which are not counted separately. */
  fragmentsOfMessage: number;
  bytesPerSecond: number;
  /** A larger frame ends the connection. */
  frameBytes: number;
  /** A socket with more unread data than this is cut, or with more than its share of what its network may leave unread. */
  unsentBytes: number;
  unsentBytesPerNetwork: number;
  /** The largest presence payload of a client, as JSON. */
  presenceBytes: number;
  /** A socket that has been silent for this long, without even a heartbeat, is cut. */
  idleMs: number;
};

export const DEFAULT_LIMITS: Limits = {
  connections: 10_000,
  // An office of 300 people behind one address, each with three tabs, that all come back at once
  // after a restart: refused ones try again after 1, 2, 5 and 10 seconds.
  connectionsPerNetwork: 1_000,
  newConnectionsPerMinute: 300,
  newConnectionsAtOnce: 600,
  channelsPerConnection: 100,
  entriesPerChannel: 20,
  // Six hundred entries with a filter by a row's id; and thirty for each of three hundred people's tabs.
  entryCharactersPerConnection: 64 * 1024,
  entryCharactersPerNetwork: 2 * 1024 * 1024,
  // As many as an office's tabs have channels when all come back at once.
  validationsWaitingPerNetwork: 2_000,
  messagesPerSecond: 100,
  fragmentsOfMessage: 64,
  bytesPerSecond: 1024 * 1024,
  frameBytes: 1024 * 1024,
  unsentBytes: 4 * 1024 * 1024,
  unsentBytesPerNetwork: 128 * 1024 * 1024,
  presenceBytes: 16 * 1024,
  idleMs: 60_000,
};
