/** How every part of the backend logs; the composition root decides where to. */
export type Log = (level: "info" | "warn" | "error", message: string, details?: object) => void;
