/** Secrets of a sign-in in progress, known only to this service and the visitor's browser. */
export type Attempt = { state: string; nonce: string; verifier: string };

/** The person, according to the provider. */
export type ProviderPerson = {
  sub: string;
  email: string | undefined;
  emailVerified: boolean;
  name: string | undefined;
  picture: string | undefined;
  issuer: string;
};

export type Provider = {
  /** Where the browser signs in. */
  begin(attempt: Attempt): Promise<URL>;
  /**
   * Handles the browser's return.
   * @throws when it does not belong to the attempt.
   */
  finish(query: URLSearchParams, attempt: Attempt): Promise<ProviderPerson>;
};

export type Providers = ReadonlyMap<string, Provider>;
