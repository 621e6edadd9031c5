/**
 * A person whose token the auth service has just validated. Only server/operations/authenticate.ts
 * makes one; the protected field keeps a plain object, or an id from a request, from being passed
 * as one.
 */
export class Actor {
  protected readonly vouchedFor = true;
  readonly userId: string;
  readonly email: string;
  readonly sessionId: string;
  /** The session has shown a second factor. */
  readonly hasShownFactor: boolean;

  constructor(person: {
    userId: string;
    email: string;
    sessionId: string;
    hasShownFactor?: boolean;
  }) {
    this.hasShownFactor = person.hasShownFactor ?? false;
    this.userId = person.userId;
    this.email = person.email;
    this.sessionId = person.sessionId;
  }
}
