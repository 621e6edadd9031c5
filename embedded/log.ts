/** The log of every part of the backend; the composition root decides where it goes. */
export type Log = (level: "info" | "warn" | "error", message: string, details?: object) => void;
