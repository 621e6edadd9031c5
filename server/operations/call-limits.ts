/** Per person, over all operations: two a second is more than any screen of ours needs. */
export const CALLS_PER_MINUTE = 120;

/** Of one network: many people may share it, and none of them has a token refused but now and then. */
export const REFUSED_TOKENS = { most: 300, withinSeconds: 300 };
