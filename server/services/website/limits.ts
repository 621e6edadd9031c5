/** What asking an address may take, and whom it may ask. Tests make it smaller, and their own machine public. */
export type VisitLimits = {
  totalMs: number;
  /** For each step: resolving, connecting, the first bytes, and between bytes. */
  stepMs: number;
  /** How much of the answer is read. */
  maxBytes: number;
  maxRedirects: number;
  /** As a URL writes them: the usual one is empty. */
  ports: readonly string[];
  isPublicAddress(address: string): boolean;
  resolve(hostname: string, signal: AbortSignal): Promise<string[]>;
  /** Further certificate authorities. */
  ca?: string;
};

/** Of a page, whose beginning is read. */
export type WebsiteLimits = VisitLimits & {
  /** For making sense of the beginning of a page. */
  headMs: number;
};
