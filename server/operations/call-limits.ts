/** Per person, over all operations: a screen of the account makes eight calls, and a person may open thirty a minute. */
export const CALLS = { points: 240, duration: 60 };

/** Per network: many people may share it, and their tokens are rarely refused. */
export const REFUSED_TOKENS = { points: 300, duration: 300 };
