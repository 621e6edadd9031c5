/** How every part of the backend reports; the composition root decides where it goes. */
export type Log = (level: "info" | "warn" | "error", message: string, details?: object) => void;
