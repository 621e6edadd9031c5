/** Limits of a request, and the addresses it may go to. Tests make them smaller, and their own machine public. */
export type VisitLimits = {
  totalMs: number;
  /** For each step: resolving, connecting, the first bytes, and between bytes. */
  stepMs: number;
  /** How much of the answer is read. */
  maxBytes: number;
  maxRedirects: number;
  /** As in a URL, where the default port is empty. */
  ports: readonly string[];
  isPublicAddress(address: string): boolean;
  resolve(hostname: string, signal: AbortSignal): Promise<string[]>;
  /** Further certificate authorities. */
  ca?: string;
};

/** Limits for a page, of which only the beginning is read. */
export type WebsiteLimits = VisitLimits & {
  /** For parsing the beginning of a page. */
  headMs: number;
};
