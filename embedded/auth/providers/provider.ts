/** What only this service and the visitor's browser know about a sign-in under way. */
export type Attempt = { state: string; nonce: string; verifier: string };

/** Who the provider says it is. */
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
  /** Takes what the browser came back with. @throws when it does not belong to the attempt. */
  finish(query: URLSearchParams, attempt: Attempt): Promise<ProviderPerson>;
};

export type Providers = ReadonlyMap<string, Provider>;
