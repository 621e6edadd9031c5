/** Per person, over all operations: two a second is more than any screen of ours needs. */
export const CALLS = { points: 120, duration: 60 };

/** Per network: many people may share it, and their tokens are rarely refused. */
export const REFUSED_TOKENS = { points: 300, duration: 300 };
