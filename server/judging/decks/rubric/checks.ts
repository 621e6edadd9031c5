/** What is computed from a deck's own figures, and said of where it is right. */
export const CHECKS = ["total", "funds", "equation"] as const;
