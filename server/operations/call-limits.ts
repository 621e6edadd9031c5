/** Per person, over all operations: two a second is more than any screen of ours needs. */
export const CALLS_PER_MINUTE = 120;

/** Per network: many people may share it, and their tokens are rarely refused. */
export const REFUSED_TOKENS = { most: 300, withinSeconds: 300 };
